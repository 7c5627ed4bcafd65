/**
 * A hand on wood and iron, after five seconds of contact. The hand has 33 °C, the benches 5 °C: two half-spaces in
 * perfect contact, T(x, t) = Tc + (T0 − Tc)·erf(|x| / 2√(αt)) on each side, with the contact temperature Tc = (e₁T₁ +
 * e₂T₂) / (e₁ + e₂), effusivity e = √(λρc) and diffusivity α = λ/(ρc). It holds while neither the blood nor the far
 * side matters, the first seconds. Wood (timber, 500 kg/m³) and steel: EN ISO 10456; skin: IT'IS Foundation, Tissue
 * Properties Database.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { erf } from "../kit/error-function";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

export interface Material {
  conductivity: number;
  density: number;
  heat: number;
}

/** Conductivity W/(m·K), density kg/m³, specific heat J/(kg·K). */
export const skin: Material = { conductivity: 0.37, density: 1109, heat: 3391 };
export const wood: Material = { conductivity: 0.13, density: 500, heat: 1600 };
export const steel: Material = { conductivity: 50, density: 7800, heat: 450 };

export const [hand, bench] = [33, 5];

const effusivity = (m: Material) => Math.sqrt(m.conductivity * m.density * m.heat);
const diffusivity = (m: Material) => m.conductivity / (m.density * m.heat);

/** Returns the temperature in °C of the contact between hand and bench. It does not depend on time. */
export const contact = (material: Material): number =>
  (effusivity(skin) * hand + effusivity(material) * bench) / (effusivity(skin) + effusivity(material));

/**
 * Returns the temperature in °C at depth `x` in metres. The touch was `t` seconds ago; negative depths are in the hand.
 */
export const temperature = (material: Material, x: number, t: number): number => {
  const [own, far] = x < 0 ? [skin, hand] : [material, bench];
  const touch = contact(material);
  return touch + (far - touch) * erf(Math.abs(x) / (2 * Math.sqrt(diffusivity(own) * t)));
};

const [top, bottom, reach, width] = [76, 356, 0.004, 272];
const Y = (celsius: number) => bottom - (celsius / 36) * (bottom - top);

/** Grain along the wood, a section's hatching across the iron: a strip above the graph. */
const strip = 24;
const grain = (x: number) => [5, 12, 19].map((y) => `M${x} ${top - y}h${width / 2}`).join("");
const section = (x: number) => Array.from({ length: 11 }, (_, i) => `M${x + 2 + i * 12} ${top}l12-${strip}`).join("");

const panel = (name: string, material: Material, left: number, body: (x: number) => string) => {
  const middle = left + width / 2;
  const across = (x: number) => middle + (x / reach) * (width / 2);
  const curve = (t: number) => {
    const side = (from: number, to: number) =>
      sample(from, to, 60, (x): Vec2 => [across(x), Y(temperature(material, x, t))]);
    return fit(side(-reach, -1e-9), 0.4, { digits: 1 }) + fit(side(1e-9, reach), 0.4, { digits: 1 });
  };
  const touch = contact(material);
  return (
    mark("tint", rect(left, top - strip, width / 2, bottom - top + strip)) +
    mark("thin", `${body(middle)}M${middle} ${top}h${width / 2}`, { also: "ha" }) +
    mark("thin", curve(1) + curve(2), { also: "cu" }) +
    mark("spot", curve(5), { also: "sp" }) +
    mark("medium", `M${left} ${top}V${bottom}H${left + width}M${middle} ${top - strip}V${bottom}`) +
    mark("medium", [10, 20, 30].map((c) => `M${left} ${Math.round(Y(c))}h-9`).join("")) +
    mark("spotFill", circle(middle, Y(touch), 9)) +
    label(middle + 15, Y(touch) - 16, `${Math.round(touch)}\u00a0°C`, { tone: "spot", bold: true }) +
    label(left + width / 4, 38, "dora", { anchor: "middle" }) +
    label(left + (3 * width) / 4, 38, name, { anchor: "middle" }) +
    label(left, bottom + 36, "4\u00a0mm", { tone: "mute" }) +
    label(middle, bottom + 36, "0", { anchor: "middle", tone: "mute" }) +
    label(left + width, bottom + 36, "4\u00a0mm", { anchor: "end", tone: "mute" })
  );
};

export default {
  name: "prekja-e-stolit",
  subject: "physics",
  width: 720,
  height: 408,
  title: "Temperatura nën lëkurë dhe brenda stolit, pesë sekonda pas prekjes",
  description:
    "Dora ka 33\u00a0°C, stoli 5\u00a0°C. Te druri kufiri i prekjes mbetet 27\u00a0°C, te hekuri vetëm 7\u00a0°C: " +
    "hekuri e largon nxehtësinë thellë, druri e mban pranë lëkurës.",
  body:
    panel("druri", wood, 76, grain) +
    panel("hekuri", steel, 436, section) +
    [10, 20, 30].map((c) => label(58, Y(c) + 9, String(c), { anchor: "end" })).join("") +
    label(58, 52, "°C", { anchor: "end", tone: "mute" }),
  style: ".sp{stroke-width:4.5}.ha{stroke-width:.9}.cu{stroke-width:1.6}",
} satisfies Picture;
