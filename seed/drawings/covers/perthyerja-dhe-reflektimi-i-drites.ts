/**
 * White light through an equilateral prism of dense flint glass, by Snell's law at both faces; a part is mirrored at
 * the first. Index by Cauchy's equation n = A + B/λ², fitted to the catalogue values of SF11 glass (Schott: n_d =
 * 1.78472, V_d = 25.76): A = 1.7385, B = 0.01595 µm². Nothing is exaggerated: the fan of 0.40 to 0.70 µm opens by
 * about 10°.
 */
import { numbers, type Point, polyline, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, segment } from "../kit/shapes";
import { cauchy, type PrismRay, prism, reflect, throughPrism } from "../physics/optics";

/** Refractive index of SF11 glass for a wavelength in micrometres, 0.40 to 0.70. */
export const flint = cauchy(1.7385, 0.01595);

export const glass = prism([430, 40], 740, Math.PI / 6);
/** The beam climbs by 32°, so it meets the left face at 62° from its normal. */
export const beam: Point = [Math.cos(0.5585), -Math.sin(0.5585)];

const start = (shift: number): Point => [0, 505 + shift];
const trace = (wavelength: number, shift = 0) => throughPrism(glass, start(shift), beam, flint(wavelength), 1200);

/** The rays of seventeen wavelengths, red first. */
export const spectrum = sample(0.7, 0.4, 16, (wavelength) => trace(wavelength)).filter(
  (r): r is PrismRay => r !== null,
);

const [red, violet] = [spectrum[0] as PrismRay, spectrum.at(-1) as PrismRay];
const beams = [-14, 0, 14].map((shift) => trace(0.7, shift)).filter((r): r is PrismRay => r !== null);
const mirrored = beams.map(({ enter }) => {
  const up = reflect(beam, glass.normalLeft);
  return segment(enter, [enter[0] - (up[0] * enter[1]) / up[1], 0]);
});
/** Where the beam would go if there were no prism. */
const straight = segment(red.enter, [red.enter[0] - (beam[0] * red.enter[1]) / beam[1], 0]);
const { apex, left, right } = glass;
const path = (y: number, ray: PrismRay) =>
  ray.enter[1] + ((ray.leave[1] - ray.enter[1]) * (y - ray.enter[0])) / (ray.leave[0] - ray.enter[0]);
const white = Math.min(path(apex[0], red), path(apex[0], violet)) - 16;
const whiteEnd = Math.max(red.leave[1], violet.leave[1]) + 16;
const shade = hatch(
  apex[1],
  left[1],
  40,
  (y, i) => {
    const half = (y - apex[1]) * Math.tan(Math.PI / 6);
    if (y > white && y < whiteEnd) return null;
    return [apex[0] - half + 2 * half * (0.52 - 0.5 * (i / 41)), apex[0] + half];
  },
  { spacing: 0.62 },
);

export default {
  name: "perthyerja-dhe-reflektimi-i-drites",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Prizmi: një pjesë e dritës reflektohet, pjesa tjetër përthyhet e shpërbëhet",
  description:
    "Një tufë drite e bardhë bie mbi një prizëm prej qelqi. Një pjesë reflektohet lart, pjesa tjetër përthyhet dy herë " +
    "dhe del si freskore ngjyrash: drita vjollcë përthyhet më shumë se e kuqja.",
  body:
    mark("tint", polyline([red.leave, red.end, violet.end, violet.leave], { close: true })) +
    mark("thin", shade + mirrored.join("")) +
    mark("dotted", straight) +
    mark("spotThin", spectrum.map((r) => segment(r.enter, r.leave)).join(""), { also: "in" }) +
    mark("spotThin", spectrum.map((r) => segment(r.leave, r.end)).join("")) +
    mark("spot", segment(red.leave, red.end) + segment(violet.leave, violet.end)) +
    mark("medium", beams.map((r) => segment(r.start, r.enter)).join("")) +
    mark("heavy", `M${[apex, left, right].map((p) => numbers(p)).join("L")}z`) +
    mark("medium", `M0 ${Math.round(left[1])}H${Math.round(right[0])}`),
  style: ".in{stroke-width:1.2}",
} satisfies Picture;
