/**
 * A rain garden holds the water of one shower on a roof. That is 100 m² · 20 mm = 2 m³. Its bowl is a paraboloid of
 * radius 2.5 m; it holds half of its cylinder, so its depth is V/(½πr²) = 20.4 cm. The soil absorbs 2 cm an hour at
 * every point (a sandy mix). So the level in a paraboloid falls evenly, 2 cm an hour, whatever its shape. Depths are
 * drawn five times too large.
 */
import { fit, numbers, round, sample, type Vec2 } from "../../kit/curve";
import { arrow, clipPath, label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { hatch, rect } from "../../kit/shapes";

const radius = 2.5;
/** The shower's water in m³, the bowl's depth in m, hours until dry. */
export const volume = 100 * 0.02;
export const depth = volume / (0.5 * Math.PI * radius ** 2);
const seepage = 0.02;
export const dryAfter = depth / seepage;

const metre = 78;
const [middle, ground] = [464, 262];
const exaggeration = 5;
const X = (x: number) => middle + x * metre;
const Y = (z: number) => ground + z * metre * exaggeration;
const bed = sample(-radius, radius, 50, (x): Vec2 => [X(x), Y(depth * (1 - (x / radius) ** 2))]);
/**
 * Draws the water level so many hours after the shower. Its half-width is proportional to the root of the remaining
 * depth.
 */
const level = (hours: number) => {
  const left = 1 - hours / dryAfter;
  const half = radius * Math.sqrt(left);
  return `M${numbers([X(-half), Y(depth - depth * left)])}H${round(X(half))}`;
};
const reed = (x: number, s: number) => {
  const y = round(Y(depth * (1 - (x / radius) ** 2)));
  const foot = round(X(x));
  return `M${foot} ${y}q-3-${round(s / 2)} -9-${s}M${foot} ${y}q2-${round(s / 2)} 1-${round(s * 1.12)}M${foot} ${y}q4-${round(s / 2)} 11-${round(s * 0.9)}`;
};
const soilFoot = 404;

export default {
  name: "kopshti-i-shiut",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Kopshti i shiut në prerje",
  description:
    "Uji i çatisë zbret në një gropë të cekët me bimë dhe prej andej në tokë. 2000 litrat e një rrebeshi ulen 2\u00a0cm " +
    "në orë dhe pas dhjetë orësh gropa është thatë. Thellësitë janë vizatuar pesë herë më të mëdha.",
  body:
    clipPath("nen", `${fit(bed, 0.5)}V${soilFoot}H${round(X(-radius))}z`) +
    mark("tint", `${fit(bed, 0.5)}z`) +
    mark("thin", [2, 4, 6, 8].map(level).join("")) +
    mark("medium", `M20 112L150 76L176 84V${ground}`) +
    mark(
      "thin",
      hatch(96, ground, 12, () => [20, 176]),
    ) +
    mark("heavy", "M12 114L150 74L190 86") +
    mark("medium", `M190 86v26q0 14-8 20V${ground - 18}q0 18 22 18`) +
    sample(16, 176, 10, (x, i) => mark("thin", `M${round(x + 6)} ${10 + (i % 3) * 12}l-8 26`)).join("") +
    arrow([204, ground - 8], [X(-radius) + 6, ground - 8], "spot", 24) +
    mark(
      "thin",
      hatch(ground + 26, soilFoot, 11, (_, i) => [X(-radius) - 20 + (i % 2) * 14, X(radius) + 4]),
      {
        clip: "nen",
      },
    ) +
    mark("medium", fit(bed, 0.5)) +
    mark("medium", level(0)) +
    mark("thin", [-1.7, -1.1, -0.4, 0.5, 1.2, 1.8].map((x, i) => reed(x, 74 + (i % 3) * 14)).join("")) +
    mark("heavy", `M12 ${ground}H${round(X(-radius))}M${round(X(radius))} ${ground}H708`) +
    sample(-1.6, 1.6, 4, (x) => {
      const y = Y(depth * (1 - (x / radius) ** 2)) + 22;
      return arrow([X(x), y], [X(x), y + 46], "spotThin", 18);
    }).join("") +
    mark("medium", rect(X(-radius), soilFoot, 2 * radius * metre, 26)) +
    mark("thin", sample(X(-radius) + 12, X(radius) - 12, 20, (x) => `M${round(x - 5)} ${soilFoot + 13}h10`).join("")) +
    label(20, 300, "100\u00a0m² çati") +
    label(20, 332, "20\u00a0mm shi") +
    label(20, 374, "2000\u00a0litra", { tone: "spot", bold: true }) +
    label(X(0), 92, "gropa 5\u00a0m e gjerë, 20\u00a0cm e thellë", { anchor: "middle" }) +
    label(X(0), 128, "pas 10 orësh është thatë", { anchor: "middle", tone: "spot", bold: true }) +
    label(X(0), 466, "dhe me rërë, pastaj zhavorr", { anchor: "middle", tone: "mute" }),
} satisfies Picture;
