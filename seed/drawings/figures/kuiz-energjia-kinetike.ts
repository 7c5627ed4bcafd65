/** Kinetic energy E = m·v²/2 of a car of 1200 kg, up to 14 m/s. The question is about higher speeds. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle } from "../kit/shapes";

const mass = 1200;
/** Returns the kinetic energy in kilojoule at a speed in m/s. */
export const energy = (speed: number): number => (mass * speed ** 2) / 2 / 1000;

const [left, right, top, bottom] = [92, 700, 56, 372] as const;
const toPicture = (v: number, kilojoule = energy(v)): Vec2 => [left + 41 * v, bottom - 2.6 * kilojoule];
const curve = sample(0, 14, 120, (v) => toPicture(v));
const read = toPicture(10);
const speeds = [2, 4, 6, 8, 10, 12, 14];
const energies = [20, 40, 60, 80, 100, 120];

export default {
  name: "kuiz-energjia-kinetike",
  subject: "physics",
  width: 720,
  height: 460,
  title: "Energjia kinetike e një makine",
  description:
    "Energjia kinetike në kiloxhaul kundrejt shpejtësisë në m/s: lakore që përkulet lart, e vizatuar deri te " +
    "14\u00a0m/s. E shënuar është pika me 10\u00a0m/s dhe 60\u00a0kJ.",
  body:
    mark("dotted", `M${left} ${read[1]}H${read[0]}V${bottom}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: speeds.map((v) => toPicture(v)[0]),
        yTicks: energies.map((kilojoule) => toPicture(0, kilojoule)[1]),
      }),
    ) +
    mark("spot", fit(curve, 0.5, { digits: 1 })) +
    mark("spotFill", circle(...read, 9)) +
    speeds.map((v) => label(toPicture(v)[0], bottom + 40, String(v), { anchor: "middle" })).join("") +
    energies.map((kJ) => label(left - 18, toPicture(0, kJ)[1] + 9, String(kJ), { anchor: "end" })).join("") +
    label(18, 34, "energjia (kJ)") +
    label(right, bottom + 78, "shpejtësia (m/s)", { anchor: "end" }),
} satisfies Picture;
