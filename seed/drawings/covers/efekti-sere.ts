/**
 * The Earth's heat seen from space, per wavelength (5 to 40 µm, to the right). Ink: Planck's law at 288 K, the ground, and
 * at 255 K, the body that would shine as much as escapes. In a band of a greenhouse gas the light that escapes comes from
 * where the optical depth is 1, high and cold: z = H·ln(1 + τ), T = 288 K − 6.5 K/km·z, at least 217 K (standard
 * atmosphere). Band centres: CO₂ 667, O₃ 1042, H₂O below 200 and 1595 cm⁻¹ (spectroscopy); their strengths and exponential
 * wings are simplified, set so that 240 W/m² leave, the mean that satellites measure (NASA, CERES), and a spectrometer of
 * 20 cm⁻¹ looks at them. Planck's constants are exact by the SI of 2019.
 */
import { fit, type Point, round, sample } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const [planck, light, boltzmann] = [6.62607015e-34, 299792458, 1.380649e-23];
export const surfaceTemperature = 288;
/** The temperature of a black body that shines 240 W/m². */
export const effectiveTemperature = 255;

/** Planck's exitance per wavenumber, W/m² per cm⁻¹, at `wavenumber` in cm⁻¹ and `temperature` in kelvin. */
export const exitance = (wavenumber: number, temperature: number): number => {
  const k = wavenumber * 100;
  const quantum = (planck * light * k) / (boltzmann * temperature);
  return (Math.PI * 2 * planck * light ** 2 * k ** 3 * 100) / Math.expm1(quantum);
};

interface Band {
  centre: number;
  strength: number;
  wing: number;
  scale: number;
}
/** Strength: optical depth at the centre; wing: cm⁻¹ in which it falls e times; scale: height H of the gas in km. */
const bands: readonly Band[] = [
  { centre: 667, strength: 6e3, wing: 11, scale: 8 },
  { centre: 1042, strength: 7, wing: 14, scale: 8 },
  { centre: 120, strength: 900, wing: 67, scale: 2.6 },
  { centre: 1595, strength: 500, wing: 67, scale: 2.6 },
];

const height = ({ centre, strength, wing, scale }: Band, wavenumber: number): number =>
  scale * Math.log1p(strength * Math.exp(-Math.abs(wavenumber - centre) / wing));

/** Temperature in kelvin of the level from which light of this wavenumber escapes. */
const emissionTemperature = (wavenumber: number): number =>
  Math.max(217, surfaceTemperature - 6.5 * Math.max(...bands.map((band) => height(band, wavenumber))));

/** What leaves for space, W/m² per cm⁻¹. */
export const outgoing = (wavenumber: number): number => exitance(wavenumber, emissionTemperature(wavenumber));

const resolution = 20;
/** The same through a spectrometer: a Gaussian mean over its resolution. */
const measured = (wavenumber: number): number => {
  const offsets = sample(-3, 3, 30, (u) => u);
  const weigh = (u: number) => Math.exp((-u * u) / 2);
  const sum = offsets.reduce((all, u) => all + weigh(u) * outgoing(Math.max(20, wavenumber + u * resolution)), 0);
  return sum / offsets.reduce((all, u) => all + weigh(u), 0);
};

const [from, to, ground] = [4.6, 36, 700];
/** Per micrometre, since the axis is wavelength λ: dk = −10⁴/λ² dλ. */
const place = (f: (wavenumber: number) => number, micrometres: number): Point => [
  60 + ((micrometres - from) / (to - from)) * 1180,
  ground - f(1e4 / micrometres) * (1e4 / micrometres ** 2) * 22.6,
];
const curve = (f: (wavenumber: number) => number, a = from, b = to) => sample(a, b, 420, (m) => place(f, m));
const planckAt = (t: number) => (k: number) => exitance(k, t);
const surface = curve(planckAt(surfaceTemperature));
const escaping = curve(measured);
const X = (micrometres: number) => place(() => 0, micrometres)[0];
const rays = sample(5, 35.8, 154, (m) => {
  const [x, y] = place(measured, m);
  return ground - y > 6 ? `M${round(x)} ${ground}V${round(y + 5)}` : "";
}).join("");
const ticks = [5, 10, 15, 20, 25, 30, 35].map((m) => `M${round(X(m))} ${ground}v18`).join("");
const [, bite] = place(planckAt(surfaceTemperature), 15);
const italic = { italic: true, size: 46 } as const;

export default {
  name: "efekti-sere",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Nxehtësia e Tokës parë nga hapësira",
  description:
    "Lakorja e lartë është rrezatimi i sipërfaqes së Tokës. Vija me ngjyrë është ajo që del në hapësirë: dioksidi i " +
    "karbonit, ozoni dhe avulli i ujit kanë kafshuar pjesë të saj. Sipërfaqja mes dy vijave është efekti serë.",
  body:
    mark("tint", `${fit(surface.slice().reverse(), 0.6)}${fit(escaping, 0.6, { join: true })}z`) +
    mark("thin", rays) +
    mark("dotted", fit(curve(planckAt(effectiveTemperature)), 0.6)) +
    mark("heavy", fit(surface, 0.6)) +
    mark("spot", fit(escaping, 0.5)) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("medium", ticks),
  words:
    label(X(15) + 10, bite - 20, "kafshimi i CO₂", { ...italic, tone: "spot" }) +
    label(X(12.4) + 26, 74, "sipërfaqja, 288\u00a0K", italic) +
    label(X(13.9), 676, "ç’del në hapësirë", { ...italic, tone: "spot" }) +
    [5, 10, 15, 20, 25].map((m) => label(X(m), 764, String(m), { ...italic, anchor: "middle" })).join("") +
    label(X(30), 764, "30\u00a0μm", { ...italic, anchor: "middle" }),
  style: ".s{stroke-width:7}.h{stroke-width:4}",
} satisfies Picture;
