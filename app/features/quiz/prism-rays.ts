/** Rays of light through a prism of 60°, by Snell's law, in units of the drawing: `quiz-prism.tsx`. */

const degree = Math.PI / 180;
/** Corners of the glass, 120 units each side, and the ground below it. */
const [left, right, top, base, ground, edge] = [108, 228, 30, 134, 156, 400];
/** Refractive indices: far more spread than in glass, so that the colours are seen apart. */
const [least, most] = [1.48, 1.74];
const middle = (least + most) / 2;
/** The ray in the middle passes parallel to the base: its angle inside is half of the prism's, 30°. */
const incidence = Math.asin(middle * Math.sin(30 * degree));

type Point = readonly [x: number, y: number];
const written = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the point of the left side at a height. */
const onLeft = (y: number): Point => [left + ((base - y) * (right - left)) / (2 * (base - top)), y];

/** Returns where a ray leaves the glass, and where it then meets the ground or the edge. */
export function refracted([x, y]: Point, index: number): { out: Point; end: Point } {
  const inside = Math.asin(Math.sin(incidence) / index);
  // From the normal of the left side, which leans 30°: upwards is negative on the screen.
  const slope = Math.tan(30 * degree - inside);
  const steep = (2 * (base - top)) / (right - left);
  // The right side: y = base − (right − x) · steep. The ray: y + (to − x) · slope.
  const to = (y - base + right * steep - x * slope) / (steep - slope);
  const out: Point = [to, y + (to - x) * slope];
  const leaving = Math.asin(index * Math.sin(60 * degree - inside));
  const fall = Math.tan(leaving - 30 * degree);
  const atEdge = out[1] + (edge - out[0]) * fall;
  const end: Point = atEdge <= ground ? [edge, atEdge] : [out[0] + (ground - out[1]) / fall, ground];
  return { out, end };
}

/** How steep rays come: one unit to the right, so many up. */
const rise = Math.tan(incidence - 30 * degree);

/** Returns the line of a ray from the left edge or the ground up to a point. */
function from([x, y]: Point): string {
  const start = y + x * rise;
  return `M${written(start <= ground ? [0, start] : [x - (ground - y) / rise, ground])}`;
}

/** Returns the ray that enters, and one band of colour for each question. */
export function splitInPrism(count: number): { entry: string; bands: string[] } {
  const at = onLeft(76);
  const borders = Array.from({ length: count + 1 }, (_, place) =>
    refracted(at, least + ((most - least) * place) / count),
  );
  const bands = borders.slice(1).map((low, index) => {
    const high = borders[index] as (typeof borders)[number];
    const corner: Point[] = high.end[0] === edge && low.end[1] === ground ? [[edge, ground]] : [];
    return `M${[at, high.out, high.end, ...corner, low.end, low.out].map(written).join("L")}Z`;
  });
  return { entry: `${from(at)}L${written(at)}`, bands };
}

/** Returns a ray of one colour for each question: its way through the glass, and that to the sign where it stops. */
export function passesPrism(count: number): { through: string; stop: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const at = onLeft(52 + (64 * (index + 0.5)) / count);
    const { out, end } = refracted(at, middle);
    const [x, y] = at;
    // Signs beside each other would be one: every second stands back.
    const back = index % 2 === 0 ? 7 : 19;
    const halt: Point = [x - back, y + back * rise];
    return {
      through: `${from(at)}L${written(at)}L${written(out)}L${written(end)}`,
      stop: `${from(at)}L${written(halt)}m-3.4-3.4l6.8 6.8m0-6.8l-6.8 6.8`,
    };
  });
}
