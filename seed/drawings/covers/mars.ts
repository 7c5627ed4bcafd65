/**
 * Mars as seen from the Earth: the difference of two Kepler orbits over seven synodic periods of 780 days, August 2002
 * to July 2017, seen from the north of the ecliptic with the Earth at rest in the middle. Elements: planets.ts. Kepler
 * drew this curve by hand for 1580 to 1596 and called it a pretzel.
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { daysTo, heliocentric, planets } from "../physics/planets";

/** Place of Mars relative to the Earth, astronomical units, `day` days after J2000. */
export const fromEarth = (day: number): Point => {
  const [mars, earth] = [heliocentric(planets.mars, day), heliocentric(planets.earth, day)];
  return [mars[0] - earth[0], mars[1] - earth[1]];
};

/** Whether Mars moves westwards among the stars on that day: its longitude falls. */
export const retrograde = (day: number): boolean => {
  const [a, b] = [fromEarth(day - 0.5), fromEarth(day + 0.5)];
  return a[0] * b[1] - a[1] * b[0] < 0;
};

export const [first, last] = [daysTo(2002, 8, 10), daysTo(2017, 7, 27)];

/** The spells in which Mars goes back, as pairs of days. */
export const spells = sample(first, last, Math.round(last - first), (day) => day).flatMap((day) => {
  if (!retrograde(day) || retrograde(day - 1)) return [];
  let end = day;
  while (retrograde(end)) end++;
  return [[day, end] as const];
});

/**
 * The two days around a spell on which Mars passes the same place: there its track crosses itself and closes a loop.
 */
export const crossing = ([from, to]: readonly [number, number]): readonly [number, number] => {
  let best = { gap: Number.POSITIVE_INFINITY, days: [from, to] as const };
  for (let a = from - 75; a < from; a++) {
    for (let b = to; b < to + 75; b++) {
      const [p, q] = [fromEarth(a), fromEarth(b)];
      const gap = Math.hypot(p[0] - q[0], p[1] - q[1]);
      if (gap < best.gap) best = { gap, days: [a, b] };
    }
  }
  return best.days;
};

const [cx, cy, scale, turn] = [600, 400, 272, 0.5];
const place = ([x, y]: Point): Point => [
  cx + scale * (x * Math.cos(turn) - y * Math.sin(turn)),
  cy - scale * (x * Math.sin(turn) + y * Math.cos(turn)),
];
const track = (from: number, to: number) =>
  sample(from, to, Math.round((to - from) / 2), (day) => place(fromEarth(day)));

const earth = 15;
const sight = (day: number) => {
  const [x, y] = place(fromEarth(day));
  const away = (1.9 * earth) / Math.hypot(x - cx, y - cy);
  return `M${numbers([cx + (x - cx) * away, cy + (y - cy) * away])}L${numbers([x, y])}`;
};
const sights = spells.map(([from, to]) => sample(from, to, 9, sight).join("")).join("");
const loops = spells.map((spell) => `${fit(track(...crossing(spell)), 0.6)}z`).join("");
const months = sample(first, last, Math.round((last - first) / 30), (day) => place(fromEarth(day)))
  .filter(([x, y]) => x > -9 && x < 1209 && y > -9 && y < 809)
  .map((p) => `M${numbers(p)}h0`);

export default {
  name: "mars",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Shtatë laqe të Marsit rreth Tokës",
  description:
    "Rruga e Marsit gjatë pesëmbëdhjetë vjetëve, e parë nga Toka në mes. Shtatë herë ai afrohet, ndalet dhe kthehet " +
    "mbrapsht: lakun e bën Toka, që vrapon në korsinë e brendshme dhe e kalon.",
  body:
    mark("tint", loops) +
    mark("thin", sights) +
    mark("medium", fit(track(first, last))) +
    mark("spot", loops) +
    mark("medium", months.join(""), { also: "n" }) +
    mark("inkFill", circle(cx, cy, earth)),
  style: ".n{stroke-width:10;stroke-linecap:round}",
} satisfies Picture;
