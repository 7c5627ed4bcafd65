/**
 * One ray on water at 50°. The reflected part leaves at the same angle, the refracted one by Snell's law, n₁·sin α =
 * n₂·sin β. Water n = 1.333 (589 nm, 20 °C; Hecht, Optics, table 4.1). Drawn on a protractor of 10° steps.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, segment } from "../kit/shapes";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * Returns the angle of refraction for an angle of incidence, in degrees from the perpendicular. It is null for total
 * internal reflection. n1 is the medium the light comes from.
 */
export const refraction = (incidence: number, n1: number, n2: number): number | null => {
  const sine = (n1 / n2) * Math.sin(radians(incidence));
  return sine > 1 ? null : degrees(Math.asin(sine));
};

/** Returns the critical angle in degrees, for light that comes from the denser medium n1. */
export const criticalAngle = (n1: number, n2: number): number => degrees(Math.asin(n2 / n1));

export const water = 1.333;

const incidence = 50;
const refracted = refraction(incidence, 1, water) ?? 0;

const [cx, cy, R] = [360, 262, 222];
/** Places a point `angle` degrees right of the perpendicular. It is above (up = 1) or below (up = −1) the surface. */
const toPicture = (angle: number, r: number, up: 1 | -1): Vec2 => [
  cx + r * Math.sin(radians(angle)),
  cy - up * r * Math.cos(radians(angle)),
];
const towards = (from: Vec2, to: Vec2) => Math.atan2(to[1] - from[1], to[0] - from[0]);
const centre: Vec2 = [cx, cy];

const ticks = Array.from({ length: 36 }, (_, i) => i * 10)
  .map((a) => segment(toPicture(a, R, 1), toPicture(a, R - (a % 30 === 0 ? 16 : 9), 1), 1))
  .join("");

const up = radians(-90);
const [enter, mirror, bent] = [toPicture(-incidence, R, 1), toPicture(incidence, R, 1), toPicture(refracted, R, -1)];
/** Returns where the shaft of a ray ends, inside its arrow head. */
const shaft = ([x, y]: Vec2): Vec2 => [cx + (x - cx) * 0.93, cy + (y - cy) * 0.93];
const half = toPicture(-incidence, R * 0.46, 1);

const comma = (angle: number) => `${Number(angle.toFixed(1)).toString().replace(".", ",")}°`;

export default {
  name: "dy-ligje-ne-nje-pike",
  subject: "physics",
  width: 720,
  height: 520,
  title: "Reflektimi dhe përthyerja në një pikë të ujit",
  description:
    `Një rreze bie mbi ujë me ${incidence}° nga pingulja. Një pjesë reflektohet me ${incidence}°, ` +
    `pjesa tjetër hyn në ujë me ${comma(refracted)}, më afër pingules.`,
  body:
    mark("tint", `M${numbers([cx - R, cy])}A${R} ${R} 0 0 0 ${numbers([cx + R, cy])}z`) +
    mark("thin", arc(cx, cy, R, 0, Math.PI) + arc(cx, cy, R, Math.PI, 2 * Math.PI) + ticks) +
    mark("dotted", segment([cx, cy - R - 14], [cx, cy + R + 14])) +
    mark("medium", segment([20, cy], [700, cy])) +
    mark(
      "medium",
      arc(cx, cy, 84, up - radians(incidence), up) +
        arc(cx, cy, 84, up, up + radians(incidence)) +
        arc(cx, cy, 104, radians(90 - refracted), radians(90)),
    ) +
    mark("spot", segment(enter, centre) + segment(centre, shaft(mirror)) + segment(centre, shaft(bent))) +
    mark(
      "spotFill",
      arrowHead(half, towards(enter, centre), 30) +
        arrowHead(mirror, towards(centre, mirror), 30) +
        arrowHead(bent, towards(centre, bent), 30),
    ) +
    label(cx - 46, cy - 102, "α", { anchor: "middle", size: 30, italic: true }) +
    label(cx + 48, cy - 102, "α′", { anchor: "middle", size: 30, italic: true }) +
    label(cx + 42, cy + 142, "β", { anchor: "middle", size: 30, italic: true }) +
    label(enter[0] - 12, enter[1] - 8, comma(incidence), { anchor: "end", bold: true }) +
    label(mirror[0] + 12, mirror[1] - 8, comma(incidence), { bold: true }) +
    label(bent[0] + 10, bent[1] + 26, comma(refracted), { bold: true, tone: "spot" }) +
    label(20, cy - 14, "ajër") +
    label(20, cy + 34, "ujë") +
    label(cx + 14, 510, "pingulja", { tone: "mute" }),
  // Labels have no rim here, since no line crosses one. A rim in the colour of the paper would be visible on the tint.
  style: ".l{stroke-width:0}",
} satisfies Picture;
