import { expect, test } from "vitest";
import { type PressSettings, pushOf } from "./hydraulics-rules";
import { press } from "./press";
import { drawing, drawPress, pathAt, rodLength } from "./press-drawing";

const draw = (settings: PressSettings) => drawPress(settings, press(pushOf(settings)));
const set = { smallArea: 2, largeArea: 10, force: 20, path: 5 };

test("what left one cylinder and what entered the other are equal areas on the page", () => {
  const { small, large } = draw(set);
  const left = (small.right - small.left) * (small.face - drawing.level);
  const entered = (large.right - large.left) * (drawing.level - large.face);
  expect(left).toBeGreaterThan(0);
  expect(entered).toBeCloseTo(left, 6);
});

test("the arrows are to each other as the forces", () => {
  const { small, large } = draw(set);
  expect(large.arrow / small.arrow).toBeCloseTo(5, 10);
});

test("the pressure pushes every wall equally hard", () => {
  const lengths = draw(set).pushes.map(({ dx, dy }) => Math.hypot(dx, dy));
  expect(lengths.length).toBeGreaterThan(8);
  for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0, 10);
});

test("at the widest, highest and deepest, everything stays on the page and off the pipe", () => {
  const extremes: PressSettings[] = [
    { smallArea: 6, largeArea: 24, force: 60, path: 8 },
    { smallArea: 1, largeArea: 1, force: 60, path: 8 },
    { smallArea: 6, largeArea: 1, force: 60, path: 0 },
  ];
  for (const settings of extremes) {
    const { small, large, load } = draw(settings);
    expect(small.face).toBeLessThan(drawing.pipe);
    expect(small.face - drawing.plate - rodLength).toBeGreaterThan(drawing.above);
    expect(small.arrow).toBeLessThan(rodLength);
    expect(large.face - drawing.plate - load).toBeGreaterThan(drawing.above);
    expect(large.right).toBeLessThanOrEqual(drawing.width - 40);
  }
});

test("a height on the page is the path that brings the piston there", () => {
  expect(pathAt(draw(set).small.face)).toBeCloseTo(5, 10);
});
