/**
 * The slope of a curve at one point. Secants of y = x³/3 − 2x² + 3x + 1 through x = 3.6 approach the tangent, and three
 * lenses over the point enlarge it 2, 8 and 32 times. The curve leaves its tangent by f''/2·Δx², so each lens shows a
 * quarter of the gap of the last.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const f = (x: number): number => x ** 3 / 3 - 2 * x ** 2 + 3 * x + 1;
export const slope = (x: number): number => x ** 2 - 4 * x + 3;
export const contact = 3.6;
/** Returns the distance of the curve above its tangent, `dx` from the point of contact. */
export const gap = (dx: number): number => f(contact + dx) - f(contact) - slope(contact) * dx;

const [left, ground, unit, rise] = [50, 480, 215, 132];
const toPicture = (x: number, y: number): Vec2 => [left + x * unit, ground - y * rise];
const touch = toPicture(contact, f(contact));

const through = (m: number): string => {
  const onTangent = (px: number): Vec2 => [px, touch[1] - ((px - touch[0]) / unit) * m * rise];
  const [start, end] = [onTangent(0), onTangent(1200)];
  const lowest = start[1] > ground ? ([touch[0] - ((ground - touch[1]) * unit) / (m * rise), ground] as Vec2) : start;
  return segment(lowest, end);
};
const starts = [0.35, 1, 1.7, 2.3, 2.8, 3.2];
const secants = starts.map((x) => through((f(contact) - f(x)) / (contact - x)));
const curve = fit(sample(-0.25, 4.9, 160, (x) => toPicture(x, f(x))));

/** The lenses: their enlargements, and below their places. Each enlarges the middle of the last. */
export const zooms = [2, 8, 32] as const;
const [lensX, lensY, lensR] = [290, 650, 134];
const lens = (zoom: number, i: number): string => {
  const [x, y] = [lensX + i * 310, lensY];
  const id = `z${i}`;
  const magnified = (dx: number, dy: number): Vec2 => [x + dx * unit * zoom, y - dy * rise * zoom];
  const reach = lensR / unit / zoom;
  const shown = fit(
    sample(-1.1 * reach, 1.1 * reach, 40, (dx) => magnified(dx, f(contact + dx) - f(contact))),
    0.5,
    { digits: 1 },
  );
  const straight = segment(magnified(-reach, -reach * slope(contact)), magnified(reach, reach * slope(contact)), 1);
  return (
    mark("paperFill", circle(x, y, lensR)) +
    clipPath(id, circle(x, y, lensR)) +
    mark("tint", circle(x, y, lensR)) +
    mark("medium", shown, { clip: id }) +
    mark("spot", straight, { clip: id }) +
    mark("heavy", circle(x, y, lensR)) +
    mark("spotFill", circle(x, y, 15))
  );
};

export default {
  name: "calculus-quiz",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Lakorja nën lupë bëhet e drejtë",
  description:
    "Drejtëza që presin një lakore rrotullohen rreth një pike derisa bëhen tangjente, vija me ngjyrë. Tri lupa e " +
    "zmadhojnë pikën 2, 8 dhe 32 herë: lakorja afrohet gjithnjë e më shumë me tangjenten e vet.",
  body:
    mark("thin", secants.join("")) +
    mark("medium", starts.map((x) => circle(...toPicture(x, f(x)), 8)).join("")) +
    mark("medium", `M0 ${ground}H1200M${left} 0V${ground + 40}`) +
    mark("medium", sample(1, 5, 4, (x) => `M${Math.round(toPicture(x, 0)[0])} ${ground}v16`).join("")) +
    mark("heavy", curve) +
    mark("spot", through(slope(contact))) +
    mark("spotFill", circle(...touch, 22)) +
    zooms.map(lens).join(""),
  style: ".b{stroke-width:3.2}.h{stroke-width:5}.s{stroke-width:6}",
} satisfies Picture;
