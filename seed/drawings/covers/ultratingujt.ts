/**
 * An echo picture (B-scan) of a child before birth, 128 scan lines of a curved probe. At a border the share R = ((Z₂
 * − Z₁)/(Z₂ + Z₁))² of the sound comes back, and a smooth border sends it back to the probe only where it faces the
 * beam: an outline is drawn where the cosine of incidence is large, heavier where it is nearly 1. Impedances in
 * MRayl: water 1.48 (the fluid round the child), soft tissue 1.63, skull 7.8 (Bushberg et al., The Essential Physics
 * of Medical Imaging), so 0.2 % comes back from skin and 43 % from bone. Behind the vertebrae it stays dark; the
 * skull of the unborn is thin and lets enough through. Tint is silence. The body is put together from discs and
 * limbs.
 */
import { fit, type Point, polyline, sample } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, ellipse, segment } from "../kit/shapes";

export const apex: Point = [600, -70];
const probe = 130;

type Shape = (p: Point) => number;
const disc =
  (x: number, y: number, r: number): Shape =>
  (p) =>
    Math.hypot(p[0] - x, p[1] - y) - r;
/** A thick line from a to b whose half width goes from `ra` to `rb`. */
const limb =
  (a: Point, b: Point, ra: number, rb = ra): Shape =>
  (p) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy) - ra - t * (rb - ra);
  };
/** Union with the seam rounded over `k`. */
const join =
  (k: number, ...shapes: Shape[]): Shape =>
  (p) =>
    shapes.reduce((least, shape) => {
      const d = shape(p);
      const h = Math.max(k - Math.abs(least - d), 0) / k;
      return Math.min(least, d) - (h * h * k) / 4;
    }, 1e6);

const skull = join(50, disc(322, 446, 104), disc(356, 428, 96));
const face = join(
  12,
  limb([400, 400], [452, 412], 56, 40),
  disc(434, 338, 12),
  disc(424, 352, 16),
  disc(463, 366, 12),
  disc(478, 384, 12),
  disc(494, 408, 16),
);
const trunk = join(
  60,
  limb([440, 480], [520, 500], 50, 64),
  limb([510, 500], [650, 506], 80, 98),
  limb([650, 506], [780, 522], 98, 82),
);
const legs = join(
  14,
  limb([805, 500], [884, 366], 50, 32),
  limb([884, 366], [984, 470], 31, 20),
  limb([984, 470], [1024, 436], 18, 12),
);
const arm = join(14, limb([580, 440], [628, 366], 32, 24), limb([628, 366], [556, 336], 23, 15), disc(540, 328, 19));
/** Distance to the child's skin, negative inside. */
export const body: Shape = join(22, skull, face, trunk, legs, arm);

const gradient = (shape: Shape, [x, y]: Point): Point => {
  const [gx, gy] = [shape([x + 0.5, y]) - shape([x - 0.5, y]), shape([x, y + 0.5]) - shape([x, y - 0.5])];
  const size = Math.hypot(gx, gy) || 1;
  return [gx / size, gy / size];
};
const settle = (shape: Shape, p: Point): Point => {
  let q = p;
  for (let i = 0; i < 8; i++) {
    const [gx, gy] = gradient(shape, q);
    const d = shape(q);
    q = [q[0] - d * gx, q[1] - d * gy];
  }
  return q;
};
/** The closed outline of a shape, followed from the border nearest to `from` in steps of 4. */
const outline = (shape: Shape, from: Point): Point[] => {
  const line = [settle(shape, from)];
  for (let i = 0; i < 2000; i++) {
    const p = line.at(-1) as Point;
    const [gx, gy] = gradient(shape, p);
    const next = settle(shape, [p[0] - 4 * gy, p[1] + 4 * gx]);
    const [x, y] = line[0] as Point;
    if (i > 5 && Math.hypot(next[0] - x, next[1] - y) < 4) break;
    line.push(next);
  }
  return line;
};

