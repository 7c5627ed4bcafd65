// The model quarter from above, to scale: base 60 · 40 cm, houses (shoe boxes) 28 · 18 cm with windows of 15 cm, roofs of
// 10 · 10 cm. The lamp stands as far from both windows: 15 cm aside and 20 cm before them in the plan, 31 cm above them,
// √(15² + 20² + 31²) ≈ 40 cm.
import { round } from "../../curve.ts";
import { circle, hatch, label, mark, type Picture, rect } from "../../hand.ts";

const cm = 10.4;
const [left, top] = [48, 24];
const X = (x: number) => left + x * cm;
const Y = (y: number) => top + y * cm;

const windows = [
  [15, 18],
  [45, 18],
] as const;
const lamp = { x: 30, y: 38, above: 31 };
/** Distance of the lamp from a window, in cm. */
export const distance = ([x, y]: readonly [number, number]) => Math.hypot(lamp.x - x, lamp.y - y, lamp.above);
export { windows };

const house = (x: number) => ({ x: X(x - 14), y: Y(0.6), w: 28 * cm, h: 17.4 * cm });
const houses = windows.map(([x]) => house(x));
const roofs = [3, 17, 46] as const;

export default {
  name: "plani-i-lagjes",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Plani i lagjes, parë nga lart",
  description:
    "Baza 60 me 40 centimetra: dy shtëpitë lart me dritare nga llamba, tri pllakat e çative poshtë, rruga në mes. " +
    "Llamba rri njësoj larg dy dritareve.",
  body:
    mark("tint", rect(X(0), Y(19.5), 60 * cm, 5 * cm)) +
    mark("thin", houses.map(({ x, y, w, h }) => hatch(y, y + h, 10, () => [x, x + w])).join("")) +
    mark("medium", houses.map(({ x, y, w, h }) => rect(x, y, w, h)).join("")) +
    mark("heavy", rect(X(0), Y(0), 60 * cm, 40 * cm)) +
    mark("dotted", `M${round(X(0))} ${round(Y(22))}H${round(X(60))}`) +
    mark("spot", windows.map(([x, y]) => `M${round(X(x - 7.5))} ${round(Y(y))}h${round(15 * cm)}`).join("")) +
    mark(
      "spotThin",
      windows.map(([x, y]) => `M${round(X(lamp.x))} ${round(Y(lamp.y))}L${round(X(x))} ${round(Y(y))}`).join(""),
    ) +
    mark("inkFill", rect(X(roofs[0]), Y(27.5), 10 * cm, 10 * cm)) +
    mark("medium", rect(X(roofs[1] - 1.5), Y(27.5), 10 * cm, 10 * cm) + rect(X(roofs[2]), Y(27.5), 10 * cm, 10 * cm)) +
    mark(
      "medium",
      Array.from({ length: 6 }, (_, row) =>
        Array.from(
          { length: 6 },
          (_, k) => `M${round(X(roofs[2] + 1.2 + k * 1.5))} ${round(Y(29.5 + row * 1.4))}q4-9 8 0`,
        ).join(""),
      ).join(""),
    ) +
    mark("paperFill", circle(X(lamp.x), Y(lamp.y), 26)) +
    mark("spot", circle(X(lamp.x), Y(lamp.y), 26)) +
    mark("spot", `M${round(X(lamp.x) - 18)} ${round(Y(lamp.y) - 18)}l36 36m0-36l-36 36`, { also: "la" }) +
    label(X(15), Y(10), "shtëpia A", { anchor: "middle" }) +
    label(X(45), Y(10), "shtëpia B", { anchor: "middle" }) +
    label(X(2), Y(22) - 8, "rruga", { tone: "mute" }) +
    label(X(31), Y(31.5), "40\u00a0cm", { tone: "spot", bold: true }) +
    label(X(38), Y(39) + 2, "llamba", { tone: "spot" }),
  style: ".la{stroke-width:3}.s{stroke-width:5}",
} satisfies Picture;
