/**
 * Descartes' drop: equally spaced parallel rays enter a sphere of water. They enter its upper half, are refracted by
 * Snell's law, reflected once at the back and refracted out again; the part that is not reflected leaves at the back.
 * No ray returns at a larger angle than Descartes', and near it the rays crowd: that is the rainbow. Index of water to
 * air at 20 °C by Cauchy's n = A + B/λ² through n(656.3 nm) = 1.3312 and n(404.7 nm) = 1.3427 (Daimon and Masumura,
 * Applied Optics 46, 2007, divided by the index of air).
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, segment } from "../kit/shapes";
import { cauchy, reflect, refract } from "../physics/optics";

/** Refractive index of water for a wavelength in micrometres, 0.40 to 0.70. */
export const water = cauchy(1.32414, 0.003039);

const centre: Vec2 = [800, 262];
const radius = 240;

export interface DropPath {
  enter: Vec2;
  back: Vec2;
  exit: Vec2;
  out: Vec2;
  through: Vec2;
}

const chord = (from: Vec2, ray: Vec2): Vec2 => {
  const t = -2 * (from[0] * ray[0] + from[1] * ray[1]);
  return [from[0] + t * ray[0], from[1] + t * ray[1]];
};
const inward = ([x, y]: Vec2): Vec2 => [-x, -y];

/**
 * Returns a ray from the left at `height` above the drop's middle. The height is in radii, from 0 to 1. Points on a
 * drop of radius 1 round the origin; `out` is its direction after one reflection, `through` that of the part which
 * leaves at the back.
 */
export const dropRay = (height: number, index: number): DropPath => {
  const enter: Vec2 = [-Math.sqrt(1 - height * height), -height];
  const inside = refract([1, 0], enter, 1 / index) as Vec2;
  const back = chord(enter, inside);
  const through = refract(inside, inward(back), index) as Vec2;
  const mirrored = reflect(inside, back);
  const exit = chord(back, mirrored);
  return { enter, back, exit, through, out: refract(mirrored, inward(exit), index) as Vec2 };
};

/** Returns the height of the returning ray with the least deviation. From dD/di = 0 follows sin i = √((4 − n²)/3). */
export const descartes = (index: number): number => Math.sqrt((4 - index * index) / 3);

const toPicture = ([x, y]: Vec2): Vec2 => [centre[0] + radius * x, centre[1] + radius * y];
const far = (from: Vec2, ray: Vec2, by = 1400): Vec2 => [from[0] + by * ray[0], from[1] + by * ray[1]];
/** Ends a line at the picture's edge, with a little to spare. */
const edge = (from: Vec2, ray: Vec2): Vec2 => {
  const ways = [
    (-10 - from[0]) / ray[0],
    (1210 - from[0]) / ray[0],
    (810 - from[1]) / ray[1],
    (-10 - from[1]) / ray[1],
  ];
  return far(from, ray, Math.min(...ways.filter((t) => t > 0)));
};

const heights = sample(0.02, 0.98, 24, (h) => h);
const yellow = heights.map((h) => dropRay(h, water(0.5893)));
const returning = ({ enter, back, exit, out }: DropPath) =>
  polyline([[0, toPicture(enter)[1]], toPicture(enter), toPicture(back), toPicture(exit), edge(toPicture(exit), out)]);
const leaving = ({ back, through }: DropPath) => segment(toPicture(back), edge(toPicture(back), through));
const bow = sample(0.7, 0.4, 8, (wavelength) => dropRay(descartes(water(wavelength)), water(wavelength)));

const red = bow[0] as DropPath;
const rim = toPicture(red.exit);
const wedge = polyline([rim, far(rim, red.out), [-10, 2000], [-10, centre[1]], centre], { close: true });
/**
 * Alexander's dark band in ink, under the drop. It lies between the steepest ray that leaves at the back and the bow.
 */
const steepest = yellow.at(-1) as DropPath;
const along = (y: number, [x0, y0]: Vec2, ray: Vec2) => x0 + ((y - y0) * ray[0]) / ray[1];
const dark = hatch(
  205,
  806,
  29,
  (y) => {
    const side = Math.sqrt(Math.max(0, radius ** 2 - (y - centre[1]) ** 2));
    const left = y < rim[1] ? centre[0] + side : along(y, rim, red.out);
    return [left, Math.min(1200, along(y, toPicture(steepest.back), steepest.through))];
  },
  { spacing: 0.75 },
);

export default {
  name: "spektri-i-drites-dhe-ylberi",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Brenda një pike shiu: rrezja që bën ylberin",
  description:
    "Rreze paralele hyjnë në një pikë uji, reflektohen në fund të saj dhe kthehen. Te këndi dyzet e dy gradë " +
    "ato dendësohen: aty shihet ylberi, kurse përtej këtij këndi nuk kthehet asnjë.",
  body:
    mark("medium", dark, { also: "dk" }) +
    mark("tint", wedge) +
    mark("paperFill", circle(...centre, radius)) +
    mark("thin", yellow.map(leaving).join(""), { also: "lv" }) +
    mark("thin", yellow.map(returning).join("")) +
    mark("spotThin", bow.map(returning).join("")) +
    mark("spot", returning(red), { also: "rd" }) +
    mark("heavy", circle(...centre, radius)),
  words: word(30, 180, "drita e Diellit") + word(700, 730, "42°", { tone: "spot" }),
  style: ".lv{stroke-width:1}.rd{stroke-width:3.5}.dk{stroke-width:2.2}",
} satisfies Picture;
