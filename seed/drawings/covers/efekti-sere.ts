/**
 * One Earth, without air on the left and with its air on the right. One ray stands for every 10 W/m². The ground
 * radiates σT⁴: at 255 K, which balances the Sun's 238 W/m², 24 rays; at its real 288 K, 39. The air is one layer. It
 * absorbs 78 % of them (1 − e^(−τ), τ = 1.5), each at its own height, by the optical depth above the ground. It emits
 * half up and half down, so 24 leave again and 15 return. Those that leave have the same directions as the rays on the
 * left, so that the two fans can be compared; the layer is drawn much too thick.
 */
import { numbers, round, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, circle, hatch, segment } from "../kit/shapes";

const stefanBoltzmann = 5.670374e-8;
export const bareTemperature = 255;
export const airTemperature = 288;
/** The share of the ground's rays that the air absorbs; half of it returns. */
export const absorbed = 0.78;
export const opticalDepth = -Math.log(1 - absorbed);

/** Returns the rays that leave a ground of `kelvin`, one for 10 W/m². */
export const raysAt = (kelvin: number): number => Math.round((stefanBoltzmann * kelvin ** 4) / 10);

export type Fate = "passes" | "up" | "down";
/** Returns the fate of each of `count` rays. Those that pass are spread evenly, the others go up and down by turns. */
export const fates = (count: number): Fate[] => {
  const share = 1 - absorbed;
  let caught = 0;
  return Array.from({ length: count }, (_, i) => {
    if (Math.round((i + 1) * share) > Math.round(i * share)) return "passes";
    return caught++ % 2 === 0 ? "down" : "up";
  });
};

/** Returns the height below which a share `u` of all absorption happens. The height is a share of the layer. */
export const caughtAt = (u: number): number => -Math.log(1 - absorbed * u) / opticalDepth;

const [cx, cy, ground, top] = [600, 1190, 660, 1030];
/** Angle of the outermost ray. Beyond 0.93 the ground leaves the picture at the bottom. */
const edge = 0.9;
/** Returns numbers from 0 to 1, spread as evenly as possible. */
const golden = (i: number) => (i * 0.6180339887 + 0.42) % 1;

const polar = (r: number, angle: number): Vec2 => [cx + r * Math.sin(angle), cy - r * Math.cos(angle)];
const towards = ([x, y]: Vec2, angle: number, length: number): Vec2 => [
  x + length * Math.sin(angle),
  y - length * Math.cos(angle),
];
/** Returns where a ray from `p` in the direction `angle` meets the ground. */
const landing = (p: Vec2, angle: number): Vec2 => {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const along = (p[0] - cx) * dx + (p[1] - cy) * dy;
  const way = -along - Math.sqrt(along ** 2 - ((p[0] - cx) ** 2 + (p[1] - cy) ** 2 - ground ** 2));
  return towards(p, angle, way);
};

interface Ray {
  fate: Fate;
  foot: Vec2;
  turn: Vec2;
  end: Vec2;
  /** Direction of its last part, clockwise from up. */
  heading: number;
}

const [hot, cold] = [raysAt(airTemperature), raysAt(bareTemperature)];
/** Returns the end of a leaving ray. In the order of places, each goes where a ray of the left half goes. */
const leaving = (place: number): Vec2 => polar(1500, ((place + 0.5) / cold) * edge);
const all = fates(hot);
/** The rays of the right half, from the middle outwards. */
export const rays: Ray[] = all.map((fate, i) => {
  const angle = ((i + 0.5) / hot) * edge;
  const foot = polar(ground, angle);
  if (fate === "passes") return { fate, foot, turn: foot, end: polar(1700, angle), heading: angle };
  const before = all.slice(0, i).filter((other) => other === fate).length;
  const height = caughtAt(golden(before + (fate === "up" ? 0.5 : 0)));
  const turn = polar(ground + 20 + (top - ground - 50) * height, angle);
  if (fate === "up") {
    const end = leaving(all.slice(0, i).filter((other) => other !== "down").length);
    return { fate, foot, turn, end, heading: angle };
  }
  const heading = angle + Math.PI - 0.3;
  return { fate, foot, turn, end: landing(turn, heading), heading };
});
const bareAngles = Array.from({ length: cold }, (_, i) => -((i + 0.5) / cold) * edge);
/** The feet of the rays of the left half. */
export const bareFeet = bareAngles.map((angle) => polar(ground, angle));
const bare = bareAngles.map((angle) => segment(polar(ground, angle), polar(1700, angle))).join("");

