/**
 * A violin with a finger on a third of its string. Measures of a full-size violin in millimetres (the makers' usual
 * ones): string 328, body 356, neck to body's edge 130, from there to the bridge 195. Two thirds of the string vibrate:
 * frequency is proportional to 1/length (M. Mersenne, 1636), so the note is a fifth above the open string, 3 : 2. The
 * lens is the string's standing wave A·sin(πs)·cos(ωt) at equal times, drawn twenty times too wide. Around the bridge
 * are the crests of both notes: each third crest of the high one coincides with each second crest of the low one.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const violin = { string: 328, neck: 130, stop: 195, body: 356 };
/** Distance from the nut to the finger that stops the string: a third. */
export const finger = violin.string / 3;
/** Returns the ratio of a stopped string's frequency to the open string's. The string is stopped at `stop`. */
export const ratioOf = (stop: number): number => violin.string / (violin.string - stop);

/**
 * Returns the crests round the bridge, as radii of both notes. They go up to `far`; `unit` is the open string's
 * wavelength.
 */
export const crests = (unit: number, far: number) => {
  const every = (length: number) => Array.from({ length: Math.floor(far / length) }, (_, i) => (i + 1) * length);
  const [low, high] = [every(unit), every(unit / ratioOf(finger))];
  const meets = (r: number) => low.some((other) => Math.abs(other - r) < 1e-6 * unit);
  return { low, high, meeting: high.filter(meets) };
};

const [scale, tilt] = [2.22, 0.42];
const origin: Vec2 = [120, 128];
/** `u` along the string from the nut, `v` across, millimetres. */
const toPicture = ([u, v]: Vec2): Vec2 => [
  origin[0] + scale * (u * Math.cos(tilt) - v * Math.sin(tilt)),
  origin[1] + scale * (u * Math.sin(tilt) + v * Math.cos(tilt)),
];

/**
 * Half the body's outline in three runs: bout, waist, bout. They meet in the corners and go from the body's edge down.
 */
const runs: Vec2[][] = [
  [
    [0, 0],
    [0.6, 16],
    [4, 33],
    [11, 49],
    [22, 63],
    [37, 75],
    [55, 82],
    [75, 84],
    [95, 82],
    [113, 77.5],
    [126, 76],
    [137, 80],
  ],
  [
    [137, 80],
    [140, 70],
    [149, 61],
    [162, 56.5],
    [177, 55.5],
    [191, 58.5],
    [203, 66],
    [212, 78],
    [216, 95],
  ],
  [
    [216, 95],
    [229, 91.5],
    [243, 94],
    [261, 101],
    [282, 104],
    [303, 101],
    [321, 92],
    [336, 77],
    [347, 55],
    [354, 28],
    [356, 0],
  ],
];
/** Returns a smooth curve through the points: Catmull and Rom's spline by chord length. */
const smooth = (points: readonly Vec2[]): Vec2[] =>
  points.slice(1).flatMap((to, k) => {
    const clampedPoint = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Vec2;
    const [before, from, after] = [clampedPoint(k - 1), clampedPoint(k), clampedPoint(k + 2)];
    return sample(0, 1, 12, (t): Vec2 => {
      const along = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      return [along(before[0], from[0], to[0], after[0]), along(before[1], from[1], to[1], after[1])];
    });
  });
/** Returns the run moved inwards by `inset`, along its normals. */
const inwards = (run: readonly Vec2[], inset: number): Vec2[] =>
  run.map(([x, v], i): Vec2 => {
    const [p, q] = [run[Math.max(0, i - 1)] as Vec2, run[Math.min(run.length - 1, i + 1)] as Vec2];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [x + (inset * (q[1] - p[1])) / length, Math.max(0, v - (inset * (q[0] - p[0])) / length)];
  });
const outline = (inset = 0): string => {
  // Each run ends a little before its corner. Moved inwards, two runs would cross there.
  const [cut, last] = [inset === 0 ? 0 : 8, runs.length - 1];
  const half = runs.map((run, i) => {
    const points = smooth(run);
    return inwards(points.slice(i === 0 ? 0 : cut, i === last ? undefined : points.length - cut), inset);
  });
  const right = half.map((run) => run.map(([x, v]) => toPicture([violin.neck + x, v])));
  const left = half.map((run) => run.map(([x, v]) => toPicture([violin.neck + x, -v])).reverse()).reverse();
  return `${[...right, ...left].map((run, i) => fit(run, 0.5, { join: i > 0 })).join("")}z`;
};

