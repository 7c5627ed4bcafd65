/**
 * Thirty-six random walks of 72 fair steps, and the ends of 4,000. The walks have the envelopes ±√n and ±2√n (one and
 * two standard deviations). On the right, the ends have the binomial's limit, the normal density of variance 72.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

export const steps = 72;
const random = mulberry32(7);

/** Returns one walk: the places after 0, 1, …, 72 steps of ±1. */
const walk = (): number[] => {
  const places = [0];
  for (let i = 0; i < steps; i++) places.push((places[i] as number) + (random() < 0.5 ? -1 : 1));
  return places;
};

const walks = Array.from({ length: 36 }, walk);
const typical = (places: number[]) => places[steps] === 12 && Math.min(...places) < -9 && Math.max(...places) > 13;
const hero = Array.from({ length: 3000 }, walk).find(typical) ?? walk();
/** Counts of the 4,000 walks' ends by place. */
export const ends = new Map<number, number>();
for (let i = 0; i < 4000; i++) {
  const end = walk()[steps] as number;
  ends.set(end, (ends.get(end) ?? 0) + 1);
}

const [left, axis, right] = [40, 400, 955];
const [dx, dy] = [900 / steps, 15];
const perWalk = 0.62;

/** Draws a walk, equal steps joined. A unit is one step right, one up or down. */
const path = (places: number[]): string => {
  const runs: number[] = [];
  let [length, slope] = [0, 0];
  for (const [i, place] of places.slice(1).entries()) {
    const next = place - (places[i] as number);
    if (next !== slope && length > 0) runs.push(length, slope * length);
    [length, slope] = next === slope ? [length + 1, slope] : [1, next];
  }
  return `M0 0l${[...runs, length, slope * length].join(" ").replaceAll(" -", "-")}`;
};

const envelope = (k: number) =>
  sample(0, 1, 90, (t): Vec2 => [left + t * t * steps * dx, axis + k * Math.sqrt(t * t * steps) * dy]);
const band = `${fit([...envelope(2)].reverse())}${fit(envelope(-2), 0.9, { join: true })}z`;
const bell = sample(-26.7, 26.7, 90, (e): Vec2 => {
  const density = Math.exp((-e * e) / (2 * steps)) / Math.sqrt(2 * Math.PI * steps);
  return [right + 4000 * 2 * density * perWalk, axis + e * dy];
});
const bars = [...ends].map(([e, n]) => `M${right} ${axis + e * dy}h${Math.round(n * perWalk)}`).join("");
const placed = (marks: string) => `<g transform="translate(${left} ${axis})scale(${dx} ${dy})">${marks}</g>`;

export default {
  name: "probabiliteti",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Ecje të rastit dhe kambana e fundeve të tyre",
  description:
    "Dhjetëra ecje me shtatëdhjetë e dy hapa lart ose poshtë, si me monedhë. Asnjëra nuk parashikohet, " +
    "por fundet e katër mijë ecjeve vizatojnë gati të njëjtën kambanë.",
  body:
    mark("tint", band) +
    placed(mark("thin", walks.map(path).join(""), { also: "n" })) +
    placed(mark("spot", path(hero), { also: "z" })) +
    mark("dotted", [2, 1, -1, -2].map((k) => fit(envelope(k))).join("")) +
    mark("medium", `M${right} 0V800`) +
    mark("thin", bars, { also: "r" }) +
    mark("spot", fit(bell)) +
    mark("spotFill", circle(left, axis, 10)),
  words:
    word(60, 330, "nisja") +
    word(1180, 60, "fundi i 4000 ecjeve", { anchor: "end" }) +
    word(500, 730, "jashtë: rrallë", { tone: "spot" }),
  style: ".n{stroke-width:.085}.z{stroke-width:.42}.r{stroke-width:12}",
} satisfies Picture;
