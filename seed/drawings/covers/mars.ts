/**
 * One jump in two worlds. The legs give the same 2.80 m/s upwards (0.40 m on the Earth), and 2 m/s forwards. Height v·t
 * − ½·g·t² with g = 9.81 and 3.73 m/s², true to scale; exposures every quarter of a second. The girl is 1.65 m tall and
 * reaches 2.15 m; the ring hangs at 3.05 m.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { reaching } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle, hatch, segment } from "../kit/shapes";

export const gravity = { earth: 9.81, mars: 3.73 };
export const takeOff = Math.sqrt(2 * gravity.earth * 0.4);
export const [reach, ring] = [2.15, 3.05];
const forwards = 2;

/** Returns the height of the soles, metres, `t` seconds after they left the ground. */
export const soles = (g: number, t: number): number => takeOff * t - (g * t * t) / 2;
/** Returns the seconds in the air. */
export const flight = (g: number): number => (2 * takeOff) / g;

const [ground, metre] = [716, 196];
const tall = (1.65 * metre) / 178;
const place = (from: number, g: number, t: number): Vec2 => [from + forwards * metre * t, ground - metre * soles(g, t)];
const jump = (from: number, g: number) => {
  const end = flight(g);
  const path = sample(0, end, 80, (t) => place(from, g, t));
  const girls = Array.from({ length: Math.floor(end / 0.25) + 1 }, (_, i) => i * 0.25).map((t) => {
    const [x, y] = place(from, g, t);
    const rise = 1 - Math.abs((2 * t) / end - 1);
    return reaching(x, y, tall, Math.min(1, 1.5 * rise) * 0.6, Math.abs(t - end / 2) < 0.01 ? "tint" : "paperFill");
  });
  const heights = sample(0, end, Math.round(end / 0.025), (t) => {
    const [x, y] = place(from, g, t);
    return ground - y > 4 ? segment([x, ground], [x, y]) : "";
  });
  return { path, girls: girls.join(""), heights: heights.join(""), top: place(from, g, end / 2) };
};

const [earth, mars] = [jump(76, gravity.earth), jump(500, gravity.mars)];
const level = ground - metre * ring;
/** Returns the position of the hand at the top of a jump. */
const handAt = ([x, y]: Vec2): Vec2 => [x + 24 * tall, y - reach * metre];
const hand = handAt(mars.top);
/** Draws a ring of 45 cm with its net and its board. It is seen from the side, just beyond the hand of a jump. */
const basket = ([top]: Vec2) => {
  const from = top + 24 * tall + 12;
  const net = sample(0, 1, 6, (t) => segment([from + 90 * t, level], [from + 22 + 46 * t, level + 76]));
  const rows = [0.3, 0.65, 1].map((t) =>
    segment([from + 22 * t, level + 76 * t], [from + 90 - 22 * t, level + 76 * t]),
  );
  return {
    net: net.join("") + rows.join(""),
    ring: `M${numbers([from, level])}h90`,
    board: `M${numbers([from + 120, level - 180])}V${level + 30}M${numbers([from + 90, level])}h30`,
  };
};
const baskets = [basket(earth.top), basket(mars.top)];

export default {
  name: "mars",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "I njëjti kërcim në Tokë dhe në Mars",
  description:
    "Një nxënëse kërcen dy herë me të njëjtën shpejtësi nisjeje, e fotografuar çdo çerek sekonde. Në Tokë ngrihet sa një gju dhe bie " +
    "shpejt; në Mars ngjitet më shumë se dy herë e gjysmë më lart dhe me dorë arrin koshin.",
  body:
    mark("tint", `${fit(mars.path, 0.6)}z${fit(earth.path, 0.6)}z`) +
    mark(
      "thin",
      hatch(ground, 800, 6, () => [0, 1200]),
    ) +
    mark("thin", earth.heights + mars.heights) +
    mark("dotted", `M0 ${level}H1200`) +
    mark("thin", baskets.map(({ net }) => net).join("")) +
    mark("heavy", baskets.map(({ board, ring }) => board + ring).join("")) +
    earth.girls +
    mars.girls +
    mark("medium", fit(earth.path, 0.5)) +
    mark("spot", fit(mars.path, 0.5)) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("spotFill", circle(...hand, 15)),
  words:
    word(earth.top[0], 778, "në Tokë", { anchor: "middle" }) +
    word(mars.top[0], 778, "në Mars", { anchor: "middle", tone: "spot" }),
  style: ".pe{stroke-width:6}.s{stroke-width:7}",
} satisfies Picture;
