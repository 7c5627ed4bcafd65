import { expect, test } from "vitest";
import { byEdge, type GridComponent, measure, newGridComponent } from "../grid/grid-component";
import { columnForm, flowWord, inColumn, partReading, readingWithUnit } from "./part-reading";

const noCharges = new Map<string, number>();

/** Two batteries with 10 Ω. They have 6 V and 4.5 V, 0.5 Ω each, in the first two columns; 10 Ω is in the third. */
const charged = byEdge([
  newGridComponent("battery", 25, { value: 6, reversed: true }),
  newGridComponent("battery", 26, { value: 4.5, reversed: true }),
  newGridComponent("resistor", 27, { value: 10 }),
  ...[0, 1, 5, 6].map((edge) => newGridComponent("wire", edge)),
]);
const readingsOf = (components: readonly GridComponent[]) => {
  const solution = measure(components, noCharges);
  return new Map(components.map((component) => [component.id, partReading(component, solution)]));
};

test("a battery that is charged is told from one that delivers", () => {
  const readings = readingsOf(charged);
  const [giving, taking] = [readings.get("e25"), readings.get("e26")];
  expect([giving?.current, giving?.voltage, giving?.power].map((value) => value?.toFixed(3))).toEqual([
    "1.756",
    "5.122",
    "8.995",
  ]);
  expect([taking?.current, taking?.voltage, taking?.power].map((value) => value?.toFixed(3))).toEqual([
    "-1.244",
    "5.122",
    "-6.371",
  ]);
  expect([giving?.direction, taking?.direction]).toEqual(["up", "down"]);
  expect(giving && flowWord({ kind: "battery" }, giving)).toBe("jep energji");
  expect(taking && flowWord({ kind: "battery" }, taking)).toBe("po mbushet");
});

test("in a column the rule of the node holds to the last digit", () => {
  const readings = readingsOf(charged);
  const currents = ["e25", "e26", "e27"].map((id) => readings.get(id)?.current ?? 0);
  const form = columnForm(currents, "A");
  const written = currents.map((value) => inColumn(value, form));
  expect(written).toEqual(["1,756", "−1,244", "0,512"]);
});

test("a column has one unit: milliamperes where all are small", () => {
  expect(columnForm([0.0689, 0.00984, 0], "A")).toEqual({ unit: "mA", factor: 1000, digits: 2 });
  expect(columnForm([0.28, 0.0689], "A")).toEqual({ unit: "A", factor: 1, digits: 4 });
  expect(columnForm([12], "A")).toEqual({ unit: "A", factor: 1, digits: 1 });
  expect(columnForm([], "V")).toEqual({ unit: "V", factor: 1, digits: 2 });
});

test.each([
  [0.19672, "A", "0,197\u00a0A"],
  [3.9344, "V", "3,93\u00a0V"],
  [0.0689, "A", "68,9\u00a0mA"],
  [12, "A", "12,0\u00a0A"],
  [120, "W", "120\u00a0W"],
])("%d %s is read with three digits", (value, unit, text) => {
  expect(readingWithUnit(value, unit)).toBe(text);
});

test("a short circuit heats the battery from inside: 72 W; an ideal one has no number", () => {
  const short = (internalResistance: number) =>
    byEdge([
      newGridComponent("battery", 0, { internalResistance }),
      ...[5, 25, 26].map((edge) => newGridComponent("wire", edge)),
    ]);
  expect(readingsOf(short(0.5)).get("e0")).toMatchObject({ current: 12, heat: 72, unbounded: false });
  expect(readingsOf(short(0)).get("e0")).toMatchObject({ heat: 0, unbounded: true });
});
