/**
 * Mixing of two bodies as two vessels, with heat as area. The width is the heat capacity m·c, the level the
 * temperature. An iron bolt of 0.400 kg at 100 °C in 0.250 kg of water at 18 °C; c in J/(kg·K): CRC Handbook, rounded
 * (450 and 4180).
 */
import { numbers } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, hatch, rect } from "../kit/shapes";

export const iron = { capacity: 0.4 * 450, celsius: 100 };
export const water = { capacity: 0.25 * 4180, celsius: 18 };

/** The common temperature in °C: C₁(t₁ − t) = C₂(t − t₂). */
export const level: number =
  (iron.capacity * iron.celsius + water.capacity * water.celsius) / (iron.capacity + water.capacity);

/** Transferred heat in joules. */
export const passed: number = iron.capacity * (iron.celsius - level);

const [top, bottom] = [56, 356];
const perJoule = 0.45;
const Y = (celsius: number) => bottom - (celsius / 100) * (bottom - top);
const w = { iron: iron.capacity * perJoule, water: water.capacity * perJoule };
const x = { iron: 96, water: 712 - w.water };
const [ironRight, waterRight] = [x.iron + w.iron, x.water + w.water];
const n = (...values: number[]) => numbers(values, 1);

const celsius = (value: number) => `${Math.round(value)}\u00a0°C`;
const turn = 30;

export default {
  name: "dy-ene-nje-nivel",
  subject: "physics",
  width: 720,
  height: 404,
  title: "Buloni dhe uji si dy enë që barazojnë nivelin",
  description:
    "Gjerësia e enës tregon sa xhaulë duhen për një gradë, niveli temperaturën. Hekuri zbret nga 100\u00a0°C në " +
    "30\u00a0°C; e njëjta sipërfaqe e ngre ujin vetëm nga 18\u00a0°C në 30\u00a0°C.",
  body:
    mark("tint", rect(x.water, Y(level), w.water, Y(water.celsius) - Y(level), 1)) +
    mark(
      "thin",
      hatch(top, Y(level), 17, () => [x.iron, ironRight], { digits: 1 }),
    ) +
    mark("thin", `M${n(x.iron, top)}H${n(ironRight)}M${n(x.water, Y(water.celsius))}H${n(waterRight)}`, {
      also: "wl",
    }) +
    mark(
      "medium",
      `M${n(x.iron, top - 18)}V${bottom}H${n(ironRight)}V${top - 18}` +
        `M${n(x.water, top + 120)}V${bottom}H${n(waterRight)}V${top + 120}`,
    ) +
    mark("spot", `M${n(x.iron, Y(level))}H${n(ironRight)}M${n(x.water, Y(level))}H${n(waterRight)}`) +
    mark("spotThin", `M${n(ironRight + 8, 120)}H${n(x.water + 90 - turn)}a${turn} ${turn} 0 0 1 ${turn} ${turn}V222`, {
      also: "fl",
    }) +
    mark("spotFill", arrowHead([x.water + 90, 246], Math.PI / 2, 26)) +
    label(x.water + 112, 132, "12,6\u00a0kJ", { tone: "spot", bold: true, size: 32 }) +
    label(x.iron - 12, top + 9, celsius(iron.celsius), { anchor: "end", size: 25 }) +
    label(x.iron - 12, Y(level) + 9, celsius(level), { anchor: "end", tone: "spot", bold: true, size: 25 }) +
    label(waterRight - 14, Y(water.celsius) + 34, celsius(water.celsius), { anchor: "end" }) +
    label(waterRight - 14, Y(level) - 14, celsius(level), { anchor: "end", tone: "spot", bold: true }) +
    label((x.iron + ironRight) / 2, 392, "hekuri", { anchor: "middle" }) +
    label((x.water + waterRight) / 2, 392, "uji", { anchor: "middle" }),
  style: ".wl{stroke-width:2.8}.fl{stroke-width:3.2}",
} satisfies Picture;
