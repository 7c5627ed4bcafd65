/**
 * The model quarter from above, to scale. The base has 90 · 60 cm, the houses (shoe boxes) 33 · 20 cm; they are side by
 * side, with windows of 15 cm in their short sides. The lamp is in the street at the height of the windows and at the
 * same distance from both: 28 cm in front and 11 cm aside, √(28² + 11²) ≈ 30 cm. For the second experiment it hangs
 * over the middle of three roofs of 10 · 10 cm, whose centres are 7 cm from that point.
 */
import { round, sample } from "../../kit/curve";
import { label, mark, painted } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { circle, hatch, rect } from "../../kit/shapes";

export const base = { w: 90, h: 60 };
const cm = 7.4;
const [left, top] = [27, 18];
const X = (x: number) => left + x * cm;
const Y = (y: number) => top + y * cm;

const front = 35;
export const windows = [
  [front, 19],
  [front, 41],
] as const;
export const lamp = { x: front + 28, y: 30 };
/** Returns the distance of the lamp from the middle of a window, in cm. */
export const distance = ([x, y]: readonly [number, number]) => Math.hypot(lamp.x - x, lamp.y - y);

/** Position of the lamp in the second experiment. */
export const under = { x: 78, y: 30 };
/** Corners of the roofs around it. Their centres are 7 cm from it at 120° to each other. */
const roofs = [-90, 30, 150].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [under.x + 7 * Math.cos(angle), under.y + 7 * Math.sin(angle)];
  return { x: x - 5, y: y - 5, w: 10, h: 10 };
});
const houses = windows.map(([x, y]) => ({ x: x - 33, y: y - 10, w: 33, h: 20 }));
export const things = [...houses, ...roofs];

const box = ({ x, y, w, h }: (typeof things)[number]) => rect(X(x), Y(y), w * cm, h * cm);
const [black, green, white] = roofs as [(typeof things)[0], (typeof things)[0], (typeof things)[0]];
const tuft = (x: number, y: number) => `M${round(X(x))} ${round(Y(y))}q4-9 8 0`;
const moss = sample(0, 24, 24, (k) => tuft(green.x + 0.8 + (k % 5) * 1.8, green.y + 2 + Math.floor(k / 5) * 1.8)).join(
  "",
);
const park = sample(0, 41, 41, (k) =>
  tuft(64 + (k % 14) * 1.8, (k < 21 ? 4 : 50) + Math.floor((k % 21) / 7) * 2.6 + (k % 2)),
).join("");
const edge = X(front);

export default {
  name: "plani-i-lagjes",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Plani i lagjes, parë nga lart",
  description:
    "Baza 90 me 60 centimetra: majtas dy shtëpitë me dritaret nga rruga, në rrugë llamba, djathtas tri pllakat e " +
    "çative si trekëndësh. Llamba rri njësoj larg dy dritareve.",
  body:
    mark("tint", rect(X(38), Y(0), 20 * cm, base.h * cm)) +
    mark("dotted", `M${round(X(48))} ${round(Y(0))}V${round(Y(base.h))}`) +
    mark("thin", houses.map(({ x, y, h }) => hatch(Y(y), Y(y + h), 9, () => [X(x), edge])).join("")) +
    mark("paperFill", houses.map(({ y }) => rect(X(7), Y(y + 7), 24 * cm, 6.4 * cm)).join("")) +
    mark("medium", houses.map(box).join("")) +
    mark("heavy", rect(X(0), Y(0), base.w * cm, base.h * cm)) +
    mark("thin", park) +
    mark("spot", windows.map(([, y]) => `M${round(edge)} ${round(Y(y - 7.5))}v${round(15 * cm)}`).join("")) +
    mark(
      "spotThin",
      windows.map(([, y]) => `M${round(X(lamp.x))} ${round(Y(lamp.y))}L${round(edge)} ${round(Y(y))}`).join(""),
    ) +
    painted("black", box(black)) +
    painted("white", box(white)) +
    mark("medium", box(black)) +
    mark("medium", box(white) + box(green) + moss) +
    mark("spotThin", `M${round(X(under.x) - 9)} ${round(Y(under.y))}h18m-9-9v18`) +
    mark("paperFill", circle(X(lamp.x), Y(lamp.y), 20)) +
    mark("spot", circle(X(lamp.x), Y(lamp.y), 20)) +
    mark("spot", `M${round(X(lamp.x) - 14)} ${round(Y(lamp.y) - 14)}l28 28m0-28l-28 28`, { also: "la" }) +
    label(X(19), Y(20.4), "shtëpia A", { anchor: "middle" }) +
    label(X(19), Y(42.4), "shtëpia B", { anchor: "middle" }) +
    label(X(48), Y(57), "rruga", { anchor: "middle", tone: "mute", on: "tint" }) +
    label(X(49), Y(21), "30\u00a0cm", { anchor: "middle", tone: "spot", bold: true, on: "tint" }) +
    label(X(63), Y(20), "llamba", { anchor: "middle", tone: "spot" }),
  style: ".la{stroke-width:3}.s{stroke-width:5}",
} satisfies Picture;
