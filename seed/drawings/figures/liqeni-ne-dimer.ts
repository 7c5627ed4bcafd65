/**
 * A lake after 60 winter days, the ice at −5 °C above. Ice grows by Stefan's law, h = √(2λ·ΔT·t/(ρL)), and the still
 * water under it, all of it 4 °C before, loses heat by conduction alone: T(z) = 4·erf(z / 2√(αt)). The heat that comes
 * up through the water, about a tenth of the heat from freezing, is neglected in Stefan's law. Ice: λ = 2.2 W/(m·K), ρ
 * = 917 kg/m³, L = 334 kJ/kg; water near 2 °C: α = 1.35e-7 m²/s (CRC Handbook).
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { erf } from "../kit/error-function";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, rect } from "../kit/shapes";

const days = 60;
const time = days * 86400;
const surface = -5;
const deep = 4;
const diffusivity = 1.35e-7;

/** Thickness of the ice in metres. */
export const ice = Math.sqrt((2 * 2.2 * -surface * time) / (917 * 334000));

/** Returns the temperature in °C at depth `z` in metres. The depth counts from the upper side of the ice. */
export const temperature = (z: number): number =>
  z < ice ? surface * (1 - z / ice) : deep * erf((z - ice) / (2 * Math.sqrt(diffusivity * time)));

const [left, right, top, bottom] = [392, 696, 62, 452];
const depth = 4.6;
const Z = (z: number) => top + (z / depth) * (bottom - top);
const X = (celsius: number) => left + ((celsius + 5) / 10) * (right - left);
const pointAt = (z: number): Vec2 => [X(temperature(z)), Z(z)];

/** Returns the depth in metres below the surface at which the water has reached `celsius`. */
const depthOf = (celsius: number): number => {
  let [low, high] = [ice, 12];
  while (high - low > 1e-5) {
    const z = (low + high) / 2;
    if (temperature(z) < celsius) low = z;
    else high = z;
  }
  return low;
};

// The lake: a bank that falls to the right, with ice on top. Lines show where the water has 1, 2 and 3 °C.
const lake = { left: 8, right: 372 };
const bank = (z: number) => lake.left + 90 * ((z - ice) / (depth - ice)) ** 0.7;
const edge = sample(ice, depth, 24, (z): Vec2 => [bank(z), Z(z)]);
const isotherms = [1, 2, 3].map((celsius) => ({ celsius, z: depthOf(celsius) }));

const cracks = Array.from(
  { length: 17 },
  (_, i) => `M${lake.left + 5 + 21 * i} ${round(Z(ice))}l18-${round(Z(ice) - top)}`,
).join("");

/** Draws a fish of two arcs, its nose to the left. */
const fish = (x: number, y: number, s: number) =>
  `M${x} ${y}q${s * 0.5}-${s * 0.34} ${s} 0l${s * 0.3}-${s * 0.2}v${s * 0.4}l-${s * 0.3}-${s * 0.2}q-${s * 0.5} ${s * 0.34}-${s} 0z`;

const shoal = fish(150, Z(3.55), 74) + fish(262, Z(4.05), 52);

export default {
  name: "liqeni-ne-dimer",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Liqeni pas 60 ditësh dimri",
  description:
    "Majtas prerja e liqenit me çati akulli 61\u00a0cm, djathtas temperatura sipas thellësisë: −5\u00a0°C mbi akull, " +
    "0\u00a0°C nën të, pothuajse 4\u00a0°C tre metra më poshtë.",
  body:
    mark("tint", `${fit(edge, 0.8)}H${lake.right}V${round(Z(ice))}z`) +
    mark("thin", isotherms.map(({ z }) => `M${round(bank(z))} ${round(Z(z))}H${lake.right}`).join("")) +
    mark("medium", rect(lake.left, top, lake.right - lake.left, Z(ice) - top)) +
    mark("thin", cracks) +
    mark("medium", `${fit(edge, 0.8)}H${lake.right}`) +
    mark("paperFill", shoal) +
    mark("medium", shoal) +
    isotherms
      .map(({ celsius, z }) => label(lake.right - 30, Z(z) - 6, `${celsius}°`, { anchor: "end", on: "tint" }))
      .join("") +
    label(lake.right - 30, Z(3.35), "4°", { anchor: "end", tone: "spot", bold: true, on: "tint" }) +
    mark(
      "dotted",
      `M${lake.right} ${round(Z(ice))}H${right}M${round(X(0))} ${top}V${bottom}M${round(X(4))} ${top}V${bottom}`,
    ) +
    mark(
      "medium",
      axes({ left, right, top, bottom: top }) + [-5, 0, 4].map((c) => `M${round(X(c))} ${top}v-9`).join(""),
    ) +
    mark(
      "spot",
      `M${X(-5)} ${top}L${round(X(0))} ${round(Z(ice))}${fit(sample(ice + 1e-6, depth, 60, pointAt), 0.5, { digits: 1, join: true })}`,
    ) +
    [-5, 0, 4].map((c) => label(X(c), 40, `${String(c).replace("-", "−")}\u00a0°C`, { anchor: "middle" })).join("") +
    mark("medium", [1, 2, 3, 4].map((z) => `M${lake.right} ${round(Z(z))}h10`).join("")) +
    [1, 2, 3, 4].map((z) => label(lake.right + 18, Z(z) + 9, `${z}\u00a0m`, { tone: "mute" })).join("") +
    mark("medium", `M${lake.right} ${round(Z(ice))}V${bottom}`) +
    label(lake.left, 40, "akulli 61\u00a0cm"),
} satisfies Picture;
