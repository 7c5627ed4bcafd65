/**
 * An echo picture (B-scan) of an open hand in water. It has 128 scan lines of a curved probe. At a border the share R =
 * ((Z₂ − Z₁)/(Z₂ + Z₁))² of the sound comes back, and a smooth border sends it back to the probe only where it faces
 * the beam: an outline is drawn where the cosine of incidence is large, heavier where it is nearly 1. Impedances in
 * MRayl: water 1.48, soft tissue 1.63, bone 7.8 (Bushberg et al., The Essential Physics of Medical Imaging), so 0.2 %
 * comes back from skin and 43 % from bone, on the side that faces the probe; behind it it stays dark. The hand is put
 * together from limbs.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { clipPath, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const apex: Vec2 = [600, -70];
const probe = 130;

type Shape = (p: Vec2) => number;
/** A thick line from a to b whose half width goes from `ra` to `rb`. */
const limb =
  (a: Vec2, b: Vec2, ra: number, rb = ra): Shape =>
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

/** Fingers' joints from knuckle to tip, and half widths at both ends; the thumb first. */
const fingers: { joints: Vec2[]; from: number; to: number }[] = [
  {
    joints: [
      [318, 500],
      [430, 384],
      [512, 296],
      [566, 252],
    ],
    from: 56,
    to: 31,
  },
  {
    joints: [
      [560, 470],
      [724, 402],
      [832, 366],
      [902, 350],
    ],
    from: 47,
    to: 30,
  },
  {
    joints: [
      [584, 540],
      [766, 510],
      [886, 500],
      [960, 500],
    ],
    from: 48,
    to: 31,
  },
  {
    joints: [
      [576, 612],
      [742, 624],
      [852, 640],
      [922, 656],
    ],
    from: 44,
    to: 29,
  },
  {
    joints: [
      [540, 674],
      [660, 716],
      [740, 748],
      [794, 772],
    ],
    from: 37,
    to: 25,
  },
];
/** Returns the half widths of a finger. They fall evenly from the knuckle to the tip. */
const widths = ({ from, to }: (typeof fingers)[number]) => [0, 0.5, 0.8, 1].map((t) => from + (to - from) * t);
const finger = (each: (typeof fingers)[number]): Shape =>
  join(
    10,
    ...each.joints.slice(1).map((b, i) => {
      const [ra, rb] = widths(each).slice(i, i + 2) as [number, number];
      return limb(each.joints[i] as Vec2, b, ra, rb);
    }),
  );
const palm = join(
  70,
  limb([40, 600], [240, 590], 96, 104),
  limb([290, 566], [500, 540], 116, 112),
  limb([330, 612], [490, 640], 96, 74),
);
/** Distance to the hand's skin, negative inside. */
export const body: Shape = fingers.map(finger).reduce((all, each) => join(34, all, each), palm);

const gradient = (shape: Shape, [x, y]: Vec2): Vec2 => {
  const [gx, gy] = [shape([x + 0.5, y]) - shape([x - 0.5, y]), shape([x, y + 0.5]) - shape([x, y - 0.5])];
  const size = Math.hypot(gx, gy) || 1;
  return [gx / size, gy / size];
};
const settle = (shape: Shape, p: Vec2): Vec2 => {
  let q = p;
  for (let i = 0; i < 20; i++) {
    const [gx, gy] = gradient(shape, q);
    const d = shape(q);
    q = [q[0] - d * gx, q[1] - d * gy];
  }
  return q;
};
/** Returns a shape's closed outline from the border nearest to `from`, in steps of 4. */
const outline = (shape: Shape, from: Vec2): Vec2[] => {
  const line = [settle(shape, from)];
  for (let i = 0; i < 2000; i++) {
    const p = line.at(-1) as Vec2;
    const [gx, gy] = gradient(shape, p);
    const next = settle(shape, [p[0] - 4 * gy, p[1] + 4 * gx]);
    const [x, y] = line[0] as Vec2;
    if (i > 5 && Math.hypot(next[0] - x, next[1] - y) < 4) break;
    line.push(next);
  }
  return line;
};

/**
 * Returns the cosine of the angle between beam and normal on an outline. At point i it is 1 where it faces the probe, 0
 * alongside.
 */
