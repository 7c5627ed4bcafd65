/**
 * Galileo's chords: balls let go together at the top of smooth ramps of every slope. Along a ramp at angle α the
 * acceleration is g·sin α, so after time t the way is ½·g·t²·sin α: a chord of the circle of diameter ½·g·t² that
 * hangs from the top.
 */
import { type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const top: Point = [600, 34];
/** Height fallen freely by the last moment, viewBox units. */
const fall = 736;
const moments = 5;

/** Where a ball on the ramp at `angle` below the horizontal is at the share `t` of the time; relative to the top. */
export const ball = (angle: number, t: number): Point => {
  const way = fall * t * t * Math.sin(angle);
  return [way * Math.cos(angle), way * Math.sin(angle)];
};

const angles = sample(15, 165, 10, (degrees) => (degrees * Math.PI) / 180);
const place = ([x, y]: Point): Point => [top[0] + x, top[1] + y];
const ramp = (angle: number): string => {
  const length = Math.min(800 / Math.sin(angle), 620 / Math.abs(Math.cos(angle)));
  return segment(top, place([length * Math.cos(angle), length * Math.sin(angle)]));
};
const hung = (i: number) => {
  const diameter = fall * (i / moments) ** 2;
  return circle(top[0], top[1] + diameter / 2, diameter / 2);
};
const balls = (i: number, r: number) => angles.map((angle) => circle(...place(ball(angle, i / moments)), r)).join("");
const earlier = sample(1, moments - 1, moments - 2, (i) => i);

export default {
  name: "forces-and-motion-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rrethi i Galileut: njëmbëdhjetë rrafshe të pjerrëta",
  description:
    "Sfera lëshohen njëkohësisht nga e njëjta majë mbi rrafshe me pjerrësi të ndryshme. Në çdo çast të gjitha " +
    "ndodhen mbi të njëjtin rreth: rruga më e pjerrët është më e gjatë, por edhe më e shpejtë.",
  body:
    mark("tint", hung(moments)) +
    mark("thin", angles.map(ramp).join("")) +
    mark("dotted", earlier.map(hung).join("")) +
    mark("spot", hung(moments)) +
    mark("paperFill", earlier.map((i) => balls(i, 5 + 2.4 * i)).join("")) +
    mark("medium", earlier.map((i) => balls(i, 5 + 2.4 * i)).join("")) +
    mark("inkFill", balls(moments, 20) + circle(...top, 12)),
  style: ".a{stroke-width:2}.b{stroke-width:2.2}.s{stroke-width:7}",
} satisfies Picture;
