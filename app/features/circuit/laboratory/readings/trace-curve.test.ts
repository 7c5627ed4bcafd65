import { expect, test } from "vitest";
import { newGridComponent } from "../grid/grid-component";
import { curveOf, roundEnd, signsOf, valueAt } from "./trace-curve";

const samples = [0, 1, 2, 3].map((seconds) => ({
  seconds,
  readings: new Map([
    ["k", { voltage: 6 * (1 - Math.exp(-seconds / 2)), current: 0.3 * Math.exp(-seconds / 2), power: 0 }],
  ]),
}));

test("after R·C = 2 s the curve of a capacitor stands at 63 % of 6 V", () => {
  const curve = curveOf(samples, "k", "voltage", 1);
  expect(valueAt(curve, 2)).toBeCloseTo(3.793, 3);
  expect(valueAt(curve, 99)).toBeCloseTo(samples[3]?.readings.get("k")?.voltage ?? 0, 9);
  expect(curve).toMatchObject({ longest: 5, greatest: 5, signed: false });
});

test("a current that turns round has zero in the middle", () => {
  expect(curveOf(samples, "k", "current", -1)).toMatchObject({ greatest: 0.5, signed: true });
});

test.each([
  [0, 1],
  [0.3, 0.5],
  [6, 10],
  [20, 20],
  [101, 200],
])("the axis that holds %d ends at %d", (value, end) => {
  expect(roundEnd(value)).toBeCloseTo(end, 9);
});

const seen = (...readings: [voltage: number, current: number][]) =>
  readings.map(([voltage, current], seconds) => ({
    seconds,
    readings: new Map([["e30", { voltage, current, power: 0 }]]),
  }));

test("the graph has the table's sign: a part is read from the end that was positive first", () => {
  const capacitor = newGridComponent("capacitor", 30);
  // In the direction opposite to its edge: charging, and discharging.
  expect(signsOf(capacitor, seen([0, -0.3], [-2, -0.2]))).toEqual({ voltage: -1, current: -1 });
  expect(signsOf(capacitor, seen([0, -0.3]))).toEqual({ voltage: -1, current: -1 });
  expect(signsOf(capacitor, seen([-6, 0.3], [-4, 0.2]))).toEqual({ voltage: -1, current: -1 });
  expect(signsOf(newGridComponent("resistor", 30), seen([6, 0.3], [-4, -0.2]))).toEqual({ voltage: 1, current: 1 });
  // An ammeter has no voltage, a voltmeter no current.
  expect(signsOf(newGridComponent("ammeter", 30), seen([0, -0.3]))).toEqual({ voltage: -1, current: -1 });
  expect(signsOf(newGridComponent("voltmeter", 30), seen([-6, 0]))).toEqual({ voltage: -1, current: -1 });
  const battery = (reversed: boolean) => signsOf(newGridComponent("battery", 30, { reversed }), seen([-6, 0.3]));
  expect(battery(false)).toEqual({ voltage: -1, current: 1 });
  expect(battery(true)).toEqual({ voltage: 1, current: -1 });
});
