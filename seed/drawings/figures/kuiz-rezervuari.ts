/** Remaining fuel against the distance, over the tank at every hundred kilometres. It holds 45 litres at the start, 6 litres less every 100 km. */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, rect, segment } from "../kit/shapes";

/** Returns the litres left after a distance in kilometres. */
export const left = (km: number): number => 45 - 0.06 * km;

const [x0, right, top, bottom] = [96, 712, 56, 372] as const;
const pointAt = (km: number): Vec2 => [x0 + 0.95 * km, bottom - 6.2 * left(km)];
const read = pointAt(300);
/** Draws the tank at a distance, its middle at that place of the axis; the fuel reaches the line. */
const [half, full] = [27, pointAt(0)[1]] as const;
const tanks = [100, 200, 300, 400, 500, 600].map((km) => ({
  x: Math.round(pointAt(km)[0]),
  y: Math.round(pointAt(km)[1]),
}));
const fuel = tanks.map(({ x, y }) => rect(x - half, y, 2 * half, bottom - y)).join("");
const walls = tanks.map(({ x }) => `M${x - half} ${bottom}V${full - 12}h10v-12h14v12h30V${bottom}`).join("");
const ticks = [100, 200, 300, 400, 500, 600];

export default {
  name: "kuiz-rezervuari",
  subject: "math",
  width: 720,
  height: 460,
  title: "Benzina që mbetet në rezervuar",
  description:
    "Rezervuari i vizatuar çdo 100\u00a0km, gjithnjë më bosh, dhe drejtëza që zbret: benzina në litra kundrejt rrugës. Në fillim janë 45\u00a0litra; " +
    "te 300\u00a0km shënohet pika me 27\u00a0litra.",
  body:
    mark("tint", fuel) +
    mark("thin", walls) +
    mark("dotted", `M${x0} ${read[1]}H${read[0]}V${bottom}`) +
    mark(
      "medium",
      axes({
        left: x0,
        right,
        top,
        bottom,
        xTicks: ticks.map((km) => pointAt(km)[0]),
        yTicks: [pointAt(0)[1], read[1]],
      }),
    ) +
    mark("spot", segment(pointAt(0), pointAt(600))) +
    mark("spotFill", [pointAt(0), read].map((p) => circle(...p, 9)).join("")) +
    ticks.map((km) => label(pointAt(km)[0], bottom + 40, String(km), { anchor: "middle" })).join("") +
    [0, 300].map((km) => label(x0 - 18, pointAt(km)[1] + 9, String(left(km)), { anchor: "end" })).join("") +
    label(18, 34, "benzina (litra)") +
    label(right, bottom + 78, "rruga (km)", { anchor: "end" }),
} satisfies Picture;
