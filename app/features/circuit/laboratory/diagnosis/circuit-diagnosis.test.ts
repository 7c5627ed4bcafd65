import { expect, test } from "vitest";
import type { ComponentKind } from "../../parts/component";
import { examples } from "../example-circuits";
import { edgeBetween } from "../grid/grid";
import {
  byEdge,
  type GridComponent,
  type GridComponents,
  idOn,
  measure,
  newGridComponent,
} from "../grid/grid-component";
import { diagnose, diagnoseDead } from "./circuit-diagnosis";

/** The four edges of the upper left square: top, right, bottom, left. */
const [above, right, below, left] = [
  edgeBetween({ x: 0, y: 0 }, { x: 1, y: 0 }),
  edgeBetween({ x: 1, y: 0 }, { x: 1, y: 1 }),
  edgeBetween({ x: 0, y: 1 }, { x: 1, y: 1 }),
  edgeBetween({ x: 0, y: 0 }, { x: 0, y: 1 }),
].map(Number) as [number, number, number, number];
const far = Number(edgeBetween({ x: 1, y: 0 }, { x: 2, y: 0 }));

const noCharges = new Map<string, number>();
const circuit = (parts: Record<number, ComponentKind | [ComponentKind, Partial<GridComponent>]>): GridComponents =>
  byEdge(
    Object.entries(parts).map(([edge, part]) => {
      const [kind, settings] = typeof part === "string" ? [part, {}] : part;
      return newGridComponent(kind, Number(edge), settings);
    }),
  );
const diagnosed = (components: GridComponents, charges = noCharges) =>
  diagnose(components, charges, measure(components, charges));

test("what works, and what is empty", () => {
  expect(diagnosed([])).toEqual({ code: "empty" });
  expect(diagnosed(circuit({ [above]: "battery", [right]: "bulb", [below]: "wire", [left]: "wire" }))).toEqual({
    code: "flows",
  });
});

test.each([
  [
    "a missing battery",
    circuit({ [above]: "bulb", [right]: "wire", [below]: "wire", [left]: "wire" }),
    { code: "no-battery" },
  ],
  [
    "an open switch",
    circuit({ [above]: "battery", [right]: "bulb", [below]: "switch", [left]: "wire" }),
    { code: "open-switch", ids: [idOn(below)] },
  ],
  [
    "two open switches",
    circuit({ [above]: "battery", [right]: "bulb", [below]: "switch", [left]: "switch" }),
    { code: "open-switch", ids: [idOn(below), idOn(left)] },
  ],
  [
    "a voltmeter in series",
    circuit({ [above]: "battery", [right]: "bulb", [below]: "voltmeter", [left]: "wire" }),
    { code: "voltmeter-in-series", ids: [idOn(below)] },
  ],
  [
    "a wire broken inside",
    circuit({ [above]: "battery", [right]: "bulb", [below]: ["wire", { broken: true }], [left]: "wire" }),
    { code: "broken-wire", ids: [idOn(below)] },
  ],
  [
    "a gap in the loop",
    circuit({ [above]: "battery", [right]: "bulb", [left]: "wire" }),
    { code: "missing-wire", edge: below },
  ],
  ["loose pieces", circuit({ [above]: "battery", 40: "bulb" }), { code: "no-path" }],
  [
    "batteries that cancel",
    circuit({
      [above]: "battery",
      [right]: "bulb",
      [below]: "battery",
      [left]: "wire",
    }),
    { code: "opposed", bare: false },
  ],
  [
    "batteries that cancel in a bare loop",
    circuit({ [above]: "battery", [right]: "wire", [below]: "battery", [left]: "wire" }),
    { code: "opposed", bare: true },
  ],
  [
    "ideal batteries that cancel in a bare loop",
    circuit({
      [above]: ["battery", { internalResistance: 0 }],
      [right]: "wire",
      [below]: ["battery", { internalResistance: 0 }],
      [left]: "wire",
    }),
    { code: "opposed", bare: true },
  ],
  [
    "a real short circuit",
    circuit({ [above]: "battery", [right]: "wire", [below]: "wire", [left]: "wire" }),
    { code: "short", id: idOn(above), ideal: false },
  ],
  [
    "an ideal short circuit",
    circuit({ [above]: ["battery", { internalResistance: 0 }], [right]: "wire", [below]: "wire", [left]: "wire" }),
    { code: "short", id: idOn(above), ideal: true },
  ],
])("%s is named", (_, components, diagnosis) => {
  expect(diagnosed(components)).toEqual(diagnosis);
});

test("a switch and a voltmeter, both in the way, are both named", () => {
  const components = circuit({ [above]: "battery", [right]: "bulb", [below]: "switch", [left]: "voltmeter" });
  expect(diagnosed(components)).toEqual({ code: "several-gaps", ids: [idOn(below), idOn(left)] });
});

test("a capacitor that is full stops the current", () => {
  const components = circuit({ [above]: "battery", [right]: "capacitor", [below]: "wire", [left]: "wire" });
  // On the top edge the battery's + end is at the right, where the capacitor begins.
  expect(diagnosed(components, new Map([[idOn(right), 6]]))).toEqual({ code: "full-capacitor", ids: [idOn(right)] });
});

test("a voltmeter beside the full capacitor is not blamed", () => {
  const charging = examples.find(({ title }) => title === "Mbushja e kondensatorit")?.components ?? [];
  const closed = charging.map((part) => (part.kind === "switch" ? { ...part, on: true } : part));
  const full = closed.find(({ kind }) => kind === "capacitor")?.id ?? "";
  expect(diagnosed(closed, new Map([[full, 6]]))).toEqual({ code: "full-capacitor", ids: [full] });
});

test("a lamp with a wire beside it is dark, and the wire is why", () => {
  const two = examples[0]?.components ?? [];
  const lamp = two.find(({ kind }) => kind === "bulb") as GridComponent;
  const bypass = circuit({
    [above]: "battery",
    [right]: "bulb",
    [below]: "resistor",
    [left]: "wire",
    [far]: "wire",
    [Number(edgeBetween({ x: 2, y: 0 }, { x: 2, y: 1 }))]: "wire",
    [Number(edgeBetween({ x: 1, y: 1 }, { x: 2, y: 1 }))]: "wire",
  });
  expect(diagnoseDead(bypass, noCharges, idOn(right))).toMatchObject({ code: "bypassed" });
  expect(
    diagnoseDead(
      two.map((part) => (part.kind === "switch" ? { ...part, on: false } : part)),
      noCharges,
      lamp.id,
    ),
  ).toMatchObject({ code: "open-switch" });
});

test("a loose lamp beside a circuit that works is not blamed on its battery", () => {
  const board = circuit({ [above]: "battery", [right]: "bulb", [below]: "wire", [left]: "wire", 40: "bulb" });
  expect(diagnoseDead(board, noCharges, idOn(40))).toEqual({ code: "no-path" });
});
