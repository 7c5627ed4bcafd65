/**
 * A nomogram for Ohm's law U = I·R on three parallel logarithmic scales. The middle one is halfway and has half the
 * step a decade. A straight line joins a current, its voltage and a resistance, since lg U = lg I + lg R. All pairs
 * that give 12 V therefore cross in one point.
 */
import { round, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const [top, bottom] = [96, 752];
const scales = { current: 170, voltage: 600, resistance: 1030 };

/** Returns the height of a current from 0.1 to 10 A on the left scale. */
export const currentAt = (ampere: number): number => bottom - ((bottom - top) / 2) * Math.log10(ampere / 0.1);
/** Returns the height of a resistance from 1 to 100 Ω on the right scale. */
export const resistanceAt = (ohm: number): number => bottom - ((bottom - top) / 2) * Math.log10(ohm);
/** Returns the height of a voltage from 0.1 to 1000 V on the middle scale. */
export const voltageAt = (volt: number): number => bottom - ((bottom - top) / 4) * Math.log10(volt / 0.1);

const decades = (from: number, count: number): number[] => [
  ...Array.from({ length: count }, (_, k) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => d * from * 10 ** k)).flat(),
  from * 10 ** count,
];
const tickLength = (value: number): number => {
  const digit = Math.round(value / 10 ** Math.floor(Math.log10(value) + 1e-9));
  if (digit === 1) return 44;
  return digit === 5 ? 32 : 20;
};
/** Draws a scale with its ticks. They point to the left (-1), to the right (1) or to both sides (0). */
const scale = (x: number, values: number[], height: (value: number) => number, side: -1 | 0 | 1): string =>
  values.reduce((d, value) => {
    const length = tickLength(value);
    const start = side === 0 ? x - length / 2 : x;
    return `${d}M${start} ${round(height(value))}h${side === 0 ? length : side * length}`;
  }, `M${x} ${top}V${bottom}`);

export const volts = 12;
/** Currents in ampere; the resistance that belongs to each is 12 V divided by it. */
export const currents = [0.12, 0.16, 0.22, 0.3, 0.42, 0.6, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8, 6.8, 9.6];
const chosen = 3;
const line = (current: number): string => {
  return segment([scales.current, currentAt(current)], [scales.resistance, resistanceAt(volts / current)]);
};
const crossing: Vec2 = [scales.voltage, voltageAt(volts)];
const readings =
  circle(scales.current, currentAt(chosen), 12) + circle(scales.resistance, resistanceAt(volts / chosen), 12);
const name = (x: number, text: string) => label(x, 66, text, { anchor: "middle", size: 58, italic: true });

export default {
  name: "formulas-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Nomogrami i ligjit të Omit",
  description:
    "Tri shkallë logaritmike: rryma majtas, rezistenca djathtas, tensioni në mes. Një vizore e vënë mbi dy " +
    "vlera jep të tretën; të gjitha drejtëzat për 12 volt kalojnë nga e njëjta pikë.",
  body:
    mark("thin", currents.map(line).join("")) +
    mark("medium", scale(scales.current, decades(0.1, 2), currentAt, -1)) +
    mark("medium", scale(scales.resistance, decades(1, 2), resistanceAt, 1)) +
    mark("medium", scale(scales.voltage, decades(0.1, 4), voltageAt, 0)) +
    mark("spot", line(chosen)) +
    mark("spotFill", circle(...crossing, 17) + readings) +
    name(scales.current, "I") +
    name(scales.voltage, "U") +
    name(scales.resistance, "R") +
    (
      [
        ["10", 10],
        ["1", 1],
        ["0,1", 0.1],
      ] as const
    )
      .map(([text, value]) => label(112, currentAt(value) + 15, text, { anchor: "end", size: 44 }))
      .join("") +
    (
      [
        ["100", 100],
        ["10", 10],
        ["1", 1],
      ] as const
    )
      .map(([text, value]) => label(1088, resistanceAt(value) + 15, text, { size: 44 }))
      .join("") +
    label(640, crossing[1] - 116, "12\u00a0V", { size: 54, tone: "spot", bold: true }),
} satisfies Picture;
