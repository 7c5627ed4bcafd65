/**
 * The places on the pitch from which the goal looks widest. By the inscribed angle theorem the posts are seen under the
 * angle α from every point of a circle through both: radius a/sin α, where a is half the goal. A player who runs
 * parallel to the touchline at the distance x from the middle meets smaller and smaller circles until one only touches
 * the run: there R = x, at y = √(x² − a²) from the goal line. All such points are on a hyperbola. Measures of the pitch
 * in metres: IFAB, Laws of the Game, Law 1 (goal 7.32, areas 5.5 and 16.5, spot 11, arc 9.15).
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, hatch, rect, segment } from "../kit/shapes";

/** Half the width of the goal, metres. */
export const half = 3.66;
/**
 * Returns where a run at `x` has the widest view of the goal. Both the distance from the goal line and `x` are in
 * metres.
 */
export const best = (x: number): number => Math.sqrt(x * x - half * half);
/** Returns the angle in radians under which the posts are seen from x, y. Y counts from the goal line. */
export const view = (x: number, y: number): number => Math.atan2(x + half, y) - Math.atan2(x - half, y);

const scale = 17;
const [middle, line] = [600, 66];
const toPicture = (x: number, y: number): Vec2 => [middle + scale * x, line + scale * y];
const touchline = 34;
const depth = 44;
/** The runs: every two metres from just outside the post to the touchline. */
export const runs = Array.from({ length: 16 }, (_, i) => 4 + 2 * i);
const wider = [36.3, 39, 42.5, 47, 53, 62, 77, 105, 170];

/**
 * Draws the circle of radius r through both posts, counter-clockwise from the left. It is in front of the goal line.
 */
const isoptic = (r: number): string => {
  const tilt = Math.acos(half / r);
  return arc(...toPicture(0, best(r)), r * scale, Math.PI + tilt, -tilt, 1);
};

const branch = (side: number) =>
  fit(
    sample(
      0,
      Math.acosh(touchline / half),
      60,
      (t): Vec2 => toPicture(side * half * Math.cosh(t), half * Math.sinh(t)),
    ),
  );
const shooter = toPicture(16, best(16));
const [left, right] = [toPicture(-half, 0), toPicture(half, 0)];
const area = (width: number, length: number) => rect(...toPicture(-width / 2, 0), width * scale, length * scale);
const outside = Math.acos((16.5 - 11) / 9.15);
const pitch =
  area(40.32, 16.5) +
  area(18.32, 5.5) +
  arc(...toPicture(0, 11), 9.15 * scale, Math.PI / 2 - outside, Math.PI / 2 + outside) +
  [-touchline, touchline].map((x) => segment(toPicture(x, 0), toPicture(x, depth))).join("");
const both = (draw: (x: number, y: number) => string) => runs.map((x) => draw(x, best(x)) + draw(-x, best(x))).join("");
const goal = rect(...toPicture(-half, -2.44), 2 * half * scale, 2.44 * scale);
const net =
  hatch(line - 2.44 * scale, line, 5, () => [left[0], right[0]]) +
  Array.from(
    { length: 11 },
    (_, i) => `M${Math.round(left[0] + ((i + 1) * (right[0] - left[0])) / 12)} ${line}v-41`,
  ).join("");

export default {
  name: "matematika-sporti",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Nga duket porta më e gjerë?",
  description:
    "Fusha e futbollit nga lart. Nga çdo pikë e një rrethi që kalon nëpër dy shtyllat, porta shihet nën të njëjtin " +
    "kënd. Kush vrapon drejt vijës fundore e sheh më të gjerë te vija me ngjyrë: aty vrapimi sapo e prek rrethin.",
  body:
    clipPath("pitch", rect(...toPicture(-touchline, 0), 2 * touchline * scale, depth * scale)) +
    mark("tint", polyline([left, shooter, right], { close: true })) +
    mark("thin", [...runs, ...wider].map(isoptic).join(""), { clip: "pitch" }) +
    mark(
      "dotted",
      both((x, y) => (x % 4 ? "" : segment(toPicture(x, depth), toPicture(x, y)))),
    ) +
    mark("thin", net) +
    mark("medium", pitch) +
    mark("inkFill", circle(...toPicture(0, 11), 6)) +
    mark("heavy", `M0 ${line}H1200${goal}`) +
    mark("spot", branch(1) + branch(-1)) +
    mark("spotFill", both((x, y) => (x % 4 ? "" : circle(...toPicture(x, y), 10))) + circle(...shooter, 16)),
  words: word(690, 60, "porta") + word(908, 345, "më e gjera", { tone: "spot" }),
} satisfies Picture;