/** Cosine of the angle between beam and normal at point i of an outline: 1 where it faces the probe, 0 alongside. */
export const facing = (line: readonly Point[], i: number): number => {
  const [a, b, p] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)], line[i]] as [
    Point,
    Point,
    Point,
  ];
  const [tx, ty, bx, by] = [b[0] - a[0], b[1] - a[1], p[0] - apex[0], p[1] - apex[1]];
  return Math.abs(tx * by - ty * bx) / (Math.hypot(tx, ty) * Math.hypot(bx, by));
};
/** The parts of an outline whose echo comes back: where the cosine is at least `least`. */
export const echoes = (line: readonly Point[], least: number): Point[][] => {
  const runs: Point[][] = [[]];
  for (const [i, p] of line.entries()) {
    if (facing(line, i) >= least) runs.at(-1)?.push(p);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 6);
};
const drawn = (runs: Point[][]) => runs.map((run) => fit(run, 1)).join("");

export const skin = outline(body, [250, 340]);
const bone = outline(join(40, disc(322, 446, 86), disc(354, 430, 80)), [322, 350]);
export const vertebrae = sample(0, 17, 17, (i): Point => {
  const t = i / 17;
  return [452 + 352 * t, 520 + 58 * Math.sin(Math.PI * (0.12 + 0.62 * t)) - 8];
});
const reach = (p: Point, by: number): Point => [apex[0] + (p[0] - apex[0]) * by, apex[1] + (p[1] - apex[1]) * by];
/** The dark behind a piece of bone: between the beams past its two ends. */
const dark = (a: Point, b: Point) => polyline([a, b, reach(b, 4), reach(a, 4)], { close: true });
const across = ([x, y]: Point, half: number): [Point, Point] => {
  const [dx, dy] = [x - apex[0], y - apex[1]];
  const r = Math.hypot(dx, dy);
  return [
    [x + (half * dy) / r, y - (half * dx) / r],
    [x - (half * dy) / r, y + (half * dx) / r],
  ];
};
const shadows = vertebrae.map((p) => dark(...across(p, 7))).join("");

const beam = (angle: number): string => {
  const [c, s] = [Math.sin(angle), Math.cos(angle)];
  const far = Math.min((820 - apex[1]) / s, 620 / Math.abs(c || 1e-9));
  return segment([apex[0] + probe * c, apex[1] + probe * s], [apex[0] + far * c, apex[1] + far * s]);
};
const span = 1.4;
export const scanLines = 128;
const step = (2 * span) / (scanLines - 1);
const beams = (from: number, to: number, by: number) =>
  sample(from, to, Math.round((to - from) / by), (n) => beam(n * step)).join("");
/** The heart's two chambers are full of blood, which sends back next to nothing. */
const heart = ellipse(556, 476, 26, 17) + ellipse(598, 488, 15, 12);
const womb: Point = [622, 462];
const wall = sample(0, 2 * Math.PI, 300, (a): Point => [womb[0] + 530 * Math.cos(a), womb[1] + 258 * Math.sin(a)]);

export default {
  name: "ultratingujt",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një fëmijë para lindjes, i vizatuar nga jehonat",
  description:
    "Nga sonda lart nisen 128 rreze ultratingulli. Kockat kthejnë jehonën më të fortë dhe lënë hije pas vetes, " +
    "lëkura kthen pak, lëngu asgjë: nga vonesat e jehonave del figura.",
  body:
    clipPath("c", `${fit(skin)}z`) +
    mark("thin", beams(-scanLines / 2 + 0.5, scanLines / 2 - 0.5, 1)) +
    mark("tint", ellipse(...womb, 530, 258)) +
    mark("medium", drawn(echoes(wall, 0.6))) +
    mark("paperFill", `${fit(skin)}z`) +
    mark("thin", beams(-36, 36, 0.5), { clip: "c" }) +
    mark("medium", drawn(echoes(skin, 0.4))) +
    mark("heavy", drawn(echoes(skin, 0.75))) +
    mark("tint", shadows + heart) +
    mark("spot", drawn(echoes(bone, 0.55)) + vertebrae.map((p) => segment(...across(p, 7))).join("")) +
    mark("inkFill", circle(...apex, probe)),
  style: ".s{stroke-width:8}",
} satisfies Picture;
