/**
 * Temperatures through a window with one pane and with two. It is 20 °C inside and 0 °C outside. In a steady state the
 * same flow passes every layer, so each takes of the 20 K its share of the thermal resistance. Layers in m²·K/W: inner
 * surface 0.13, outer 0.04, air between the panes 0.17 (ISO 6946), glass d/λ = 0.004/1.0. Thicknesses to scale; the air
 * at a surface is drawn as thick as still air of the same resistance (λ = 0.025).
 */
import { numbers, polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

interface Layer {
  kind: "air" | "glass";
  resistance: number;
  thickness: number;
}

const air = (resistance: number, thickness = resistance * 25): Layer => ({ kind: "air", resistance, thickness });
/** Thickness in mm, resistance in m²·K/W. */
const glass: Layer = { kind: "glass", resistance: 0.004, thickness: 4 };

export const single: readonly Layer[] = [air(0.13), glass, air(0.04)];
export const double: readonly Layer[] = [air(0.13), glass, air(0.17, 16), glass, air(0.04)];

/** Returns the whole resistance in m²·K/W. */
export const resistance = (layers: readonly Layer[]): number => layers.reduce((sum, l) => sum + l.resistance, 0);

/** Returns the temperatures in °C at the edges of the layers, from the room outwards. */
export const edges = (layers: readonly Layer[], inside = 20, outside = 0): number[] => {
  const flow = (inside - outside) / resistance(layers);
  const temperatures = [inside];
  for (const { resistance: r } of layers) temperatures.push((temperatures.at(-1) as number) - flow * r);
  return temperatures;
};

const area = 1.5;
const millimetre = 10.6;
const [top, bottom] = [92, 350];
const Y = (celsius: number) => bottom - (celsius / 20) * (bottom - top);

/** Rounds to half a degree, with a decimal comma. */
const celsius = (value: number) => String(Math.round(value * 2) / 2).replace(".", ",");

const panel = (layers: readonly Layer[], left: number, margin: number) => {
  const temperatures = edges(layers);
  const places = [left + margin];
  for (const { thickness } of layers) places.push((places.at(-1) as number) + thickness * millimetre);
  const right = (places.at(-1) as number) + margin;
  const path: Vec2[] = places.map((x, i) => [x, Y(temperatures[i] as number)]);
  const box = (kind: Layer["kind"]) =>
    layers
      .map((l, i) => (l.kind === kind ? rect(places[i] as number, top, l.thickness * millimetre, bottom - top, 1) : ""))
      .join("");
  const strokes = layers
    .flatMap((l, i) => {
      if (l.kind === "air") return [];
      const [x, w] = [places[i] as number, l.thickness * millimetre];
      return Array.from({ length: 12 }, (_, k) => {
        const y = top + 21.5 * (k + 1);
        return `M${numbers([x, y])}l${numbers([w, -18])}`;
      });
    })
    .join("");
  const power = (area * 20) / resistance(layers);
  const facing = temperatures[1] as number;
  return (
    mark("tint", box("air")) +
    mark("thin", strokes) +
    mark("medium", box("glass")) +
    mark("medium", `M${numbers([left, bottom])}H${Math.round(right)}`) +
    mark("spot", polyline([[left, Y(20)], ...path, [right, Y(0)]], { digits: 1 }), { also: "sp" }) +
    mark("spotFill", circle(places[1] as number, Y(facing), 8)) +
    label((places[1] as number) - 14, Y(facing) + 10, `${celsius(facing)}\u00a0°C`, {
      anchor: "end",
      tone: "spot",
      bold: true,
    }) +
    label((left + right) / 2, 40, `${Math.round(power)}\u00a0W`, { anchor: "middle", size: 34, bold: true }) +
    label((left + right) / 2, 74, layers.length > 3 ? "dy xhama" : "një xham", { anchor: "middle", tone: "mute" })
  );
};

export default {
  name: "dritarja-dhe-ajri",
  subject: "physics",
  width: 720,
  height: 404,
  title: "Si bie temperatura nëpër dritare, nga dhoma te rruga",
  description:
    "Me një xham dritarja 1,5\u00a0m² humb 172\u00a0W, me dy xhama 86\u00a0W. Brenda xhamit temperatura bie fare pak; " +
    "pothuajse e gjithë rënia, nga 20\u00a0°C në 0\u00a0°C, ndodh në shtresat e ajrit.",
  body:
    panel(single, 56, 58) +
    panel(double, 306, 58) +
    label(12, Y(20) + 32, "20\u00a0°C") +
    label(210, Y(0) - 14, "0\u00a0°C") +
    label(12, 386, "brenda", { tone: "mute" }) +
    label(712, 386, "jashtë", { anchor: "end", tone: "mute" }) +
    label(166, 386, "4\u00a0mm", { anchor: "middle", tone: "mute" }) +
    label(525, 386, "16\u00a0mm", { anchor: "middle", tone: "mute" }),
  style: ".sp{stroke-width:4.5}",
} satisfies Picture;
