/**
 * A rule line that becomes rays. A black line meets a prism and leaves in two bundles, blue for mathematics, purple for
 * physics. Every line obeys Snell's law at both faces; the index follows Cauchy's n = A + B/λ² with A = 0.93 and B =
 * 0.094 µm², six times the dispersion of flint glass, so that the two bundles separate within the page.
 */
import { numbers, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, segment } from "../kit/shapes";
import { cauchy, type PrismRay, prism, throughPrism } from "../physics/optics";

const half = Math.PI / 10;
const height = 120;
export const glass = prism([640, 8], 190, half);
const index = cauchy(0.93, 0.094);

/** Returns the rays of eight wavelengths (micrometres) between two. */
export const bundle = (from: number, to: number): PrismRay[] =>
  sample(from, to, 7, (wavelength) => throughPrism(glass, [0, height], [1, 0], index(wavelength), 1440)).filter(
    (ray): ray is PrismRay => ray !== null,
  );

const [blue, purple] = [bundle(0.53, 0.4635), bundle(0.428, 0.3874)];
const inside = (rays: PrismRay[]) => rays.map((ray) => segment(ray.enter, ray.leave)).join("");
const outside = (rays: PrismRay[]) => rays.map((ray) => segment(ray.leave, ray.end)).join("");
const { apex, left, right } = glass;
const shade = hatch(
  apex[1],
  left[1],
  43,
  (y, i) => {
    const width = (y - apex[1]) * Math.tan(half);
    if (y > height - 8 && y < height + 28) return null;
    return [apex[0] - width + 2 * width * (0.62 - 0.55 * (i / 44)), apex[0] + width];
  },
  { spacing: 0.65 },
);
const entry = blue[0]?.enter ?? ([600, height] as Vec2);

export default {
  name: "rreze",
  subject: "math",
  width: 1440,
  height: 440,
  title: "Një rreze, dy shkenca",
  description:
    "Një rreze hyn në prizëm dhe del në dy ngjyra: bluja është matematika, vjollca është fizika. " +
    "Çdo rreze përthyhet sipas ligjit të Snelit; shpërbërja është zmadhuar.",
  body:
    mark("thin", shade) +
    mark("mathLine", inside(blue), { also: "in" }) +
    mark("physicsLine", inside(purple), { also: "in" }) +
    mark("mathLine", outside(blue)) +
    mark("physicsLine", outside(purple)) +
    mark("medium", `${segment([-600, height], entry)}M${[apex, left, right].map((p) => numbers(p)).join("L")}z`),
  style: ".a{stroke-width:1}.b{stroke-width:3}.in{stroke-width:1}",
} satisfies Picture;
