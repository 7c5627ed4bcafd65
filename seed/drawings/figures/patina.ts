/**
 * Two skaters push each other off with 120 N on ice without friction. They push for half a second: a = F/m, then v
 * stays. Seen every half second for three seconds; at every moment m₁·x₁ = m₂·x₂.
 */
import { round } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { standing } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const force = 120;
const lasts = 0.5;

/** Returns a skater's distance from the start, in metres, after `t` seconds. The skater has a mass of `mass` kg. */
export const glided = (mass: number, t: number): number => {
  const a = force / mass;
  return t <= lasts ? (a * t ** 2) / 2 : (a * lasts ** 2) / 2 + a * lasts * (t - lasts);
};

const moments = [0, 0.5, 1, 1.5, 2, 2.5, 3];
const metre = 85;
const [zero, ice] = [410, 244];
const skaters = [
  { mass: 40, way: -1, tall: 76 },
  { mass: 60, way: 1, tall: 114 },
] as const;
const wide = 28;

/** Returns the place of a skater after `t` seconds, `glided` metres from the start. */
const place = ({ mass, way }: (typeof skaters)[number], t: number) =>
  zero + way * (metre * glided(mass, t) + 2 + wide / 2);

/** Draws a person as a line with a head. */
const trace = (skater: (typeof skaters)[number], t: number) => {
  const [x, { tall }] = [place(skater, t), skater];
  return `M${round(x, 1)} ${ice}V${round(ice - 0.8 * tall, 1)}${circle(x, ice - 0.9 * tall, 0.1 * tall, 1)}`;
};

export default {
  name: "patina",
  subject: "physics",
  width: 720,
  height: 310,
  title: "Të njëjtat forca, gjurmë të ndryshme",
  description:
    "Dy patinatorë, 40 dhe 60 kilogramë, shtyhen me forca të barabarta, 120 njutonë. " +
    "Gjurmët çdo gjysmë sekonde tregojnë se i lehti largohet me 1,5 metra në sekondë, i rëndi me 1,0.",
  body:
    mark("thin", skaters.map((skater) => moments.map((t) => trace(skater, t)).join("")).join("")) +
    // They face each other, as when they pushed.
    skaters
      .map((skater) => standing(place(skater, 3), ice - 2, skater.tall / 178, "tint", skater.way === 1 ? -1 : 1))
      .join("") +
    mark("heavy", `M8 ${ice}H712`) +
    mark("dotted", `M${zero} 34V${ice + 22}`) +
    skaters.map(({ way }) => arrow([zero + way * 12, 62], [zero + way * 132, 62], "spot", 24)).join("") +
    mark("medium", [-4, -3, -2, -1, 0, 1, 2, 3].map((m) => `M${zero + m * metre} ${ice}v14`).join("")) +
    label(zero - 72, 38, "120\u00a0N", { anchor: "middle", tone: "spot", bold: true }) +
    label(zero + 72, 38, "120\u00a0N", { anchor: "middle", tone: "spot", bold: true }) +
    skaters
      .map(({ mass, way, tall }) =>
        label(zero + way * (metre * glided(mass, 3) + wide / 2), ice - tall - 16, `${mass}\u00a0kg`, {
          anchor: "middle",
        }),
      )
      .join("") +
    [-4, -2, 0, 2].map((m) => label(zero + m * metre, ice + 46, String(Math.abs(m)), { anchor: "middle" })).join("") +
    label(712, ice + 46, "m", { anchor: "end" }),
  style: ".pe{stroke-width:5}",
} satisfies Picture;
