/**
 * Three ideal engines take the same heat Q₁ = 1000 MJ. In the plane of entropy and temperature the width is Q₁/T₁, the
 * height T₁, so all areas are equal. Below T₂ = 293 K is the heat that must go to the river, Q₁·T₂/T₁; above it the
 * largest work, Q₁·(1 − T₂/T₁) (Carnot). The third engine has only the sea.
 */
import { numbers } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

const heat = 1000;
/** The river and the sea, K. */
export const cold = 293;
export const sources = [
  { name: "avulli", celsius: 540, kelvin: 813 },
  { name: "uji", celsius: 100, kelvin: 373 },
  { name: "deti", celsius: 20, kelvin: 293 },
] as const;

/** Returns the greatest work in MJ from 1000 MJ taken at `kelvin`. */
export const work = (kelvin: number): number => heat * (1 - cold / kelvin);

/** Returns the entropy in MJ/K that 1000 MJ carry at `kelvin`. */
export const entropy = (kelvin: number): number => heat / kelvin;

const [top, bottom] = [66, 372];
const perKelvin = (bottom - top) / 813;
const perEntropy = 74;
const Y = (kelvin: number) => bottom - kelvin * perKelvin;
const gap = 24;

let next = 92;
const columns = sources.map((source) => {
  const width = entropy(source.kelvin) * perEntropy;
  const x = next;
  next += width + gap;
  return { ...source, x, width };
});

const n = (...values: number[]) => numbers(values, 1);

export default {
  name: "taksa-e-karnoit",
  subject: "physics",
  width: 720,
  height: 420,
  title: "Sa punë lejon Karnoi nga 1000\u00a0MJ nxehtësi",
  description:
    "Tre drejtkëndësha me sipërfaqe të barabarta: avull 540\u00a0°C, ujë 100\u00a0°C, det 20\u00a0°C. Mbi vijën " +
    "e lumit, 293\u00a0K, mbeten për punë 640\u00a0MJ, 214\u00a0MJ dhe asgjë.",
  body:
    mark("tint", columns.map((c) => rect(c.x, Y(c.kelvin), c.width, Y(cold) - Y(c.kelvin), 1)).join("")) +
    mark("thin", columns.map((c) => hatch(Y(cold), bottom, 11, () => [c.x, c.x + c.width], { digits: 1 })).join("")) +
    mark("paperFill", columns.map((c) => rect(c.x + c.width / 2 - 34, (Y(cold) + bottom) / 2 - 20, 68, 40)).join("")) +
    mark("medium", columns.map((c) => rect(c.x, Y(c.kelvin), c.width, bottom - Y(c.kelvin), 1)).join("")) +
    mark("medium", `M76 ${top - 20}V${bottom}H712`) +
    mark("medium", columns.map((c) => `M76 ${n(Y(c.kelvin))}h-9`).join("")) +
    mark("spot", `M76 ${n(Y(cold))}H712`) +
    columns
      .map((c) => label(60, Y(c.kelvin) + (c.kelvin === 373 ? 4 : 12), String(c.kelvin), { anchor: "end" }))
      .join("") +
    label(60, top - 18, "K", { anchor: "end", tone: "mute" }) +
    columns
      .map(
        (c) =>
          label(c.x + c.width / 2, Y(c.kelvin) - 16, `${Math.round(work(c.kelvin))}\u00a0MJ`, {
            anchor: "middle",
            tone: "spot",
            bold: true,
          }) +
          label(c.x + c.width / 2, (Y(cold) + bottom) / 2 + 9, String(Math.round(heat - work(c.kelvin))), {
            anchor: "middle",
          }) +
          label(c.x + c.width / 2, 410, `${c.name} ${c.celsius}\u00a0°C`, { anchor: "middle" }),
      )
      .join(""),
} satisfies Picture;
