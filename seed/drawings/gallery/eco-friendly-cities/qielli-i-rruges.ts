/**
 * How much heat a street can radiate to the sky at night. A point in the middle of the street radiates by Lambert's
 * law: in section, equal shares of heat leave at equal steps of sin θ. Those that pass between the roofs escape; their
 * share is the sky view factor of a long street, ψ = sin(atan(W/2H)). Of 24 shares 16 escape where H = W/2, and 6 where
 * H = 2W.
 */
import { round, type Vec2 } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { arc, hatch, rect, segment } from "../../kit/shapes";

const shares = 24;
/**
 * Returns the sky view factor in the middle of a long street. @param ratio height of the houses over width of the
 * street
 */
export const skyView = (ratio: number) => Math.sin(Math.atan(1 / (2 * ratio)));
/** Angles of the shares from the vertical, in radians. */
const angles = Array.from({ length: shares }, (_, k) => Math.asin((2 * (k + 0.5)) / shares - 1));
/** Returns the number of shares, of 24, that reach the sky. */
export const escaping = (ratio: number) => angles.filter((a) => Math.abs(Math.tan(a)) < 1 / (2 * ratio)).length;

const ground = 420;
const street = (middle: number, width: number, height: number, wall: number) => {
  const ratio = height / width;
  const reach = 380;
  const rays = angles.map((a): { free: boolean; d: string } => {
    const free = Math.abs(Math.tan(a)) < 1 / (2 * ratio);
    const length = free ? Math.min(reach, (ground - 62) / Math.cos(a)) : width / 2 / Math.abs(Math.sin(a));
    const end: Vec2 = [middle + length * Math.sin(a), ground - length * Math.cos(a)];
    return { free, d: segment([middle, ground], end) };
  });
  const half = Math.atan(1 / (2 * ratio));
  const rim = (height + 18) / Math.cos(half);
  const walls = [middle - width / 2 - wall, middle + width / 2];
  return (
    mark("tint", `${arc(middle, ground, rim, -Math.PI / 2 - half, -Math.PI / 2 + half)}L${middle} ${ground}z`) +
    mark("thin", rays.flatMap(({ free, d }) => (free ? [] : [d])).join("")) +
    mark("spotThin", rays.flatMap(({ free, d }) => (free ? [d] : [])).join("")) +
    mark("paperFill", walls.map((x) => rect(x, ground - height, wall, height)).join("")) +
    mark(
      "thin",
      walls.map((x) => hatch(ground - height, ground, Math.round(height / 13), () => [x, x + wall])).join(""),
    ) +
    mark("medium", walls.map((x) => rect(x, ground - height, wall, height)).join("")) +
    label(middle, ground + 40, `${round(skyView(ratio) * 100)}\u00a0% qiell`, {
      anchor: "middle",
      tone: "spot",
      bold: true,
    })
  );
};

export default {
  name: "qielli-i-rruges",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Sa qiell sheh rruga",
  description:
    "Dy rrugë në prerje, natën. Nga rruga e gjerë 71\u00a0% e rrezatimit të asfaltit ikën drejt qiellit; nga rruga e " +
    "ngushtë mes pallateve të larta ikën vetëm 24\u00a0%, tjetra bie mbi mure.",
  body:
    street(216, 236, 118, 68) +
    street(566, 126, 252, 68) +
    mark("heavy", `M12 ${ground}H708`) +
    label(216, 40, "rrugë e gjerë", { anchor: "middle" }) +
    label(566, 40, "rrugë e ngushtë", { anchor: "middle" }),
} satisfies Picture;
