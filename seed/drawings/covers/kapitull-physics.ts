/**
 * The cover of a chapter of physics that has none of its own yet: the field around two equal charges of one sign. Lines
 * of force follow E = Σ q·r/r³, computed step by step from each charge; the spot line is where the two push alike.
 */
import { fit, type Point } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const charges: readonly Point[] = [
  [380, 400],
  [820, 400],
];

/** The field at a point, both charges 1, in units of the picture. */
export const field = ([x, y]: Point): Point => {
  let [ex, ey] = [0, 0];
  for (const [cx, cy] of charges) {
    const distance = Math.hypot(x - cx, y - cy);
    ex += (x - cx) / distance ** 3;
    ey += (y - cy) / distance ** 3;
  }
  return [ex, ey];
};

const radius = 34;
const inside = ([x, y]: Point) => x > -60 && x < 1260 && y > -60 && y < 860;

/** A line of force from a charge at an angle, in steps of 6. */
function line([cx, cy]: Point, angle: number): Point[] {
  const points: Point[] = [[cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]];
  for (let i = 0; i < 400; i++) {
    const last = points.at(-1) as Point;
    const [ex, ey] = field(last);
    const size = Math.hypot(ex, ey);
    if (!inside(last) || size < 1e-9) break;
    points.push([last[0] + (6 * ex) / size, last[1] + (6 * ey) / size]);
  }
  return points;
}

const count = 24;
const lines = charges.flatMap((charge) =>
  Array.from({ length: count }, (_, i) => fit(line(charge, (2 * Math.PI * (i + 0.5)) / count), 1)),
);

export default {
  name: "kapitull-physics",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Fusha e dy ngarkesave të njëjta",
  description:
    "Vijat e forcës dalin nga dy ngarkesa të njëjta dhe i largohen njëra-tjetrës. Vija me ngjyrë në mes është vendi ku " +
    "të dyja shtyjnë njësoj.",
  body:
    mark("tint", charges.map(([x, y]) => circle(x, y, 120)).join("")) +
    mark("thin", lines.join("")) +
    mark("medium", charges.map(([x, y]) => circle(x, y, radius)).join("")) +
    mark("spot", "M600 0V800"),
  weight: 2,
} satisfies Picture;
