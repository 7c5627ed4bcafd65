import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const sheet = readFileSync(fileURLToPath(new URL("./pika.css", import.meta.url)), "utf8");

/** The key frames of the landing. They have width and height of the dot at each part of the time. */
const frames = [...sheet.matchAll(/([\d.]+)% \{\s*transform: scale\(([\d.]+), ([\d.]+)\)/g)].map((frame) =>
  frame.slice(1).map(Number),
) as [number, number, number][];

test("the dot gives at the ground as a damped spring does", () => {
  const [damping, halfPeriod, duration, first] = [0.2, 80, 400, 0.34];
  const root = Math.sqrt(1 - damping ** 2);
  const frequency = Math.PI / halfPeriod;
  expect(frames).toHaveLength(5);
  frames.forEach(([percent, , tall], k) => {
    const time = Math.atan(root / damping) / frequency + k * halfPeriod;
    const swing = first * Math.exp((-damping * Math.PI * k) / root) * (k % 2 ? 1 : -1);
    expect([percent, tall]).toEqual([expect.closeTo((100 * time) / duration, 0), expect.closeTo(1 + swing, 2)]);
  });
});

test("the dot keeps its area while it is pressed", () => {
  for (const [, broad, tall] of frames) expect(broad * tall).toBeCloseTo(1, 2);
});

test("the dot falls and swings at g, a centimetre to the pixel", () => {
  const seconds = (name: string) => Number(new RegExp(`${name} ([\\d.]+)s`).exec(sheet)?.[1]);
  expect((9.81 * seconds("pika-fall") ** 2) / 2).toBeCloseTo(0.24, 2);
  expect(2 * seconds("pika-swing")).toBeCloseTo(2 * Math.PI * Math.sqrt(0.25 / 9.81), 2);
});
