/**
 * A room that faces south in Tirana (41.3° N) at noon, to scale. The height of the sun is 90° − φ ± 23.4°: 72.1° at the
 * summer solstice, 25.3° at the winter one. The eave is just long enough to shade the whole window in summer, L =
 * height/tan 72.1°; in winter the light passes under it as far as the back wall.
 */
import { numbers, polyline, type Vec2 } from "../../kit/curve";
import { arrow, clipPath, label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { arc, hatch, rect, segment } from "../../kit/shapes";

const latitude = 41.3;
const tilt = 23.44;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Height of the sun at noon, in degrees. */
export const noon = { summer: 90 - latitude + tilt, winter: 90 - latitude - tilt };

const window = { sill: 0.3, head: 2.3 };
const eaveHeight = 2.6;
const room = { depth: 5, height: 2.6 };
/** Length of the eave, and reach of the winter light, in metres. */
export const eave = (eaveHeight - window.sill) / Math.tan(radians(noon.summer));
const underEave = Math.min(window.head, eaveHeight - eave * Math.tan(radians(noon.winter)));
export const reach = underEave / Math.tan(radians(noon.winter));

const metre = 80;
const [left, floor] = [240, 408];
const toPicture = (x: number, z: number): Vec2 => [left + x * metre, floor - z * metre];
const winter = (x: number, z: number, length: number): Vec2 => [
  x - length * Math.cos(radians(noon.winter)),
  z + length * Math.sin(radians(noon.winter)),
];
const heights = [window.sill, 0.7, 1.1, 1.5, 1.9, underEave - 0.02];
const start = window.sill / Math.tan(radians(noon.winter));
const patch: Vec2[] = [
  toPicture(0, window.sill),
  toPicture(0, underEave),
  toPicture(Math.min(reach, room.depth), 0),
  toPicture(start, 0),
];
const [roofLeft] = toPicture(-eave, 0);
const summerRay = (x: number) => {
  const foot = toPicture(x, eaveHeight + 0.25);
  const length = 130;
  return segment(foot, [
    foot[0] - length * Math.cos(radians(noon.summer)),
    foot[1] - length * Math.sin(radians(noon.summer)),
  ]);
};

export default {
  name: "shtepia-diellore",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Shtëpia diellore në mesditë, dimër dhe verë",
  description:
    "Prerje e një dhome me dritare nga jugu, në Tiranë. Dielli i dimrit, 25° mbi horizont, hyn deri në fund të " +
    "dhomës. Dielli i verës, 72° lart, ndalet nga streha.",
  body:
    clipPath("brenda", rect(left, floor - room.height * metre, room.depth * metre, room.height * metre)) +
    mark("tint", polyline(patch, { close: true })) +
    mark("medium", summerRay(-eave + 0.05) + summerRay(-eave + 0.5) + summerRay(0.3), { also: "su" }) +
    mark("dotted", segment(toPicture(-eave, eaveHeight), toPicture(0, window.sill))) +
    heights
      .map((z) => {
        const foot: Vec2 =
          z / Math.tan(radians(noon.winter)) > room.depth
            ? toPicture(room.depth, 0)
            : toPicture(z / Math.tan(radians(noon.winter)), 0);
        const from = winter(0, z, 2.6);
        return mark("spotThin", segment(toPicture(from[0], from[1]), foot));
      })
      .join("") +
    arrow(toPicture(...winter(0, 1.5, 2.6)), toPicture(0, 1.5), "spotThin", 18) +
    mark(
      "heavy",
      `M${numbers(toPicture(0, 0))}V${numbers([toPicture(0, window.sill)[1]])}M${numbers(toPicture(0, window.head))}V${numbers([toPicture(0, eaveHeight)[1]])}`,
    ) +
    mark("thin", `M${numbers(toPicture(0, window.sill))}V${numbers([toPicture(0, window.head)[1]])}`) +
    mark(
      "paperFill",
      rect(roofLeft, toPicture(0, eaveHeight + 0.25)[1], (room.depth + eave + 0.3) * metre, 0.25 * metre),
    ) +
    mark(
      "medium",
      rect(roofLeft, toPicture(0, eaveHeight + 0.25)[1], (room.depth + eave + 0.3) * metre, 0.25 * metre),
    ) +
    mark("medium", rect(toPicture(room.depth, 0)[0], toPicture(0, eaveHeight)[1], 24, eaveHeight * metre)) +
    mark(
      "thin",
      hatch(toPicture(0, eaveHeight)[1], floor, 20, () => [left + room.depth * metre, left + room.depth * metre + 24]),
    ) +
    mark("heavy", `M20 ${floor}H700`) +
    mark(
      "thin",
      hatch(floor, floor + 44, 6, () => [left, left + room.depth * metre + 24], { spacing: 1.2 }),
    ) +
    mark(
      "thin",
      arc(toPicture(0, window.sill)[0], toPicture(0, window.sill)[1], 96, Math.PI, Math.PI + radians(noon.winter)),
    ) +
    mark("thin", `M${numbers([toPicture(0, window.sill)[0] - 150, toPicture(0, window.sill)[1]])}h150`) +
    label(20, 126, "dimër, 25°", { tone: "spot", bold: true }) +
    label(248, 74, "verë, 72°") +
    label(20, floor + 36, "jugu", { tone: "mute" }),
  style: ".su{stroke-width:2}",
} satisfies Picture;
