/**
 * The slope of a curve at one point. Three frames show y = x³/3 − 2x² + 3x + 1 about x = 3.6, enlarged 1, 10 and 100
 * times. The curve leaves its tangent by f''/2·Δx², so each frame shows a tenth of the gap of the last: the third lies
 * along a ruler.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

export const f = (x: number): number => x ** 3 / 3 - 2 * x ** 2 + 3 * x + 1;
export const slope = (x: number): number => x ** 2 - 4 * x + 3;
export const contact = 3.6;
/** Returns the distance of the curve above its tangent, `dx` from the point of contact. */
export const gap = (dx: number): number => f(contact + dx) - f(contact) - slope(contact) * dx;

/** The frames: their enlargements, their size, and units of the picture for the length 1 without enlargement. */
export const zooms = [1, 10, 100] as const;
const [wide, tall, top, unit] = [364, 620, 36, 70];
const leftOf = (i: number) => 22 + i * 396;
const middleOf = (i: number): Vec2 => [leftOf(i) + wide / 2, top + tall / 2];

/** Returns the point of a frame for a step from the point of contact, in lengths of the curve. */
const inFrame = (i: number, dx: number, dy: number): Vec2 => {
  const [x, y] = middleOf(i);
  const scale = unit * (zooms[i] as number);
  return [x + dx * scale, y - dy * scale];
};
const reachOf = (i: number) => wide / 2 / unit / (zooms[i] as number);

/** Draws the curve and its tangent in one frame. */
const frame = (_: number, i: number): string => {
  const reach = reachOf(i);
  const curve = fit(
    sample(-1.1 * reach, 1.1 * reach, 80, (dx) => inFrame(i, dx, f(contact + dx) - f(contact))),
    0.5,
    { digits: 1 },
  );
  const [start, end] = [-2 * reach, 2 * reach].map((dx) => inFrame(i, dx, dx * slope(contact))) as [Vec2, Vec2];
  const clip = `z${i}`;
  return (
    clipPath(clip, rect(leftOf(i), top, wide, tall)) +
    (i === 2 ? ruler(clip) : "") +
    mark("heavy", curve, { clip, also: "cu" }) +
    mark("spot", segment(start, end, 1), { clip }) +
    mark("medium", rect(leftOf(i), top, wide, tall), { also: "fr" }) +
    mark("spotFill", circle(...middleOf(i), 15))
  );
};

/** Draws the ruler along the tangent of the third frame. */
const ruler = (clip: string): string => {
  const angle = Math.atan(slope(contact));
  const [x, y] = middleOf(2);
  /** Returns the point so far along the tangent, and so far to its lower right. */
  const beside = (way: number, off: number): Vec2 => [
    x + way * Math.cos(angle) + off * Math.sin(angle),
    y - way * Math.sin(angle) + off * Math.cos(angle),
  ];
  const corners = [beside(-500, 0), beside(500, 0), beside(500, 92), beside(-500, 92)];
  const body = `M${corners.map((corner) => corner.map(Math.round).join(" ")).join("L")}z`;
  const ticks = sample(-24, 24, 48, (k) => segment(beside(16 * k, 0), beside(16 * k, k % 5 === 0 ? 46 : 26))).join("");
  return mark("tint", body, { clip }) + mark("medium", body + ticks, { clip });
};

/** Draws what a frame enlarges in the one before it, and the rays from there to its corners. */
const enlarged = (i: number): string => {
  const [x, y] = middleOf(i);
  const [w, h] = [wide / 10, tall / 10];
  const next = leftOf(i + 1);
  return (
    mark("medium", rect(x - w / 2, y - h / 2, w, h)) +
    mark("thin", segment([x + w / 2, y - h / 2], [next, top]) + segment([x + w / 2, y + h / 2], [next, top + tall]))
  );
};

const axes = segment(inFrame(0, -contact, -f(contact)), inFrame(0, 2.7, -f(contact)));

export default {
  name: "calculus-quiz",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Lakorja nën lupë bëhet e drejtë",
  description:
    "Tri korniza me të njëjtën lakore rreth një pike, 1, 10 dhe 100 herë më e madhe. Tangjentja, vija me ngjyrë, rri " +
    "njësoj; lakorja i afrohet çdo herë, dhe në të tretën shtrihet përgjatë vizores.",
  body: mark("thin", axes, { clip: "z0" }) + zooms.map(frame).join("") + enlarged(0) + enlarged(1),
  words: zooms
    .map((zoom, i) => label(middleOf(i)[0], 738, `×\u00a0${zoom}`, { anchor: "middle", size: 62, bold: i === 2 }))
    .join(""),
  style: ".cu{stroke-width:7}.s{stroke-width:6}.fr{stroke-width:5}",
} satisfies Picture;
