/**
 * Multiplication tables on a clock: lines join n with k·n. The circle has N marks. For k = 2 the lines wrap a cardioid,
 * for k = 3 a nephroid, for k = 4 three petals: the epicycloids (k·e^(it) + e^(ikt))/(k + 1), drawn as the spot line.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Returns a point of the unit circle at the share `t` of a turn. The circle has radius 1; 0 is on the left. */
export const onCircle = (t: number): Vec2 => [-Math.cos(2 * Math.PI * t), -Math.sin(2 * Math.PI * t)];

/** Returns the curve that all lines of the table of `k` touch. */
export const envelope = (k: number, t: number): Vec2 => {
  const [a, b] = [onCircle(t), onCircle(k * t)];
  return [(k * a[0] + b[0]) / (k + 1), (k * a[1] + b[1]) / (k + 1)];
};

const table = (cx: number, cy: number, r: number, k: number, marks: number) => {
  const toPicture = ([x, y]: Vec2): Vec2 => [cx + r * x, cy + r * y];
  const lines = Array.from({ length: marks }, (_, n) => n).filter((n) => ((k - 1) * n) % marks !== 0);
  const cusps = sample(0, k - 1, k - 1, (i) => i / (k - 1));
  const arcs = cusps.slice(1).map((to, i) => sample(cusps[i] as number, to, 120, (t) => toPicture(envelope(k, t))));
  const spot = arcs.map((points, i) => fit(points, 0.8, { join: i > 0 })).join("");
  return {
    tint: `${spot}z`,
    thin: lines
      .map((n) => `M${numbers(toPicture(onCircle(n / marks)))}L${numbers(toPicture(onCircle((k * n) / marks)))}`)
      .join(""),
    rim: circle(cx, cy, r),
    spot,
  };
};

const tables = [table(396, 400, 378, 2, 150), table(992, 205, 183, 3, 84), table(992, 595, 183, 4, 84)];
const all = (part: "tint" | "thin" | "rim" | "spot") => tables.map((t) => t[part]).join("");

export default {
  name: "number-ninja",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Tabelat e shumëzimit me 2, 3 dhe 4 në rreth",
  description:
    "Numrat rrinë në rreth si në orë dhe çdo numër lidhet me dyfishin, trefishin ose katërfishin e tij. Nga " +
    "vija të drejta lindin lakore: një zemër, një veshkë dhe një tërfil.",
  body: mark("tint", all("tint")) + mark("thin", all("thin")) + mark("medium", all("rim")) + mark("spot", all("spot")),
  style: ".a{stroke-width:1.2}",
} satisfies Picture;
