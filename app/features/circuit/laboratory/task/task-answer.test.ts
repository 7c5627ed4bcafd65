import { expect, test } from "vitest";
import { componentNames } from "../../parts/component-words";
import { type GridComponents, newGridComponent } from "../grid/grid-component";
import type { NumberQuestion } from "./task";
import { readAnswer } from "./task-answer";
import { checkNumber, isToldByMeters } from "./task-check";
import { numberVerdictText } from "./task-verdict-words";
import { insideText } from "./task-words";

/**
 * A circuit of 6 V and 30.5 Ω. 6 V with 0.5 Ω inside are over a switch, 10 Ω, 20 Ω and an ammeter: 6 / 30.5 = 0.1967 A.
 */
const loop = [
  newGridComponent("switch", 1, { on: true }),
  newGridComponent("resistor", 2, { value: 10 }),
  ...[3, 7, 8].map((edge) => newGridComponent("wire", edge)),
  newGridComponent("ammeter", 6),
  newGridComponent("battery", 26),
  newGridComponent("resistor", 29, { value: 20 }),
];

const asking = (ask: NumberQuestion["ask"], edge: number, components: GridComponents = loop) => ({
  components,
  question: { ask, edge } as NumberQuestion,
  metersOnly: true,
});

test.each([
  // Both are within two percent of the right answer, 0.1967 A and 5.902 V.
  ["current", 29, 0.2, "no-internal"],
  ["voltage", 26, 6, "no-internal"],
  ["value", 26, 5.9, "no-internal"],
  ["value", 29, 20.5, "no-internal"],
  ["current", 29, 0.197, "right"],
  ["current", 29, 0.1967, "right"],
  ["value", 26, 6, "right"],
  ["current", 29, 3.93, "other-quantity"],
  ["current", 29, 0.0197, "decimal"],
  ["current", 29, 0.19, "rounded"],
  ["voltage", 2, 5.9, "other-part"],
  ["voltage", 2, 0.0197, "inverse"],
] as const)("asked for the %s on edge %d, %d is told as %s", (ask, edge, answer, code) => {
  expect(checkNumber(asking(ask, edge), answer).code).toBe(code);
});

test("a wrong value is told by the instrument that the pupil has placed, named as it stands on the board now", () => {
  const without = loop.map((part) => (part.kind === "ammeter" ? newGridComponent("wire", 6) : part));
  const bare = asking("value", 29, without);
  expect(isToldByMeters(bare)).toBe(false);
  expect(isToldByMeters(asking("value", 29))).toBe(true);
  expect(checkNumber(bare, 14).code).toBe("too-small");
  const own = [newGridComponent("resistor", 0), ...loop];
  const verdict = checkNumber(bare, 14, own);
  // The resistor on edge 0 comes before the two others, so R₂ is now R₃.
  expect(numberVerdictText(verdict, bare, 14, componentNames(own), own)).toBe(
    "Po të ishte R₃\u00a0=\u00a014\u00a0Ω, ampermetri do të tregonte 0,245\u00a0A. Ai tregon 0,197\u00a0A.",
  );
});

test("what is right for the circuit as the pupil has changed it is told as that", () => {
  const stronger = loop.map((part) => (part.kind === "battery" ? { ...part, value: 12 } : part));
  expect(checkNumber(asking("current", 29), 0.393, stronger).code).toBe("changed-circuit");
  expect(checkNumber(asking("current", 29), 0.197, stronger).code).toBe("right");
});

test.each([
  ["20", 0, { ok: true, number: 20, unit: 0 }],
  ["20", 1, { ok: true, number: 20_000, unit: 1 }],
  ["20,5 Ω", 1, { ok: true, number: 20.5, unit: 0 }],
  ["0.02 kohm", 0, { ok: true, number: 20, unit: 1 }],
  ["20 A", 0, { ok: false, fault: "other-unit" }],
  ["njëzet", 0, { ok: false, fault: "no-number" }],
  ["20 mollë", 0, { ok: false, fault: "no-number" }],
  ["", 0, { ok: false, fault: "no-number" }],
] as const)("an answer typed as „%s“ is read with its unit", (typed, chosen, read) => {
  expect(readAnswer(asking("value", 29), typed, chosen)).toEqual(read);
});

test("what the drawing does not show is said: the resistance inside each battery", () => {
  expect(insideText(loop)).toBe("Brenda baterisë: r\u00a0=\u00a00,5\u00a0Ω.");
  expect(insideText(loop.map((part) => ({ ...part, internalResistance: 0 })))).toBe(
    "Bateria është ideale: r\u00a0=\u00a00.",
  );
  expect(insideText([...loop, newGridComponent("battery", 40, { internalResistance: 1 })])).toBe(
    "Brenda baterive: r₁\u00a0=\u00a00,5\u00a0Ω, r₂\u00a0=\u00a01\u00a0Ω.",
  );
});
