/**
 * The angle that every planet turns while Mercury goes round once. All start from one line together, anticlockwise as
 * seen from the north, and each turns by its mean motion, as on circular orbits: by Kepler's third law 360° ·
 * (a_Mercury/a)^(3/2). Every ring is divided into such angles: one for Mercury, 684 for Neptune. Distances are drawn by
 * their logarithm; the planets' radii by their square root, except the Sun's. Axes, motions and radii: planets.ts.
 */
import { numbers, round, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle } from "../kit/shapes";
import { type Planet, planets } from "../physics/planets";

const all = Object.values(planets);
const [cx, cy, innermost, outermost] = [600, 400, 96, 655];
/** Slope of the start line to the picture's corner. With it all eight are in the picture. */
const start = -0.555;

/** Returns how often Mercury goes round while a planet goes round once. */
export const mercuryYears = ({ rate }: Planet): number => planets.mercury.rate / rate;

const spread = Math.log(planets.neptune.axis / planets.mercury.axis);
const radiusAt = (axis: number) =>
  innermost + ((outermost - innermost) * Math.log(axis / planets.mercury.axis)) / spread;
const sun = 40;
const rings = all.map((planet, i) => {
  const inner = all[i - 1];
  return {
    from: inner ? radiusAt(inner.axis) : sun,
    to: radiusAt(planet.axis),
    years: mercuryYears(planet),
    size: 7 * Math.sqrt(planet.radius / planets.earth.radius),
  };
});
const toPicture = (r: number, years: number): Vec2 => {
  const angle = start - (2 * Math.PI) / years;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
};
const turn = (r: number, years: number) => arc(cx, cy, r, start, start - (2 * Math.PI) / years, 1);

/** Draws a circle anticlockwise from the start line, where the dashes begin too. */
const ring = (r: number) => {
  // Three arcs draw the circle. Rounding the ends of two half circles would shift their centre by several units.
  const [here, third, second] = [1, 3, 1.5].map((years) => numbers(toPicture(r, years), 1));
  const arms = `A${numbers([r, r], 1)} 0 0 0 `;
  return `M${here}${arms}${third}${arms}${second}${arms}${here}`;
};
const cells = rings.map(({ from, to }, i) => mark("thin", ring((from + to) / 2), { also: `q${i}` })).join("");
/** One dash at every turn, as wide as the ring. This costs one CSS rule instead of a thousand segments. */
const rays = rings.map(({ from, to, years }, i) => {
  const step = (Math.PI * (from + to)) / years;
  return `.q${i}{stroke-width:${round(to - from, 1)};stroke-dasharray:1.5 ${round(step - 1.5, 3)}}`;
});
/** Draws a planet's way. Its length counts as 1, so that all ways can grow in the same time (planets.css). */
const growing = (way: string) => mark("spot", way).replace(" d=", ' pathLength="1" d=');
const swept = rings.slice(1).map(({ from, to, years }) => {
  const back = arc(cx, cy, from, start - (2 * Math.PI) / years, start, 1);
  return `${turn(to, years)}${back.replace("M", "L")}z`;
});

export default {
  name: "sdiellor",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Tetë planetë gjatë një viti të Merkurit",
  description:
    "Të tetë nisen nga e njëjta vijë. Kur Merkuri ka mbyllur rrethin, Toka ka bërë një çerek, Jupiteri një fetë të " +
    "hollë dhe Neptuni mezi ka lëvizur: atij i duhen 684 hapa të tillë për një rrotullim. Sa më larg Diellit, aq " +
    "më ngadalë.",
  body:
    mark("tint", circle(cx, cy, innermost) + swept.join("")) +
    cells +
    mark("medium", rings.map(({ to }) => circle(cx, cy, to)).join("")) +
    [ring(innermost), ...rings.slice(1).map(({ to, years }) => turn(to, years))].map(growing).join("") +
    mark("spotFill", circle(cx, cy, sun)) +
    rings.map(({ to, years, size }) => mark("inkFill", circle(...toPicture(to, years), size, 1))).join(""),
  words:
    cleared(word(600, 552, "Merkuri: një vit", { anchor: "middle", tone: "spot" })) +
    cleared(
      word(toPicture(radiusAt(planets.earth.axis), mercuryYears(planets.earth))[0] - 30, 160, "Toka: një çerek", {
        anchor: "end",
      }),
    ),
  style: rays.join(""),
} satisfies Picture;
