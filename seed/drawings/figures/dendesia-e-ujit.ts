/**
 * Density of water between 0 and 14 °C at normal pressure: Kell's equation, J. Chem. Eng. Data 20 (1975), 97. Its
 * greatest value, 999.97 kg/m³, is at 3.98 °C. Ice at 0 °C has 917 kg/m³ (CRC Handbook).
 */
import { fit, round, sample } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Returns the density of water in kg/m³ at `t` in °C, 0 to 100. */
export const density = (t: number): number =>
  (999.83952 +
    16.945176 * t -
    7.9870401e-3 * t ** 2 -
    46.170461e-6 * t ** 3 +
    105.56302e-9 * t ** 4 -
    280.54253e-12 * t ** 5) /
  (1 + 16.87985e-3 * t);

/** Finds the temperature of the greatest density in °C. It halves the interval where the slope changes sign. */
export const densest = (): number => {
  let [low, high] = [0, 10];
  while (high - low > 1e-6) {
    const t = (low + high) / 2;
    if (density(t + 1e-4) > density(t - 1e-4)) low = t;
    else high = t;
  }
  return low;
};

const [left, right, top, bottom] = [118, 694, 46, 356];
const [lowest, highest] = [999.2, 1000.05] as const;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 14], y: [lowest, highest], left, right, top, bottom });
const onCurve = (t: number) => toPicture(t, density(t));

const peak = densest();
const before = sample(0, peak, 30, onCurve);
const after = sample(peak, 14, 60, onCurve);
const degrees = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const [px, py] = onCurve(peak);
const base = `V${bottom}H${left}z`;

/** Distance of the density of ice below the axis at this scale. Its unit is the viewBox's. */
export const iceBelow = ((lowest - 917) / (highest - lowest)) * (bottom - top);

export default {
  name: "dendesia-e-ujit",
  subject: "physics",
  width: 720,
  height: 470,
  title: "Dendësia e ujit nga 0\u00a0°C deri në 14\u00a0°C",
  description:
    "Kur ngrohet nga 0\u00a0°C, uji së pari bëhet më i dendur; majën e ka afër 4\u00a0°C, pastaj dendësia bie. " +
    "Akulli, me 917\u00a0kg/m³, është shumë më poshtë se grafiku.",
  body:
    mark("tint", `${fit(before, 0.4, { digits: 1 })}${base}`) +
    mark("thin", degrees.map((t) => `M${round(X(t))} ${bottom}V${round(onCurve(t)[1])}`).join("")) +
    mark("dotted", `M${left} ${round(py)}H${round(px)}V${bottom}`) +
    mark("medium", axes({ x: [0, 2, 4, 6, 8, 10, 12, 14], y: [999.4, 999.6, 999.8, 1000], top: 30 })) +
    mark("spot", fit(before, 0.4, { digits: 1 }) + fit(after, 0.4, { digits: 1, join: true })) +
    mark("spotFill", circle(px, py, 10)) +
    [999.4, 999.6, 999.8, 1000]
      .map((rho) =>
        label(left - 16, Y(rho) + 9, rho === 1000 ? "1000" : String(rho).replace(".", ","), { anchor: "end" }),
      )
      .join("") +
    label(left + 12, 30, "kg/m³", { tone: "mute" }) +
    [0, 4, 8, 12]
      .map((t) =>
        label(X(t), bottom + 40, t === 12 ? "12\u00a0°C" : String(t), {
          anchor: "middle",
          ...(t === 4 ? { tone: "spot" as const, bold: true } : {}),
        }),
      )
      .join("") +
    arrow([left, bottom + 54], [left, bottom + 106], "medium", 24) +
    label(left + 22, bottom + 96, "akulli: 917") +
    label(px + 22, py - 8, "më i dendur", { tone: "spot", bold: true }),
} satisfies Picture;
