/**
 * The cover of a chapter of physics that has none of its own. A drum skin, 3 by 2, vibrates. Two of its modes,
 * sin(mπx)·sin(nπy), have the same frequency, for m²/3² + n²/2² is equal for (3, 4) and (6, 2); they vibrate together
 * as one. Spot: the nodal lines, where sand gathers (E. Chladni, 1787). Thin: equal heights; tinted: the parts that are
 * up while the rest is down.
 */

import { contours } from "../kit/contour";
import { fit, round, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

export const modes = [
  { m: 3, n: 4, share: 1 },
  { m: 6, n: 2, share: 0.72 },
] as const;

/** Returns the height of the skin at a place. Both coordinates run from 0 to 1 across the frame. */
export const height = (x: number, y: number): number =>
  modes.reduce((sum, { m, n, share }) => sum + share * Math.sin(m * Math.PI * x) * Math.sin(n * Math.PI * y), 0);

const [left, top, wide, tall] = [30, 20, 1140, 760];
const toPicture = ([x, y]: Vec2): Vec2 => [left + wide * x, top + tall * y];
const lines = (level: number): string =>
  contours(height, level, { x: [0, 1], y: [0, 1], columns: 120, rows: 80 })
    .filter((run) => run.length > 4)
    .map((run) => fit(run.map(toPicture), 0.8))
    .join("");
const levels = [0.3, 0.6, 0.9, 1.2, 1.5];
/** A grain at rest, where two nodal lines cross. */
const grain = toPicture([1 / 3, 1 / 2]);

export default {
  name: "kapitull-physics",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Lëkura e një daulleje që tingëllon",
  description:
    "Një lëkurë daulleje e parë nga lart. Disa vende ngrihen ndërsa të tjerat ulen; vijat me ngjyrë nuk lëvizin fare, " +
    "prandaj aty mblidhet rëra.",
  body:
    mark("tint", lines(0.002)) +
    mark("thin", levels.map((level) => lines(level) + lines(-level)).join("")) +
    mark("spot", lines(0)) +
    mark("heavy", `M${left} ${top}h${wide}v${tall}h${-wide}z`) +
    mark("spotFill", circle(round(grain[0]), round(grain[1]), 16)),
  weight: 1.3,
} satisfies Picture;
