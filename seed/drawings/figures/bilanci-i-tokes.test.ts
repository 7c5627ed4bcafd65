import { expect, test } from "vitest";
import { balance } from "./bilanci-i-tokes";

const flow = balance(288);

test("as much leaves for space as comes in", () => {
  expect(flow.reflected + flow.back + flow.through).toBeCloseTo(flow.incoming, 9);
});

test("the surface and the air each give away what they receive", () => {
  expect(flow.absorbed + flow.back).toBeCloseTo(flow.emitted, 9);
  expect(flow.emitted - flow.through).toBeCloseTo(2 * flow.back, 9);
});

test("the printed whole watts add up as well", () => {
  const w = Object.fromEntries(Object.entries(flow).map(([name, value]) => [name, Math.round(value)]));
  expect(w).toMatchObject({ incoming: 340, reflected: 102, absorbed: 238, emitted: 390, back: 152, through: 86 });
});

test("without greenhouse gases the surface would stand at 255 K: nothing comes back", () => {
  expect(balance(254.578).back).toBeCloseTo(0, 2);
});
