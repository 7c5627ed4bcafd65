/**
 * A vertical wire seen from above, in the Earth's horizontal field. The current flows towards the reader. Wire: B =
 * μ₀I/(2πr) round it; Earth: the same everywhere, to the north. Their sum has the lines x + r₀·ln r = constant with r₀
 * = μ₀I/(2πB), the place west of the wire where the sum is zero. Between neighbouring lines passes the same flux, so
 * they stand closest where the field is strongest. I = 2 A, B = 25 µT (Albania, World Magnetic Model).
 */

import { contours } from "../kit/contour";
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, clipPath, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, circle, rect } from "../kit/shapes";

const [current, earth] = [2, 25e-6];
/** Distance west of the wire where its field and the Earth's cancel, in centimetres. */
export const balance = ((2e-7 * current) / earth) * 100;

/**
 * Returns the field of wire and Earth together, in tesla, at a place. The place is x cm east and y cm north of the
 * wire; the parts point to the east and to the north.
 */
export const field = (x: number, y: number): Vec2 => {
  const strength = (2e-7 * current * 100) / (x * x + y * y);
  return [-strength * y, earth + strength * x];
};

const [cx, cy, scale] = [392, 262, 92];
const [width, height] = [720, 500];
const toPicture = (x: number, y: number): Vec2 => [cx + scale * x, cy - scale * y];
const flux = (x: number, y: number) => x + balance * Math.log(Math.max(0.01, Math.hypot(x, y)));
const crossing = flux(-balance, 0);
const apart = 0.42;

const window = {
  x: [-cx / scale, (width - cx) / scale],
  y: [(cy - height) / scale, cy / scale],
  columns: 180,
  rows: 125,
} as const;
const lines = (level: number) => contours(flux, level, window).map((run) => run.map(([x, y]) => toPicture(x, y)));
const levels = Array.from({ length: 26 }, (_, i) => i - 8).filter((i) => i !== 0);
const family = levels
  .flatMap((i) => lines(crossing + i * apart))
  .filter((run) => run.length > 12)
  .map((run) => fit(run, 0.8))
  .join("");
const limit = lines(crossing)
  .map((run) => fit(run, 0.8))
  .join("");

/**
 * The line inside which the wire's field is stronger: lines inside are closed. Solved for the distance at every angle.
 */
const loop = sample(-Math.PI, Math.PI, 240, (angle): Vec2 => {
  let [near, far] = [0.01, balance];
  for (let i = 0; i < 40; i++) {
    const middle = (near + far) / 2;
    if (flux(middle * Math.cos(angle), middle * Math.sin(angle)) < crossing) near = middle;
    else far = middle;
  }
  return toPicture(near * Math.cos(angle), near * Math.sin(angle));
});

/** Arrow heads on the lines nearest to these places, east and north in centimetres. */
const signs: Vec2[] = [
  [-3, 0.9],
  [1.3, 0.5],
  [2.7, 0.9],
  [-0.1, 1.25],
  [-0.1, -1.25],
  [-0.72, 0.04],
];
const heads = signs.map(([x, y]) => {
  const level = crossing + apart * Math.round((flux(x, y) - crossing) / apart);
  let [px, py] = [x, y];
  for (let i = 0; i < 20; i++) {
    const [east, north] = field(px, py);
    // The flux grows across the field, to the right of its direction. It grows by |B| in units of the Earth's.
    const miss = ((level - flux(px, py)) * earth) / (east * east + north * north);
    [px, py] = [px + miss * north, py - miss * east];
  }
  const [east, north] = field(px, py);
  const size = Math.hypot(east, north) * scale;
  return arrowHead(toPicture(px + (8 * east) / size, py + (8 * north) / size), Math.atan2(-north, east), 17);
});

const far = 2;
const compass = toPicture(0, far);
const [east, north] = field(0, far);
/** Degrees west of north by which the needle 2 cm north of the wire turns. */
export const turn = (Math.atan2(-east, north) * 180) / Math.PI;
const [ux, uy] = [east / Math.hypot(east, north), -north / Math.hypot(east, north)];
const needle = (side: 1 | -1) => {
  const [x, y] = compass;
  const tip = [x + side * 32 * ux, y + side * 32 * uy];
  return `M${(x - 9 * uy).toFixed(1)} ${(y + 9 * ux).toFixed(1)}L${tip.map((v) => v.toFixed(1)).join(" ")}L${(x + 9 * uy).toFixed(1)} ${(y - 9 * ux).toFixed(1)}z`;
};
const zero = toPicture(-balance, 0);

export default {
  name: "teli-dhe-toka",
  subject: "physics",
  width,
  height,
  title: "Fusha e një teli mbi fushën e Tokës",
  description:
    "Tel vertikal, parë nga lart, me rrymë 2\u00a0A. Pranë telit vijat janë rrathë, larg tij shkojnë drejt veriut. Në " +
    "perëndim, 1,6\u00a0cm nga teli, dy fushat asgjësohen. Busulla 2\u00a0cm në veri të telit kthehet 38,7° drejt perëndimit.",
  body:
    clipPath("k", rect(0, 0, width, height)) +
    mark("tint", fit(loop, 0.6)) +
    mark("thin", family, { clip: "k" }) +
    mark("spot", limit, { clip: "k", also: "li" }) +
    mark("inkFill", heads.join("")) +
    mark("paperFill", circle(cx, cy, 17) + circle(...compass, 38)) +
    mark("medium", circle(cx, cy, 17) + circle(...compass, 38)) +
    mark("inkFill", circle(cx, cy, 5) + needle(-1)) +
    mark("spotFill", needle(1) + circle(...zero, 8)) +
    arrow([46, 150], [46, 44], "medium", 22) +
    label(64, 70, "veriu") +
    label(zero[0] - 18, zero[1] + 9, "fusha zero", { anchor: "end", tone: "spot", bold: true }) +
    label(cx + 64, cy + 9, "teli") +
    mark("heavy", `M8 ${height - 20}h${scale}`) +
    label(8 + scale / 2, height - 34, "1\u00a0cm", { anchor: "middle" }),
  style: ".li{stroke-width:4}",
} satisfies Picture;
