/**
 * Two coins and a ruler at a table's corner, from above, in centimetres. To the right goes x, towards the reader y; the
 * table ends at x = 0 on the right and at y = 0 below. The ruler, 30 × 3 cm, turns about the finger that holds its
 * middle. Its outer half slides away from under the first coin, which stays and drops; its inner half pushes the second
 * coin over the other edge. Each coin is free once its middle has lost its support: both after the same way of the
 * ruler, less than half a centimetre apart. From then on the second coin keeps its 1 m/s sideways; both fall 75 cm.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, rect, segment } from "../kit/shapes";

export const [long, wide, coin] = [30, 3, 1.1] as const;
const reach = 13.4;
/** Width of the gap for the second coin between ruler and edge. It leaves the coin and a millimetre. */
const gap = 2 * coin + 0.1;
export const finger: Vec2 = [-1.5, -gap - wide / 2];
/** Places of the coins before the blow. One is on the ruler over the floor, one on the table beside the ruler. */
export const first: Vec2 = [finger[0] + reach, finger[1]];
export const second: Vec2 = [finger[0] - reach, finger[1] + wide / 2 + coin];

/** Distance in centimetres along its arc after which the ruler frees each coin. */
export const untilFree = { first: wide / 2, second: -second[1] } as const;
/** Seconds of a fall of 75 cm without air. */
export const fall = Math.sqrt((2 * 0.75) / 9.81);
const sideways = 100;
const turned = untilFree.second / reach;
/** Returns where the second coin is, seen from above, `t` seconds after it came free. */
export const flight = (t: number): Vec2 => [
  second[0] + sideways * t * Math.sin(turned),
  second[1] + untilFree.second + sideways * t * Math.cos(turned),
];

const unit = 9.6;
const corner: Vec2 = [392, 126];
const toPicture = ([x, y]: Vec2): Vec2 => [corner[0] + unit * x, corner[1] + unit * y];
/** Draws the ruler after `angle` radians, outer end away from the lower edge. */
const ruler = (angle: number) => {
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const on = ([x, y]: Vec2): Vec2 => toPicture([finger[0] + x * c - y * s, finger[1] + x * s + y * c]);
  const [l, w] = [long / 2, wide / 2];
  const scale = Array.from({ length: long - 1 }, (_, i): Vec2 => [i + 1 - l, w]);
  return {
    edge: polyline([on([-l, -w]), on([l, -w]), on([l, w]), on([-l, w])], { close: true, digits: 1 }),
    marks: scale.map(([x], i) => segment(on([x, w]), on([x, w - (i % 5 === 4 ? 1 : 0.6)]), 1)).join(""),
  };
};
const [rest, after] = [ruler(0), ruler(0.3)];
const moments = [0.1, 0.2, 0.3, fall];
const blow = toPicture([finger[0] + long / 2 - 0.6, finger[1] + wide / 2]);
const [x1, y1] = toPicture(first);
const [x2, y2] = toPicture(second);
const [fx, fy] = toPicture(finger);
const end = toPicture(flight(fall));

/** Size of labels: the figure stands in a box 288 px wide. */
const size = 28;

export default {
  name: "vizorja-dhe-monedhat",
  subject: "physics",
  width: 720,
  height: 540,
  title: "Dy monedha, një vizore, një goditje",
  description:
    "Tryeza nga lart. Vizorja rri gjysma jashtë buzës së djathtë dhe rrotullohet rreth gishtit. Monedha mbi skajin e " +
    "jashtëm bie drejt në vend; tjetra, e shtyrë nga skaji i brendshëm, kalon buzën e poshtme dhe fluturon larg.",
  body:
    mark("tint", rect(0, 0, corner[0], corner[1])) +
    mark("heavy", `M0 ${corner[1]}H${corner[0]}V0`) +
    mark("dotted", after.edge) +
    mark("paperFill", rest.edge) +
    mark("thin", rest.marks) +
    mark("medium", rest.edge) +
    mark("spot", segment([x2, y2], end, 1)) +
    mark("paperFill", circle(x1, y1, unit * coin, 1) + circle(x2, y2, unit * coin, 1)) +
    mark("medium", circle(x1, y1, unit * coin, 1) + circle(x2, y2, unit * coin, 1)) +
    mark("spotFill", moments.map((t) => circle(...toPicture(flight(t)), unit * coin, 1)).join("")) +
    mark("inkFill", circle(fx, fy, 9)) +
    mark("thin", arc(fx, fy, unit * (long / 2 + 1.4), -0.3, -0.08, 1)) +
    arrow([blow[0], blow[1] + 92], [blow[0], blow[1] + 5], "medium", 24) +
    moments
      .map((t) => {
        const [x, y] = toPicture(flight(t));
        return label(x + 26, y + 9, `${t.toFixed(t === fall ? 2 : 1).replace(".", ",")}\u00a0s`, {
          tone: "spot",
          bold: t === fall,
          size,
        });
      })
      .join("") +
    label(20, 46, "tryeza", { on: "tint", size }) +
    label(fx + 6, 40, "gishti", { anchor: "end", on: "tint", size }) +
    label(blow[0] + 22, blow[1] + 92, "godit këtu", { size }) +
    label(x1 + 58, y1 + 9, "bie drejt", { size }) +
    label(x2 + 26, y2 + 60, "fluturon", { tone: "spot", size }),
} satisfies Picture;
