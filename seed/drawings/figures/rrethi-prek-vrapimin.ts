/**
 * A run at 8 m from the middle of a goal of 7.32 m. The width is of IFAB, Law 1, measures in metres. From every point
 * of a circle of radius R through both posts the goal is seen under the same angle, sin α = a/R, a half the goal. The
 * circle of 6 m does not reach the run, that of 9 m crosses it twice, that of 8 m touches it: there the angle is
 * largest.
 */

import { best, half, view } from "../covers/matematika-sporti";
import { polyline, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, hatch, rect, segment } from "../kit/shapes";

/** Distance of the run from the middle. */
export const run = 8;
/**
 * Returns the degrees under which the goal is seen from a circle. The circle has radius `r` and passes through its
 * posts.
 */
export const angle = (r: number): number => (Math.asin(half / r) * 180) / Math.PI;
/** Returns where the run meets the circle of radius `r`. The distances count from the goal line, the nearer first. */
export const meetings = (r: number): Vec2 => {
  const chord = Math.sqrt(r * r - run * run);
  return [best(r) - chord, best(r) + chord];
};
/** Returns the same angle, seen from a place on the run, in degrees. */
export const seen = (y: number): number => (view(run, y) * 180) / Math.PI;

const scale = 31;
const [middle, line] = [296, 86];
const toPicture = (x: number, y: number): Vec2 => [middle + scale * x, line + scale * y];
const isoptic = (r: number): string => {
  const tilt = Math.acos(half / r);
  return arc(...toPicture(0, best(r)), r * scale, Math.PI + tilt, -tilt, 1);
};
const [small, large] = [6, 9];
const posts = [toPicture(-half, 0), toPicture(half, 0)] as const;
const sight = (y: number) => segment(posts[0], toPicture(run, y)) + segment(posts[1], toPicture(run, y));
const [near, far] = meetings(large);
const degrees = (r: number) => `${angle(r).toFixed(1).replace(".", ",")}°`;
const beside = (y: number, r: number, spot = false) => {
  const [x, baseline] = toPicture(run, y);
  return label(x + 46, baseline + 9, degrees(r), spot ? { tone: "spot", bold: true } : {});
};
const top = line - 1.6 * scale;

export default {
  name: "rrethi-prek-vrapimin",
  subject: "math",
  width: 720,
  height: 668,
  title: "Rrethi që sapo e prek vrapimin",
  description:
    "Tre rrathë kalojnë nëpër dy shtyllat e portës. I vogli nuk e arrin vijën e vrapimit, i madhi e pret dy herë me " +
    "këndin 24,0°, i mesit vetëm e prek: aty këndi i shikimit është më i madhi, 27,2°.",
  body:
    mark("tint", polyline([...posts, toPicture(run, best(run))], { close: true })) +
    mark("thin", isoptic(small) + isoptic(large) + sight(near) + sight(far)) +
    mark("dotted", segment(toPicture(run, 0), toPicture(run, 18.4))) +
    arrow(toPicture(run, 18.4), toPicture(run, 16.2), "medium", 22) +
    mark("spot", isoptic(run)) +
    mark(
      "thin",
      hatch(top, line, 4, () => [posts[0][0], posts[1][0]]),
    ) +
    mark("medium", rect(posts[0][0], top, posts[1][0] - posts[0][0], line - top)) +
    mark("heavy", `M4 ${line}H716`) +
    mark("inkFill", circle(...toPicture(run, near), 8) + circle(...toPicture(run, far), 8)) +
    mark("spotFill", circle(...toPicture(run, best(run)), 12)) +
    beside(near, large) +
    beside(best(run), run, true) +
    beside(far, large) +
    label(...toPicture(0, best(small) + small - 0.45), degrees(small), { anchor: "middle" }) +
    label(...toPicture(run - 0.6, 18.1), "vrapimi", { anchor: "end", tone: "mute" }),
} satisfies Picture;
