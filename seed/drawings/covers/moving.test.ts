/** Compares the style sheets by which covers move, in `app/ui/moving-cover/`, with the drawings whose paths they name. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Picture } from "../kit/picture";
import { planets } from "../physics/planets";
import cannon from "./graviteti";
import wave, { k, line, particle, surface, toPicture } from "./intro-valet";
import falling, { ball } from "./levizja-e-trupave";
import cradle from "./ligjet-e-njutonit";
import chain from "./matematika-arkitektura";
import thunder from "./perhapja-zerit";
import pencil, { seen, tip, surface as waterline } from "./perthyerja-dhe-reflektimi-i-drites";
import tree from "./pitagora";
import walks from "./probabiliteti";
import solar from "./sdiellor";
import sunflower, { rings, seed } from "./vargjet-rendesia";

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
  const css = sheet("cradle");
  const turns = ["let-go", "pushed"].map((name) =>
    Number(/rotate\((-?[\d.]+)deg\)/.exec(css.slice(css.indexOf(`${name} {`)))?.[1]),
  );
  const [first, last] = [3, 5].map((place) => numbersIn(paths[place]?.d ?? "")) as [number[], number[]];
  // It ends with the first ball at rest and the last one up.
  expect([first[0], first[1], last[0], last[1], first[2]]).toEqual([376, 62, 824, 62, 376]);
  const turn = degrees(Math.atan2((last[2] ?? 0) - 824, (last[3] ?? 0) - 62));
  expect(turns).toEqual([expect.closeTo(turn, 0), expect.closeTo(turn, 0)]);
  expect([css.includes("376px 62px"), css.includes("824px 62px"), css.includes("opacity")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the wave moves on by as much as its drops turn", () => {
  expect(kinds(wave, [1, 2, 3, 4, 5, 6])).toEqual(["t", "a", "d", "h", "f", "b"]);
  const css = sheet("sea-wave");
  const [moved = 0] = numbersIn(/translateX\(([^)]*)\)/.exec(css)?.[1] ?? "");
  const [turned = 0] = numbersIn(/rotate\(([^)]*)\)/.exec(css)?.[1] ?? "");
  expect(degrees(k * moved)).toBeCloseTo(turned, 1);
  // The lines reach as far beyond the picture as they move.
  for (const b of [surface, -1000]) {
    const [from, to] = line.map((a) => toPicture(particle(a, b))[0]) as [number, number];
    expect([from <= 0, to + moved >= wave.width]).toEqual([true, true]);
  }
});

test("each drop's group is as large as its circle, round which the drop turns", () => {
  const groups = [...wave.body.matchAll(/<g>(.*?)<\/g>/g)].map(([, group = ""]) =>
    numbersIn(group.replace(/"[^" M]+"/g, "")),
  );
  expect(groups).toHaveLength(48);
  for (const [left = 0, y = 0, radius = 0, ...others] of groups.filter((group) => group.length < 30)) {
    const [x = 0, dropY = 0] = others.slice(-3);
    // Circles are drawn in whole units.
    expect(Math.abs(Math.hypot(x - (left + radius), dropY - y) - radius)).toBeLessThan(1.5);
  }
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
  // The image leaves the pencil itself: its tip, as deep as the pencil's.
  const { image, exit } = seen(tip);
  expect(css).toContain(`scaleY(${((tip[1] - waterline) / (image[1] - waterline)).toFixed(3)})`);
  expect(css).toContain(`transform-origin: ${Math.round(exit[0])}px ${waterline}px`);
});

test("each planet turns by its mean motion while Mercury goes round once", () => {
  const paths = pathsOf(solar);
  expect(solar.body.match(/pathLength="1"/g)).toHaveLength(8);
  expect(paths.slice(-8).every(({ kind }) => kind === "k")).toBe(true);
  const turns = [...sheet("planets").matchAll(/nth-last-of-type\((\d)\) \{\s*--turn: ([\d.]+)deg/g)];
  expect(turns.map(([, place]) => Number(place))).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  for (const [index, { rate }] of Object.values(planets).entries()) {
    expect(Number(turns[index]?.[2])).toBeCloseTo((360 * rate) / planets.mercury.rate, 1);
  }
});

test("the sunflower's area grows evenly, from the first seeds to the corner of its picture", () => {
  const [first = 0, last = 0] = [...sheet("sunflower").matchAll(/circle\((\d+)px at 0 0\)/g)].map(([, r]) => Number(r));
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(/cubic-bezier\(([^)]*)\)/.exec(sheet("sunflower"))?.[1] ?? "");
  const along = (s: number, a: number, b: number) => 3 * s * (1 - s) ** 2 * a + 3 * s * s * (1 - s) * b + s ** 3;
  for (const s of [0.2, 0.4, 0.6, 0.8]) {
    const [time, grown] = [along(s, x1, x2), along(s, y1, y2)];
    expect(first + grown * (last - first)).toBeCloseTo(Math.sqrt(first ** 2 + time * (last ** 2 - first ** 2)), 0);
  }
  expect(Math.hypot(...seed(13)) * 29).toBeLessThan(first);
  const { width, height } = sunflower;
  expect(last).toBeGreaterThan(Math.hypot(width, height) / 2);
});

test("thunder spreads from the flash, as wide and high as its scales, beyond the last front", () => {
  const [x = 0, y = 0] = numbersIn(/M\d+ \d+/.exec(pathsOf(thunder).at(-1)?.d ?? "")?.[0] ?? "");
  const css = sheet("thunder");
  expect(kinds(thunder, [3, 4, 5, 6])).toEqual(["b", "s", "h", "b"]);
  const [, across, up, atX, atY] = /ellipse\((\d+)px (\d+)px at (\d+)px (\d+)px/.exec(css) ?? [];
  expect(Number(up) / Number(across)).toBe(4.5);
  expect([Math.abs(Number(atX) - x) < 20, Math.abs(Number(atY) - y) < 20]).toEqual([true, true]);
  expect(Number(across) / 20).toBeGreaterThan(150 * 0.3468);
});

test("the other sheets name the walks and the bars, the chain that is turned over", () => {
  expect(kinds(walks, [4, 5])).toEqual(["a", "s"]);
  expect(walks.body.match(/<g /g)).toHaveLength(2);
  expect(kinds(chain, [1, 5, 6])).toEqual(["t", "s", "s"]);
});

test("the ball flies along its own parabolas, at one speed to the right", () => {
  const css = sheet("bouncing-ball");
  const { length } = pathsOf(falling);
  // Heights, ground and axis stand from the start; the only group is the ball, on its first flash.
  const places = [1, 2, 3, 4, length - 5, length - 4, length - 3, length - 2];
  expect(kinds(falling, places)).toEqual(["t", "d", "a", "k", "a", "b", "h", "s"]);
  const [, flown = ""] = /<g><path class="k" d="([^"]+)"\/><\/g>/.exec(falling.body) ?? [];
  expect(pathsOf(falling)[4]?.d.startsWith(flown)).toBe(true);
  const [left = 0, y = 0, radius = 0] = numbersIn(flown);
  const seconds = Number(/ball-goes ([\d.]+)s/.exec(css)?.[1]);
  const [, from = 0, to = 0] = (/translateX\((\d+)px[^X]*X\((\d+)px/.exec(css) ?? []).map(Number);
  expect((to - from) / seconds).toBeCloseTo(falling.width / 3.35, 0);
  expect(left + radius + from).toBeCloseTo((0.13 * falling.width) / 3.35, 0);
  const frames = [
    ...css.slice(css.indexOf("ball-falls {")).matchAll(/([\d.,%\sfromt]+) \{\s*transform: translateY\((-?\d+)px/g),
  ];
  expect(frames).toHaveLength(6);
  for (const [, times = "", down] of frames) {
    const named = { from: [0], to: [100] }[times.trim()];
    for (const time of named ?? numbersIn(times)) {
      expect(Math.abs(498 - 27 - 238 * ball((time / 100) * seconds).height - (y + Number(down)))).toBeLessThan(3);
    }
  }
});

test("the edge of the balls that stay stands in the gap between two, from the moment when the ball passes", () => {
  const css = sheet("bouncing-ball").slice(sheet("bouncing-ball").indexOf("balls-stay {"));
  const [, seconds = 0, start = 0, steps = 0] = (
    /balls-stay ([\d.]+)s (-[\d.]+)s steps\((\d+)\)/.exec(sheet("bouncing-ball")) ?? []
  ).map(Number);
  const [from = 0, to = 0] = [...css.matchAll(/inset\(0 (-?[\d.]+)%/g)].map(
    ([, share]) => 1200 * (1 - Number(share) / 100),
  );
  const x = (t: number) => ((t + 0.13) * 1200) / 3.35;
  for (let i = 0; i < steps; i++) {
    const edge = from + ((to - from) * i) / steps;
    const time = start + (seconds * i) / steps;
    // A ball's arrow ends 31 units after its middle, the next ball begins 59 after it.
    expect([edge - x(time) > 33, edge - x(time) < 57]).toEqual([true, true]);
  }
});

test("the sunflower's seeds ripen in rings of one number, each when the spirals reach it", () => {
  const css = sheet("sunflower");
  expect(rings.slice(2).map((from, i) => from - (rings[i + 1] ?? 0))).toEqual([70, 75, 75, 75, 75, 75, 75]);
  const ripen = sunflower.body.match(/class="b (?:core|ring|rim)"/g) ?? [];
  expect(ripen).toHaveLength(rings.length);
  const delays = [...css.matchAll(/delay: ([\d.]+)s/g)].map(([, delay]) => Number(delay));
  expect(delays).toHaveLength(rings.length - 2);
  for (const [i, delay] of delays.entries()) {
    const reached = (4 * (29 ** 2 * (rings[i + 2] ?? 0) - 120 ** 2)) / (740 ** 2 - 120 ** 2);
    expect(Math.abs(delay - reached)).toBeLessThan(0.35);
  }
});

test("the other sheets name the cannon's ball and its circle, and the branches of the tree", () => {
  const [x = 0, y = 0, radius = 0] = numbersIn(pathsOf(cannon).at(-1)?.d ?? "");
  const css = sheet("orbit");
  const [centreX = 0, centreY = 0] = numbersIn(/transform-origin: ([^;]*);/.exec(css)?.[1] ?? "");
  expect(pathsOf(cannon).at(-1)?.kind).toBe("f");
  expect([centreX + 172, centreY]).toEqual([x + radius, y]);
  // It starts at the mountain's peak, which is turned by 0.42, and closes its circle.
  expect(numbersIn(/rotate\(([^)]*)\)/.exec(css)?.[1] ?? "")[0]).toBeCloseTo(-(360 + 90 + degrees(0.42)), 0);
  expect(tree.body.match(/<g transform="[^"]*"><g>/g)).toHaveLength(62);
});