const down = rays.filter(({ fate }) => fate === "down");
const up = rays.filter(({ fate }) => fate === "up");
/** The spot ray: it begins near the middle and turns back high up. */
const spotRay = down.slice(2, 7).reduce((best, ray) => (ray.turn[1] < best.turn[1] ? ray : best));

/** Draws a molecule of CO₂: carbon between two oxygens, turned by `angle`. */
const molecule = ([x, y]: Vec2, angle: number, r: number) => {
  const [dx, dy] = [1.75 * r * Math.cos(angle), 1.75 * r * Math.sin(angle)];
  return { oxygens: circle(x - dx, y - dy, r) + circle(x + dx, y + dy, r), carbon: circle(x, y, r * 0.9) };
};
const molecules = [...up, ...down]
  .filter(({ turn }) => Math.hypot(turn[0] - spotRay.turn[0], turn[1] - spotRay.turn[1]) > 62)
  .map(({ turn }, i) => molecule(turn, 2.4 * i, 8));
const big = molecule(spotRay.turn, -0.5, 23);
const layer =
  `M${cx} ${cy - top}A${top} ${top} 0 0 1 ${numbers(polar(top, 1.4))}` +
  `L${numbers(polar(ground, 1.4))}A${ground} ${ground} 0 0 0 ${cx} ${cy - ground}z`;
const sea = hatch(cy - ground, 800, 21, (y, i) => [
  cx + Math.sqrt(ground ** 2 - (cy - y) ** 2) * (i % 2 ? 0.36 : 0.52),
  cx + Math.sqrt(ground ** 2 - (cy - y) ** 2),
]);

export default {
  name: "efekti-sere",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Toka pa ajër dhe Toka me ajrin e saj",
  description:
    "Majtas rrezet e tokës së zhveshur ikin drejt në hapësirë. Djathtas ajri kap shumë prej tyre dhe gjysmën e kthen " +
    "poshtë. Në hapësirë dalin njësoj, por sipërfaqja djathtas rrezaton më shumë, sepse është më e ngrohtë.",
  body:
    mark("tint", layer) +
    mark("thin", sea + bare) +
    mark(
      "thin",
      rays
        .filter(({ fate }) => fate === "passes")
        .map(({ foot, end }) => segment(foot, end))
        .join(""),
    ) +
    mark("thin", up.map(({ foot, turn, end }) => segment(foot, turn) + segment(turn, end)).join("")) +
    mark("thin", down.map(({ foot, turn }) => segment(foot, turn)).join("")) +
    mark("spotThin", down.map(({ turn, end }) => segment(turn, end)).join("")) +
    mark("dotted", arc(cx, cy, top, -Math.PI / 2, -0.2)) +
    mark("spotFill", down.map(({ end, heading }) => arrowHead(end, heading - Math.PI / 2, 24)).join("")) +
    mark("spot", `M${numbers(spotRay.foot)}L${numbers(spotRay.turn)}L${numbers(spotRay.end)}`) +
    mark("paperFill", molecules.map(({ oxygens }) => oxygens).join("")) +
    mark("medium", molecules.map(({ oxygens }) => oxygens).join(""), { also: "mo" }) +
    mark("inkFill", molecules.map(({ carbon }) => carbon).join("")) +
    mark("paperFill", big.oxygens) +
    mark("medium", big.oxygens) +
    mark("spotFill", big.carbon) +
    mark("medium", `M${cx} 0V800`) +
    mark("heavy", arc(cx, cy, ground, -Math.PI / 2 - 1.2, -Math.PI / 2 + 1.2)),
  words:
    word(570, 700, "−18\u00a0°C", { anchor: "end" }) +
    word(630, 700, "15\u00a0°C", { tone: "spot" }) +
    word(round(spotRay.turn[0] + 62), round(spotRay.turn[1] - 20), "CO₂ e kthen", { tone: "spot", on: "tint" }),
  style: ".a{stroke-width:2}.p{stroke-width:3}.s{stroke-width:8}.mo{stroke-width:2.4}",
} satisfies Picture;
