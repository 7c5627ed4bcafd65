/** Current against voltage of two resistors by Ohm's law, I = U/R. */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

/** Resistances in ohm. */
export const resistance = { A: 20, B: 60 } as const;

/** Returns the current in ampere at a voltage in volt. */
export const current = (name: keyof typeof resistance, volt: number): number => volt / resistance[name];

const [left, right, top, bottom] = [92, 700, 56, 372] as const;
const toPicture = (volt: number, ampere: number): Vec2 => [left + 84 * volt, bottom - 860 * ampere];
const on = (name: keyof typeof resistance, volt: number) => toPicture(volt, current(name, volt));
const volts = [1, 2, 3, 4, 5, 6];
const amperes = [0.1, 0.2, 0.3];
const [a, b] = [on("A", 6), on("B", 6)];

export default {
  name: "kuiz-dy-rezistore",
  subject: "physics",
  width: 720,
  height: 460,
  title: "Dy rezistorë: rryma sipas tensionit",
  description:
    "Rryma I në amper kundrejt tensionit U në volt: dy drejtëza nga zeroja. " +
    "Te 6\u00a0V drejtëza A tregon 0,3\u00a0A, drejtëza B tregon 0,1\u00a0A.",
  style: ".li{stroke-width:4}",
  body:
    mark("dotted", `M${left} ${a[1]}H${a[0]}V${bottom}M${left} ${b[1]}H${b[0]}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: volts.map((volt) => toPicture(volt, 0)[0]),
        yTicks: amperes.map((ampere) => toPicture(0, ampere)[1]),
      }),
    ) +
    mark("medium", segment(toPicture(0, 0), on("A", 6.8)), { also: "li" }) +
    mark("spot", segment(toPicture(0, 0), on("B", 6.8))) +
    mark("inkFill", circle(...a, 8)) +
    mark("spotFill", circle(...b, 9)) +
    volts.map((volt) => label(toPicture(volt, 0)[0], bottom + 40, String(volt), { anchor: "middle" })).join("") +
    amperes
      .map((i) => label(left - 18, toPicture(0, i)[1] + 9, String(i).replace(".", ","), { anchor: "end" }))
      .join("") +
    label(18, 34, "I", { italic: true }) +
    label(36, 34, "(A)") +
    label(right - 46, bottom + 78, "U", { italic: true, anchor: "end" }) +
    label(right, bottom + 78, "(V)", { anchor: "end" }) +
    label(on("A", 4)[0] - 34, on("A", 4)[1] - 16, "A", { bold: true, size: 32, anchor: "middle" }) +
    label(on("B", 4.4)[0], on("B", 4.4)[1] + 42, "B", { bold: true, size: 32, anchor: "middle", tone: "spot" }),
} satisfies Picture;
