/**
 * The Earth's heat seen from space, per wavenumber (x: 50 to 1750 cm⁻¹). Ink: Planck's law for 220 to 300 K; the
 * surface shines at 288 K. In a band of a greenhouse gas the light that escapes comes from where the optical depth is
 * 1, high and cold: z = H·ln τ above the ground, T = 288 K − 6.5 K/km·z, at least 217 K (standard atmosphere). Band
 * centres: CO₂ 667, O₃ 1042, H₂O below 200 and 1595 cm⁻¹ (spectroscopy); their strengths and exponential wings are
 * simplified, set so that 240 W/m² leave, the mean that satellites measure (NASA, CERES). Planck's constants are
 * exact by the SI of 2019.
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const [planck, light, boltzmann] = [6.62607015e-34, 299792458, 1.380649e-23];
export const surfaceTemperature = 288;

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

const [from, to, ground] = [50, 1750, 740];
const place = (wavenumber: number, value: number): Point => [
  ((wavenumber - from) / (to - from)) * 1200,
  ground - value * 1500,
];
const curve = (f: (wavenumber: number) => number) => sample(from, to, 400, (k) => place(k, f(k)));
const surface = curve((k) => exitance(k, surfaceTemperature));

/**
 * The band that decides at this wavenumber, its side, and whether it reaches the cold floor: the curve is smooth
 * while it stays.
 */
const regime = (wavenumber: number): string => {
  const band = bands.slice().sort((a, b) => height(b, wavenumber) - height(a, wavenumber))[0] as Band;
  return `${band.centre} ${wavenumber > band.centre} ${emissionTemperature(wavenumber) === 217}`;
};

/** The escaping curve, fitted piece by piece between its corners; `join` continues a path. */
const escaping = (join: boolean): string => {
  let [path, run, last] = ["", [] as Point[], regime(from)];
  for (const k of sample(from, to, 680, (k) => k)) {
    run.push(place(k, outgoing(k)));
    const corner = regime(k) !== last || k === to;
    if (corner) path += fit(run, 0.7, { join: join || path !== "" });
    if (corner) run = run.slice(-1);
    last = regime(k);
  }
  return path;
};
const family = [220, 240, 260, 300].map((t) =>
  fit(
    curve((k) => exitance(k, t)),
    1,
  ),
);
const rays = sample(
  from,
  to,
  100,
  (k) => `M${numbers([place(k, 0)[0], ground])}V${Math.round(place(k, outgoing(k))[1])}`,
).slice(1, -1);
const ticks = sample(200, 1600, 7, (k) => `M${Math.round(place(k, 0)[0])} ${ground}v16`).join("");

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
    mark("tint", `${fit(surface.slice().reverse(), 0.8)}${escaping(true)}z`) +
    mark("thin", rays.join("") + family.join("")) +
    mark("medium", fit(surface, 0.8)) +
    mark("spot", escaping(false)) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("medium", ticks),
} satisfies Picture;