export const facing = (line: readonly Vec2[], i: number): number => {
  const [a, b, p] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)], line[i]] as [Vec2, Vec2, Vec2];
  const [tx, ty, bx, by] = [b[0] - a[0], b[1] - a[1], p[0] - apex[0], p[1] - apex[1]];
  return Math.abs(tx * by - ty * bx) / (Math.hypot(tx, ty) * Math.hypot(bx, by));
};
/** Returns the parts of an outline whose echo comes back. There the cosine is at least `least`. */
export const echoes = (line: readonly Vec2[], least: number): Vec2[][] => {
  const runs: Vec2[][] = [[]];
  for (const [i, p] of line.entries()) {
    if (facing(line, i) >= least) runs.at(-1)?.push(p);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 6);
};
const drawn = (runs: Vec2[][]) => runs.map((run) => fit(run, 1)).join("");

export const skin = outline(body, [250, 440]);

/**
 * The bones of the hand: metacarpals and phalanges. A metacarpal is inside the palm for each finger but the thumb, and
 * the phalanges are between the joints.
 */
export const bones: { a: Vec2; b: Vec2; r: number }[] = fingers.flatMap(({ joints, from, to }, i) => {
  const [knuckle] = joints as [Vec2];
  const metacarpal =
    i === 0 ? [] : [{ a: [250, 548 + 22 * i] as Vec2, b: [knuckle[0] - 16, knuckle[1]] as Vec2, r: 17 }];
  const phalanges = joints.slice(1).map((b, k) => {
    const a = joints[k] as Vec2;
    const pointAt = (t: number): Vec2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return {
      a: pointAt(k === 0 ? 0.1 : 0.14),
      b: pointAt(k === 2 ? 0.8 : 0.9),
      r: 0.36 * (from + (to - from) * (k / 2)),
    };
  });
  return [...metacarpal, ...phalanges];
});
const reach = (p: Vec2, by: number): Vec2 => [apex[0] + (p[0] - apex[0]) * by, apex[1] + (p[1] - apex[1]) * by];
/** Returns the dark area behind a bone: between the beams past its two ends. */
const dark = ({ a, b }: { a: Vec2; b: Vec2 }) => polyline([a, b, reach(b, 1.16), reach(a, 1.16)], { close: true });
const shadows = bones.map(dark).join("");
const bony = bones.map(({ a, b, r }) => limb(a, b, r, r * 0.86));
const boneLines = bony.map((shape, i) => outline(shape, [bones[i]?.a[0] ?? 0, (bones[i]?.a[1] ?? 0) - 40]));

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
/**
 * Tells whether a piece of a bone's outline is its side towards the probe. That side is nearer than the middle of all
 * its border.
 */
const facesUp = (run: readonly Vec2[]): boolean => {
  const far = (p: Vec2) => Math.hypot(p[0] - apex[0], p[1] - apex[1]);
  const middle = run[run.length >> 1] as Vec2;
  return bony.some((shape) => shape(middle) < 1 && shape(reach(middle, (far(middle) + 6) / far(middle))) < 0);
};

export default {
  name: "ultratingujt",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një dorë në ujë, e vizatuar nga jehonat",
  description:
    "Nga sonda lart nisen 128 rreze ultratingulli. Kockat e gishtave kthejnë jehonën më të fortë dhe lënë hije pas vetes, " +
    "lëkura kthen pak, uji asgjë: nga vonesat e jehonave del një dorë e hapur.",
  body:
    clipPath("c", `${fit(skin)}z`) +
    mark("tint", "M0 0H1200V800H0z") +
    mark("thin", beams(-scanLines / 2 + 0.5, scanLines / 2 - 0.5, 1)) +
    mark("paperFill", `${fit(skin)}z`) +
    mark("thin", beams(-scanLines / 2 + 0.5, scanLines / 2 - 0.5, 0.5), { clip: "c" }) +
    mark("tint", shadows, { clip: "c" }) +
    mark("medium", drawn(echoes(skin, 0.3))) +
    mark("heavy", drawn(echoes(skin, 0.72))) +
    mark("spot", boneLines.map((line) => drawn(echoes(line, 0.5).filter((run) => facesUp(run)))).join("")) +
    mark("inkFill", circle(...apex, probe)),
  words:
    label(620, 120, "sonda", { italic: true, size: 46, on: "tint" }) +
    label(1180, 300, "kocka kthen jehonën", { italic: true, size: 46, tone: "spot", anchor: "end", on: "tint" }) +
    label(30, 260, "uji hesht", { italic: true, size: 46, on: "tint" }),
  style: ".s{stroke-width:7}",
} satisfies Picture;
