/**
 * A green roof in section on a July noon, beside a black roof without soil. Each layer has its temperature beside it.
 * The surface follows from the balance a·I − E = h·(T − Tₐ) with I = 850 W/m², Tₐ = 32 °C, h = 25 W/(m²·K) (a light
 * wind and radiation). Black has a = 0.95, E = 0; moist plants have a = 0.75, E = 400 W/m², which is 0.59 kg of water
 * an hour. Below the surface heat flows steadily: each layer has its share of the resistance d/λ. Moist soil λ = 1.0,
 * drainage 0.5, insulation 0.036, concrete 2.1 W/(m·K), inner surface 0.17 m²·K/W (ISO 6946, heat downwards).
 */
import { numbers, polyline, round, sample, type Vec2 } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { axes, circle, hatch, rect } from "../../kit/shapes";

interface Layer {
  name: string;
  thickness: number;
  resistance: number;
}
const layer = (name: string, thickness: number, conductivity: number): Layer => ({
  name,
  thickness,
  resistance: thickness / 1000 / conductivity,
});
const soil = [layer("dhe", 100, 1), layer("kullim", 40, 0.5)];
const slab = [layer("izolim", 100, 0.036), layer("beton", 160, 2.1)];
const inner = 0.17;
const room = 24;

/** Returns the temperature of a sunlit surface in °C. @param evaporation W/m² */
export const surface = (absorbed: number, evaporation = 0) => 32 + (absorbed * 850 - evaporation) / 25;

/** Returns the temperatures in °C at the layers' edges, from the top to the ceiling. */
export const edges = (top: number, layers: readonly Layer[]): number[] => {
  const whole = layers.reduce((sum, { resistance }) => sum + resistance, inner);
  const found = [top];
  for (const { resistance } of layers) found.push((found.at(-1) as number) - ((top - room) * resistance) / whole);
  return found;
};

const [top, scale] = [112, 0.78];
const [left, middle] = [24, 372];
const X = (celsius: number) => 400 + ((celsius - 20) / 50) * 300;
const depths = [0];
for (const { thickness } of [...soil, ...slab]) depths.push((depths.at(-1) as number) + thickness);
const Y = (depth: number) => top + depth * scale;
const [, , soilFoot = 0, , foot = 0] = depths;
const green = edges(surface(0.75, 400), [...soil, ...slab]);
const black = edges(surface(0.95), slab);
const line = (temperatures: number[], from: number): Vec2[] =>
  temperatures.map((celsius, i) => [X(celsius), Y(depths[from + i] as number)]);

const leaves = sample(left + 12, middle - 12, 26, (x, i) => {
  const tall = 26 + 14 * Math.sin(i * 2.3);
  return `M${round(x)} ${top}q${i % 2 ? 9 : -9}-${round(tall * 0.6)} 0-${round(tall)}q${i % 2 ? -12 : 12} ${round(tall * 0.4)} 0 ${round(tall)}`;
}).join("");
const grains = sample(0, 8, 8, (row) =>
  sample(0, 14, 14, (k) => `M${round(left + 12 + k * 22 + (row % 2) * 11)} ${round(top + 8 + row * 8.4)}h7`).join(""),
).join("");
const pebbles = sample(0, 13, 13, (k) => circle(left + 16 + k * 24.4, Y(120), 10)).join("");

export default {
  name: "catia-e-gjelber",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Çatia e gjelbër në prerje dhe temperatura në çdo shtresë",
  description:
    "Shtresat nga lart: bimët, dheu, kullimi, izolimi, betoni. Në mesditë korriku çatia e zezë arrin 64\u00a0°C, e " +
    "gjelbra 42\u00a0°C; izolimi merr pjesën më të madhe të rënies deri te dhoma me 24\u00a0°C.",
  body:
    mark("tint", rect(left, Y(0), middle - left, Y(100) - Y(0))) +
    mark("thin", grains) +
    mark("medium", leaves) +
    mark("medium", pebbles) +
    mark(
      "thin",
      hatch(Y(140), Y(240), 6, () => [left, middle]),
    ) +
    mark("inkFill", rect(left, Y(240), middle - left, 4)) +
    mark(
      "thin",
      sample(0, 40, 40, (k) => {
        const x = left + k * 17 - 220;
        const from = Math.max(left, x);
        const to = Math.min(middle, x + 160 * scale);
        return to > from ? `M${numbers([from, Y(400) - (from - x)])}L${numbers([to, Y(400) - (to - x)])}` : "";
      }).join(""),
    ) +
    mark("medium", rect(left, Y(0), middle - left, Y(foot) - Y(0))) +
    mark(
      "medium",
      depths
        .slice(1, -1)
        .map((d) => `M${left} ${round(Y(d))}H${middle}`)
        .join(""),
    ) +
    label(left + 10, Y(60) + 8, "dhe 10\u00a0cm", { on: "tint" }) +
    label(left + 10, Y(190) + 9, "izolim 10\u00a0cm") +
    label(left + 10, Y(320) + 9, "beton 16\u00a0cm") +
    label(left + 10, 50, "avullim", { tone: "spot", bold: true }) +
    mark("spotThin", sample(150, 330, 4, (x) => `M${round(x)} 66c-9-9 9-16 0-26s9-17 0-26`).join("")) +
    mark(
      "medium",
      axes({ left: X(20), right: 706, top: Y(0), bottom: Y(foot), xTicks: [20, 30, 40, 50, 60, 70].map(X) }),
    ) +
    mark("dotted", `M${middle} ${round(Y(soilFoot))}H706`) +
    mark("heavy", polyline(line(black, 2))) +
    mark("spot", polyline([...line(green, 0), [X(room), Y(foot) + 14]])) +
    mark("inkFill", circle(X(black[0] as number), Y(soilFoot), 8)) +
    mark("spotFill", circle(X(green[0] as number), Y(0), 9)) +
    label(706, Y(0) - 22, "e gjelbra 42\u00a0°C", { anchor: "end", tone: "spot", bold: true }) +
    label(706, Y(soilFoot) - 16, "e zeza 64\u00a0°C", { anchor: "end" }) +
    label(X(20) - 30, Y(foot) + 44, "20\u00a0°C", { tone: "mute" }) +
    label(714, Y(foot) + 44, "70\u00a0°C", { anchor: "end", tone: "mute" }) +
    label(X(45), Y(foot) + 44, "dhoma 24\u00a0°C", { anchor: "middle", tone: "spot" }),
} satisfies Picture;
