/**
 * Currents on a logarithmic scale, one decade for each factor of ten. Effects of 50 Hz on the body and the 30 mA limit:
 * IEC 60479-1; body hand to hand assumed as 1000 Ω. The tinted range is deadly, and yet too small for the breaker. The
 * person between two wires stands so that the hands are at the height of the current through them.
 */
import { label, mark } from "../kit/marks";
import { armsOut, armsOutHeight } from "../kit/person";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

interface Rung {
  ampere: number;
  value: string;
  text: string;
  danger?: true;
}
export const rungs: readonly Rung[] = [
  { ampere: 25, value: "25\u00a0A", text: "kufiri i automatit" },
  { ampere: 10.4, value: "10\u00a0A", text: "furra 2400\u00a0W" },
  { ampere: 0.23, value: "0,23\u00a0A", text: "trupi yt në 230\u00a0V", danger: true },
  { ampere: 0.03, value: "0,03\u00a0A", text: "shkëputet diferenciali" },
  { ampere: 0.01, value: "0,01\u00a0A", text: "dora nuk lëshon dot" },
  { ampere: 0.0005, value: "0,0005\u00a0A", text: "fillon ta ndiesh" },
];

const [axis, low, top, decade] = [196, -4, 22, 76];
/** Returns the height on the page of a current in ampere. */
export const height = (ampere: number): number => top + (2 - Math.log10(ampere)) * decade;
const [bottom, from, to] = [height(10 ** low), height(25), height(0.03)];

/** The person: where the body stands, its size, how far the hands reach. */
const [middle, scale, reach] = [600, 1.32, 92];
const through = height(0.23);
const soles = through + armsOutHeight * scale;
/** Two wires that come from above and end in the hands. */
const wires = [-1, 1].map((side) => `M${middle + side * (reach + 4)} ${top}V${Math.round(through)}`).join("");

export default {
  name: "shkalla-e-rrymave",
  subject: "physics",
  width: 720,
  height: 496,
  title: "Shkalla e rrymave, nga ndijimi te siguresa",
  description:
    "Shkallë ku çdo hap shumëzon rrymën me dhjetë. Ndihet nga 0,0005\u00a0A, dora nuk lëshon dot nga 0,01\u00a0A, diferenciali " +
    "shkëputet te 0,03\u00a0A. Nëpër njeriun që prek dy tela në 230\u00a0V kalojnë 0,23\u00a0A, por automati vepron vetëm mbi 25\u00a0A.",
  body:
    mark("tint", rect(axis, from, 504, to - from)) +
    mark("medium", `M${axis} ${top}V${bottom}`) +
    mark("thin", Array.from({ length: 7 }, (_, i) => `M${axis} ${top + i * decade}h-12`).join("")) +
    mark(
      "medium",
      rungs
        .filter(({ danger }) => !danger)
        .map(({ ampere }) => `M${axis - 20} ${Math.round(height(ampere))}h48`)
        .join(""),
    ) +
    mark("medium", `M${middle - 112} ${Math.round(soles)}h224`) +
    mark("medium", wires) +
    armsOut(middle, soles, scale, reach / scale, "paperFill") +
    mark(
      "spot",
      `M${axis - 20} ${Math.round(through)}h48M${middle - reach - 4} ${Math.round(through)}H${middle + reach + 4}`,
    ) +
    rungs
      .map(({ ampere, value, text, danger }, i) => {
        const y = height(ampere) + 9;
        // Lines of one x would be one paragraph, whose lines close up in a wide picture.
        const x = axis + 44 + (i % 2);
        const style = danger ? ({ tone: "spot", bold: true } as const) : {};
        const ground = ampere <= 25 && ampere >= 0.03 ? ({ on: "tint" } as const) : {};
        return label(axis - 32, y, value, { ...style, anchor: "end" }) + label(x, y, text, { ...style, ...ground });
      })
      .join("") +
    ["këtu automati", "nuk vepron"]
      .map((text, i) => label(axis + 44, 147 + 32 * i, text, { tone: "mute", italic: true, on: "tint" }))
      .join(""),
  style: ".pe{stroke-width:5.6}",
} satisfies Picture;
