/**
 * The cover of a chapter of mathematics that has none of its own. A ladder slides down a post, on either side. All its
 * positions touch one curve, x^(2/3) + y^(2/3) = L^(2/3), half an astroid; a ladder at the angle φ touches it at
 * (L·cos³φ, L·sin³φ).
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, rect, segment } from "../kit/shapes";

const length = 1;

/** Returns the two ends of the ladder at an angle. Its foot is on the floor, its head at the wall. */
export const ladder = (angle: number): [foot: Vec2, head: Vec2] => [
  [length * Math.cos(angle), 0],
  [0, length * Math.sin(angle)],
];

/** Returns the point of the astroid that the ladder at this angle touches. */
export const astroid = (angle: number): Vec2 => [length * Math.cos(angle) ** 3, length * Math.sin(angle) ** 3];

const [post, floor, whole] = [600, 706, 648];
const toPicture = ([x, y]: Vec2): Vec2 => [post + whole * x, floor - whole * y];
const places = sample(0, Math.PI, 60, (angle) => angle);
const curve =
  fit(
    sample(0, Math.PI / 2, 160, (angle) => toPicture(astroid(angle))),
    0.5,
  ) +
  fit(
    sample(Math.PI / 2, Math.PI, 160, (angle) => toPicture(astroid(angle))),
    0.5,
    { join: true },
  );
/** The ladder's position that is drawn completely. The second value is the distance of its two sides. */
const shown = (places[19] ?? 0) as number;
const [foot, head] = ladder(shown).map(toPicture) as [Vec2, Vec2];
const slope = Math.atan2(head[1] - foot[1], head[0] - foot[0]);
const beside = ([x, y]: Vec2, away: number): Vec2 => [x + away * Math.sin(slope), y - away * Math.cos(slope)];
const far = 34;
const between = (share: number): Vec2 => [foot[0] + share * (head[0] - foot[0]), foot[1] + share * (head[1] - foot[1])];
const rungs = sample(0.04, 0.96, 14, between).map((p) => segment(p, beside(p, far)));

export default {
  name: "kapitull-math",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Shkalla që rrëshqet dhe astroida",
  description:
    "Një shkallë rrëshqet poshtë një shtylle, djathtas dhe majtas saj. Asnjë nga vendet e saj nuk është i përkulur, por të gjitha bashkë prekin një " +
    "vijë të përkulur, astroidën; pika tregon ku e prek shkalla e vizatuar e plotë.",
  body:
    mark("tint", `${curve}z`) +
    mark("thin", places.map((angle) => segment(...(ladder(angle).map(toPicture) as [Vec2, Vec2]))).join("")) +
    mark(
      "thin",
      hatch(floor, 800, 5, () => [0, 1200]),
    ) +
    mark("spot", curve) +
    clipPath("q", rect(post, 0, 1200 - post, floor)) +
    mark("paperFill", `M${foot}L${head}L${beside(head, far)}L${beside(foot, far)}z`, { clip: "q" }) +
    mark("medium", segment(foot, head) + segment(beside(foot, far), beside(head, far)) + rungs.join(""), {
      clip: "q",
    }) +
    mark("heavy", `M${post} 0V${floor}M0 ${floor}H1200`) +
    mark("spotFill", circle(...toPicture(astroid(shown)), 16)),
  style: ".s{stroke-width:7}.b{stroke-width:4.5}.a{stroke-width:2}.h{stroke-width:6}",
} satisfies Picture;
