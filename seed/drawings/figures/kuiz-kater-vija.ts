/** Four lines, three of which are graphs y = f(x). They are y = |x| − 1, y = 1, x = y² − 1.6, y = (x³ − 3x)/1.8. */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

type Curve = readonly Vec2[];

/** The lines by name, as dense points of the plane. */
export const lines: Record<"A" | "B" | "C" | "D", Curve> = {
  A: [
    [-2, 1],
    [0, -1],
    [2, 1],
  ],
  B: [
    [-2.8, 1],
    [2.8, 1],
  ],
  C: sample(-1.9, 1.9, 80, (y): Vec2 => [y ** 2 - 1.6, y]),
  D: sample(-2.05, 2.05, 100, (x): Vec2 => [x, (x ** 3 - 3 * x) / 1.8]),
};

const panel = ([name, line]: [string, Curve], i: number): string => {
  const [cx, cy] = [196 + 344 * (i % 2), 122 + 246 * Math.floor(i / 2)];
  const points = line.map(([x, y]): Vec2 => [cx + 50 * x, cy - 50 * y]);
  return (
    mark("thin", `M${cx - 146} ${cy}H${cx + 146}M${cx} ${cy - 106}V${cy + 106}`) +
    label(cx + 146, cy - 10, "x", { italic: true, anchor: "end" }) +
    label(cx + 10, cy - 88, "y", { italic: true }) +
    mark("spot", line.length > 3 ? fit(points, 0.4, { digits: 1 }) : polyline(points)) +
    label(cx - 146, cy - 76, name, { bold: true, size: 34 })
  );
};

export default {
  name: "kuiz-kater-vija",
  subject: "math",
  width: 720,
  height: 490,
  title: "Katër vija në plan",
  description:
    "Katër sisteme koordinative. A: vijë në formë V-je. B: drejtëz horizontale. " +
    "C: parabolë e kthyer anash, e hapur djathtas. D: lakore që ngjitet, zbret dhe ngjitet përsëri.",
  body: Object.entries(lines).map(panel).join(""),
} satisfies Picture;