const lateral = (position: number, string: number) => (string - 1.5) * (5.5 + (5.5 * position) / violin.string);
const bridge = violin.string;
const played = 3;
const swing = (share: number): Vec2[] =>
  sample(0, 1, 40, (s): Vec2 => {
    const u = finger + (bridge - finger) * s;
    return [u, lateral(u, played) + 30 * share * Math.sin(Math.PI * s)];
  });
const exposures = sample(0, Math.PI, 8, Math.cos).slice(1, -1);
const lens = `${fit(swing(1).map(toPicture), 0.5)}${fit(swing(-1).map(toPicture).reverse(), 0.5, { join: true })}z`;
/** Draws a string as a narrow area. So it can be light on the dark board. */
const strand = (n: number, from: number, to: number): string =>
  polyline(
    [
      [from, -0.7],
      [to, -0.7],
      [to, 0.7],
      [from, 0.7],
    ].map(([u = 0, v = 0]) => toPicture([u, v + lateral(u, n)])),
    { close: true, digits: 1 },
  );
const tailAt = violin.neck + 246;
const tail = (sign: number): Vec2[] => [
  [tailAt, sign * 21],
  [violin.neck + 344, sign * 10],
];
const board: Vec2[] = [
  [0, -12],
  [270, -21],
  [270, 21],
  [0, 12],
];
const box: Vec2[] = [
  [0, -12],
  [-8, -13],
  [-75, -8],
  [-75, 8],
  [-8, 13],
  [0, 12],
];
const pegs = [-18, -34, -50, -64].map((u, i) => {
  const sign = i % 2 ? 1 : -1;
  return segment(toPicture([u, 0]), toPicture([u, sign * 34]));
});
const grain = sample(-100, 100, 34, (v) =>
  segment(toPicture([violin.neck, v]), toPicture([violin.neck + violin.body, v])),
);

/** Returns a sound hole: an S between two round eyes. */
const hole = (sign: number): Vec2[] =>
  sample(0, 1, 30, (t): Vec2 => [violin.neck + 160 + 70 * t, sign * (42 + 4 * t + 15 * (2 * t - 1) ** 3)]);
const eyes = [1, -1].flatMap((sign) => [
  circle(...toPicture([violin.neck + 161, sign * 28]), 8),
  circle(...toPicture([violin.neck + 229, sign * 60]), 10),
]);
const foot = toPicture([bridge, 0]);
const waves = crests(84, 1150);
const rings = (radii: readonly number[]) => radii.map((r) => circle(...foot, r)).join("");
const stopped = toPicture([finger, lateral(finger, played)]);

export default {
  name: "matematika-artet-muzika",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Kuinta e violinës",
  description:
    "Gishti mbyll një të tretën e telit të violinës; dy të tretat dridhen. Rreth urës përhapen valët e dy tingujve: " +
    "çdo e treta e të lartit bie mbi çdo të dytën e telit të lirë.",
  body:
    clipPath("b", outline()) +
    mark("thin", rings(waves.low)) +
    mark("spotThin", rings(waves.high)) +
    mark("spot", rings(waves.meeting), { also: "me" }) +
    mark("paperFill", outline() + polyline(box.map(toPicture), { close: true })) +
    mark("thin", grain.join(""), { clip: "b" }) +
    mark("medium", outline(6)) +
    mark("heavy", outline()) +
    mark("medium", polyline(box.map(toPicture), { close: true })) +
    mark("heavy", pegs.join("")) +
    mark("inkFill", polyline([...tail(-1), ...tail(1).reverse()].map(toPicture), { close: true }) + eyes.join("")) +
    mark("heavy", [1, -1].map((sign) => fit(hole(sign).map(toPicture), 0.4)).join(""), { also: "ho" }) +
    mark("inkFill", polyline(board.map(toPicture), { close: true })) +
    mark("inkFill", [0, 1, 2, 3].map((n) => strand(n, n === played ? bridge : 270, tailAt + 6)).join("")) +
    mark("paperFill", [0, 1, 2].map((n) => strand(n, 0, 270)).join("") + strand(played, 0, finger)) +
    mark("tint", lens) +
    mark("spotThin", exposures.map((share) => fit(swing(share).map(toPicture), 0.6)).join("")) +
    mark(
      "heavy",
      segment(toPicture([bridge, -21]), toPicture([bridge, 21])) + segment(toPicture([0, -12]), toPicture([0, 12])),
    ) +
    mark("spot", lens) +
    mark("spotFill", circle(...stopped, 17)),
  words: word(stopped[0] + 10, stopped[1] + 90, "gishti te 1/3", { anchor: "end", tone: "spot" }),
  style:
    ".ho{stroke-width:7;stroke-linecap:round}.me{stroke-width:4}.b{stroke-width:3}.p{stroke-width:1.6}.a{stroke-width:1.8}",
} satisfies Picture;
