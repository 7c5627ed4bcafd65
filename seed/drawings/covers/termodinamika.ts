/**
 * A glass of tea and the laminar plume of warm air over it. Its excess of temperature falls as 1/ζ along its axis and
 * as (1 + η²)⁻⁴ across it, η² = r²/(a²ζ), with ζ the height over a source below the glass (C.-S. Yih 1951, the closed
 * solution for Pr = 2; air has 0.7 and a slightly wider plume). Lines of equal temperature, each a seventh less than
 * the last; the spot line has a quarter of the tea's excess over the room. Hatching of the tea follows its round
 * surface.
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { ellipse } from "../kit/shapes";

const [middle, level, base, lip] = [600, 452, 742, 400];
/** Units of the picture in one step of ζ. The tea's surface is at ζ = 1 above the lip, where the plume is `wide`. */
const [step, wide] = [70, 205];

/**
 * Returns the share of the tea's excess temperature at a place. The place is `r` from the axis, at height ζ over the
 * source.
 */
export const excess = (r: number, zeta: number): number => (1 + (r / wide) ** 2 / zeta) ** -4 / zeta;

/** Returns the distance from the axis where the excess is `share`, at ζ. It is null above the line's own top. */
export const reach = (share: number, zeta: number): number | null =>
  share * zeta > 1 ? null : wide * Math.sqrt(zeta * ((1 / (share * zeta)) ** 0.25 - 1));

const isotherm = (share: number): string => {
  const top = Math.min(1 / share, 1 + (lip + 40) / step);
  const side = sample(0, 1, 90, (t) => 1 + (top - 1) * (1 - (1 - t) ** 2)).flatMap((zeta): Vec2[] => {
    const r = reach(share, zeta);
    return r === null ? [] : [[r, lip - (zeta - 1) * step]];
  });
  const outlineOn = (sign: number) => side.map(([r, y]): Vec2 => [middle + sign * r, y]);
  return 1 / share <= top + 1e-9
    ? fit([...outlineOn(-1), ...outlineOn(1).reverse()], 0.7)
    : fit(outlineOn(-1), 0.7) + fit(outlineOn(1), 0.7);
};
const shares = sample(1, 13, 12, (k) => 0.867 ** k).filter((share) => Math.abs(share - 0.25) > 0.02);

/** Half the glass's width at a height: bottom, belly, waist, lip. */
const outline: readonly Vec2[] = [
  [0, 96],
  [0.24, 142],
  [0.54, 108],
  [1, 164],
];
const glassHalf = (y: number): number => {
  const h = (base - y) / (base - lip);
  const i = Math.max(
    1,
    outline.findIndex(([level]) => level >= h),
  );
  const [[h0, r0], [h1, r1]] = [outline[i - 1] as Vec2, outline[i] as Vec2];
  const t = (h - h0) / (h1 - h0);
  return r0 + (r1 - r0) * t * t * (3 - 2 * t);
};
const wall = (sign: number, from: number, to: number) =>
  sample(from, to, 60, (y): Vec2 => [middle + sign * glassHalf(y), y]);
/** Returns the glass between two heights: its left wall down, its foot, its right wall up. */
const between = (from: number, to: number): string =>
  fit(wall(-1, from, to), 0.4, { digits: 1 }) + fit(wall(1, to, from), 0.4, { digits: 1, join: true });
const glass = between(lip, base);
const rings = sample(0, 21, 21, (k) => {
  const y = level + 12 + k * 12.4;
  const half = glassHalf(y);
  const [across, down] = [half * Math.cos(0.12), 0.13 * half * Math.sin(0.12)];
  const ends = [middle + across, y + down, middle - across, y + down].map((value) => round(value, 1));
  const [startX, startY, endX, endY] = ends;
  return `M${startX} ${startY}A${round(half, 1)} ${round(0.13 * half, 1)} 0 0 1 ${endX} ${endY}`;
});
const surface = glassHalf(level);

export default {
  name: "termodinamika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Çaji dhe ajri i ngrohtë mbi të",
  description:
    "Një gotë çaji mbi tabaka. Mbi të ngjitet ajri i ngrohtë si flakë e qetë: çdo vijë bashkon vendet me temperaturë të " +
    "njëjtë, dhe vija me ngjyrë mban çerekun e asaj që çaji ka mbi dhomën. Nxehtësia ikën, vetvetiu nuk kthehet.",
  body:
    clipPath("a", `M0 0H1200V${lip}H0z`) +
    mark("tint", isotherm(0.25), { clip: "a" }) +
    mark("thin", shares.map(isotherm).join(""), { clip: "a" }) +
    mark("spot", isotherm(0.25), { clip: "a" }) +
    mark("paperFill", `${glass}z`) +
    mark("tint", `${between(level, base - 12)}z`) +
    mark("thin", rings.join("")) +
    mark("paperFill", ellipse(middle, level, surface, surface * 0.13)) +
    mark("tint", ellipse(middle, level, surface, surface * 0.13)) +
    mark("medium", ellipse(middle, level, surface, surface * 0.13) + ellipse(middle, lip, 164, 22)) +
    mark("heavy", glass) +
    mark("heavy", `M${middle - 250} ${base + 4}q250 44 500 0M${middle - 250} ${base + 4}q20 30 90 38h320q70-8 90-38`) +
    mark("heavy", `M0 ${base + 42}H1200`),
  style: ".a{stroke-width:2}.s{stroke-width:8}.b{stroke-width:4}.h{stroke-width:7}",
} satisfies Picture;
