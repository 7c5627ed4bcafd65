/** Compares the style sheets by which covers move, in `app/ui/moving-cover/`, with the drawings whose paths they name. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Picture } from "../kit/picture";
import { planets } from "../physics/planets";
import wave, { k, surface } from "./intro-valet";
import ball from "./levizja-e-trupave";
import cradle from "./ligjet-e-njutonit";
import chain from "./matematika-arkitektura";
import thunder from "./perhapja-zerit";
import pencil, { surface as waterline } from "./perthyerja-dhe-reflektimi-i-drites";
import walks from "./probabiliteti";
import solar from "./sdiellor";
import sunflower, { seed } from "./vargjet-rendesia";

const sheet = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../app/ui/moving-cover/${name}.css`, import.meta.url)), "utf8");

/** Lists the paths of a drawing that are not in a group, as a page's style sheet counts them from 1. */
function pathsOf({ body }: Picture): { kind: string; d: string }[] {
  const outside = body.replace(/<g [\s\S]*?<\/g>/g, "");
  const found = [...outside.matchAll(/<path class="(\w+)[^"]*"[^>]* d="([^"]*)"/g)];
  return [{ kind: "", d: "" }, ...found.map(([, kind = "", d = ""]) => ({ kind, d }))];
}
const kinds = (picture: Picture, places: number[]) => places.map((place) => pathsOf(picture)[place]?.kind);
const numbersIn = (text: string) => [...text.matchAll(/-?\d*\.?\d+/g)].map(Number);
const degrees = (radians: number) => (radians * 180) / Math.PI;

test("the cradle swings its first ball and its last about their pivots, by the angle of the drawing", () => {
  const paths = pathsOf(cradle);
  expect(kinds(cradle, [3, 5, 14, 15, 16, 17])).toEqual(["a", "a", "w", "a", "b", "f"]);
  for (const [place, pivot, sign] of [
    [3, 376, -1],
    [5, 824, 1],
  ] as const) {
    const [x = 0, y = 0, toX = 0, toY = 0] = numbersIn(paths[place]?.d ?? "");
    expect([x, y]).toEqual([pivot, 62]);
    const turn = sign * degrees(Math.atan2(Math.abs(toX - x), toY - y));
    expect(sheet("cradle")).toContain(`${pivot}px 62px`);
    expect(
      Number(
        /rotate\((-?[\d.]+)deg\)/.exec(
          sheet("cradle").slice(sheet("cradle").indexOf(sign < 0 ? "let-go {" : "pushed {")),
        )?.[1],
      ),
    ).toBeCloseTo(turn, 0);
  }
});

test("the wave moves on by as much as its drop turns", () => {
  expect(kinds(wave, [1, 2, 6, 4, 9, 10, 11])).toEqual(["t", "a", "h", "a", "b", "b", "f"]);
  const css = sheet("sea-wave");
  const [moved = 0] = numbersIn(/translateX\(([^)]*)\)/.exec(css)?.[1] ?? "");
  const [turned = 0] = numbersIn(/rotate\(([^)]*)\)/.exec(css)?.[1] ?? "");
  expect(degrees(k * moved)).toBeCloseTo(turned, 1);
  expect(css).toContain(`transform-origin: 800px ${(196 - surface).toFixed(1)}px`);
  // The lines reach as far beyond the picture as they move.
  const [left = 0] = numbersIn(pathsOf(wave)[6]?.d ?? "");
  expect(left).toBeLessThanOrEqual(moved / 2);
});

test("the pencil's light is slower in the water, in the ratio of the indices", () => {
  expect(kinds(pencil, [3, 6, 7, 8, 9, 13])).toEqual(["t", "d", "p", "f", "s", "s"]);
  const [x = 0, y = 0, exitX = 0, exitY = 0, eyeX = 0, eyeY = 0] = numbersIn(pathsOf(pencil)[13]?.d ?? "");
  expect(exitY).toBeCloseTo(waterline, 0);
  const [wet, dry] = [Math.hypot(exitX - x, exitY - y), Math.hypot(eyeX - exitX, eyeY - exitY)];
  const css = sheet("pencil");
  const [, share, left] = /([\d.]+)% \{\s*stroke-dashoffset: (\d+);/.exec(css) ?? [];
  expect(Number(share) / 100).toBeCloseTo((1.333 * wet) / (1.333 * wet + dry), 2);
  expect(Math.abs(Number(left) - dry)).toBeLessThan(2);
  expect(css).toContain(`stroke-dasharray: ${Math.ceil(wet + dry)};`);
});

test("each planet turns by its mean motion while Mercury goes round once", () => {
  const paths = pathsOf(solar);
  expect(paths.slice(-8).every(({ kind }) => kind === "k")).toBe(true);
  const turns = [...sheet("planets").matchAll(/nth-last-of-type\((\d)\) \{\s*--turn: ([\d.]+)deg/g)];
  expect(turns.map(([, place]) => Number(place))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  for (const [index, { rate }] of Object.values(planets).entries()) {
    expect(Number(turns[index]?.[2])).toBeCloseTo((360 * rate) / planets.mercury.rate, 1);
  }
});

test("the sunflower's area grows evenly, from the first seeds to the corner of its picture", () => {
  const steps = [...sheet("sunflower").matchAll(/([\d.]+)% \{\s*clip-path: circle\((\d+)px at 0 0\)/g)];
  expect(steps).toHaveLength(7);
  const [first = 0, last = 0] = [steps[0], steps.at(-1)].map((step) => Number(step?.[2]));
  for (const [, time, radius] of steps) {
    expect(Number(radius)).toBeCloseTo(Math.sqrt(first ** 2 + (Number(time) / 100) * (last ** 2 - first ** 2)), 0);
  }
  expect(Math.hypot(...seed(13)) * 29).toBeLessThan(first);
  const { width, height } = sunflower;
  expect(last).toBeGreaterThan(Math.hypot(width, height) / 2);
});

test("thunder spreads from the flash, as wide and high as its scales, beyond the last front", () => {
  const [x = 0, y = 0] = numbersIn(/M\d+ \d+/.exec(pathsOf(thunder).at(-1)?.d ?? "")?.[0] ?? "");
  const css = sheet("thunder");
  expect(kinds(thunder, [3])).toEqual(["b"]);
  const [, across, up, atX, atY] = /ellipse\((\d+)px (\d+)px at (\d+)px (\d+)px/.exec(css) ?? [];
  expect(Number(up) / Number(across)).toBe(4.5);
  expect([Math.abs(Number(atX) - x) < 20, Math.abs(Number(atY) - y) < 20]).toEqual([true, true]);
  expect(Number(across) / 20).toBeGreaterThan(150 * 0.3468);
});

test("the other sheets name the walks and the bars, the chain that is turned over, and what stands under the ball", () => {
  expect(kinds(walks, [4, 5])).toEqual(["a", "s"]);
  expect(walks.body.match(/<g /g)).toHaveLength(2);
  expect(kinds(chain, [1, 5, 6])).toEqual(["t", "s", "s"]);
  // Heights, ground and axis are lines that do not come with the ball.
  expect(sheet("bouncing-ball")).toContain("not(:nth-of-type(2), :nth-last-of-type(2), :nth-last-of-type(3))");
  const { length } = pathsOf(ball);
  expect(kinds(ball, [2, length - 2, length - 3])).toEqual(["d", "h", "b"]);
});
