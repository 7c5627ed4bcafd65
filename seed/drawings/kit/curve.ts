/** Turns computed points into short SVG path data. */

/** A point of the picture in units of the viewBox; y grows downwards. */
export type Vec2 = readonly [x: number, y: number];

/** A point or a direction in space, in the units of its drawing. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** Rounds to `digits` decimals; never "-0". */
export const round = (value: number, digits = 0): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
};

/** Prints path numbers, rounded and joined with as few characters as the grammar allows. */
export const numbers = (values: readonly number[], digits = 0): string =>
  values
    .map((value) => String(round(value, digits)).replace(/^(-?)0\./, "$1."))
    .join(" ")
    .replaceAll(" -", "-");

/**
 * Samples `f` at `count + 1` equal steps from `from` to `to`, both included. `sample(0, 1, 60, (t) => [x(t), y(t)])`
 * makes the points that `fit` and `polyline` take.
 */
export const sample = <T>(from: number, to: number, count: number, f: (t: number, index: number) => T): T[] =>
  Array.from({ length: count + 1 }, (_, i) => f(from + ((to - from) * i) / count, i));

/** Returns path data of straight lines through the points. `close` joins the last to the first. */
export const polyline = (points: readonly Vec2[], { close = false, digits = 0 } = {}): string =>
  points.length === 0 ? "" : `M${points.map((p) => numbers(p, digits)).join("L")}${close ? "z" : ""}`;

const clampedPoint = (points: readonly Vec2[], i: number): Vec2 =>
  points[Math.max(0, Math.min(points.length - 1, i))] as Vec2;
const distance = (p: Vec2, q: Vec2) => Math.hypot(q[0] - p[0], q[1] - p[1]);

const tangent = (points: readonly Vec2[], i: number): Vec2 => {
  const p = clampedPoint(points, i - 1);
  const q = clampedPoint(points, i + 1);
  const length = distance(p, q) || 1;
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
};

type Cubic = readonly [Vec2, Vec2, Vec2, Vec2];

/** Makes the cubic from point i to j along the curve's tangents. Its control arms are a third of the arc. */
const cubic = (points: readonly Vec2[], i: number, j: number): Cubic => {
  let arc = 0;
  for (let k = i; k < j; k++) arc += distance(clampedPoint(points, k), clampedPoint(points, k + 1));
  const [a, b, ta, tb, arm] = [
    clampedPoint(points, i),
    clampedPoint(points, j),
    tangent(points, i),
    tangent(points, j),
    arc / 3,
  ];
  return [a, [a[0] + ta[0] * arm, a[1] + ta[1] * arm], [b[0] - tb[0] * arm, b[1] - tb[1] * arm], b];
};

const along = (c: Cubic, t: number): Vec2 => {
  const u = 1 - t;
  const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
  return [
    w[0] * c[0][0] + w[1] * c[1][0] + w[2] * c[2][0] + w[3] * c[3][0],
    w[0] * c[0][1] + w[1] * c[1][1] + w[2] * c[2][1] + w[3] * c[3][1],
  ];
};

const toSegment = (q: Vec2, a: Vec2, b: Vec2): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((q[0] - a[0]) * dx + (q[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(q[0] - a[0] - t * dx, q[1] - a[1] - t * dy);
};

/** Returns the largest distance between the points and the cubic from i to j. It is measured at seven places. */
const stray = (points: readonly Vec2[], i: number, j: number): number => {
  const curve = cubic(points, i, j);
  let worst = 0;
  for (let step = 1; step < 8; step++) {
    const q = along(curve, step / 8);
    let nearest = Number.POSITIVE_INFINITY;
    for (let k = i; k < j; k++)
      nearest = Math.min(nearest, toSegment(q, clampedPoint(points, k), clampedPoint(points, k + 1)));
    worst = Math.max(worst, nearest);
  }
  return worst;
};

/**
 * Fits few cubic Béziers to a dense, smooth run of points: path data, relative, rounded.
 * Break the run at a corner and call it twice. `tolerance` is the largest distance from the points, in viewBox units;
 * `digits` decimals are kept (take 1 for small curves that must look smooth at full width).
 * `join: true` starts with a line to the first point instead of a move, to continue a path.
 */
export const fit = (points: readonly Vec2[], tolerance = 0.9, { digits = 0, join = false } = {}): string => {
  if (points.length < 2) return "";
  const last = points.length - 1;
  let [x, y] = clampedPoint(points, 0).map((v) => round(v, digits)) as unknown as Vec2;
  let path = `${join ? "L" : "M"}${numbers([x, y], digits)}`;
  for (let i = 0; i < last; ) {
    let j = Math.min(last, i + 2);
    for (let step = 4; j < last; ) {
      const k = Math.min(last, j + step);
      if (stray(points, i, k) < tolerance) {
        j = k;
        step = Math.min(24, step + 2);
      } else if (step > 1) step >>= 1;
      else break;
    }
    const [, c1, c2, end] = cubic(points, i, j);
    const [ex, ey] = [round(end[0], digits), round(end[1], digits)];
    path += `c${numbers([c1[0] - x, c1[1] - y, c2[0] - x, c2[1] - y, ex - x, ey - y], digits)}`;
    [x, y, i] = [ex, ey, j];
  }
  return path;
};
