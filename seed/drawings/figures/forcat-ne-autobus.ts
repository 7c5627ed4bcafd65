/**
 * Forces on one passenger of 56 kg in a bus, all to one scale. Weight is m·g = 549 N, and m·a is drawn for a = 0, 1,5
 * and −2,5 m/s². Nobody holds the bottle on the floor: it stays, rolls back, rolls on.
 */
import { arrow, label, mark } from "../kit/marks";
import { holding } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

const mass = 56;
const weight = mass * 9.81;

/** The bus's three states: acceleration in m/s², positive in travel, and the passenger's lean. */
const states = [
  { name: "njëtrajtësisht", a: 0, lean: 0 },
  { name: "niset", a: 1.5, lean: -14 },
  { name: "frenon", a: -2.5, lean: 14 },
] as const;

/** Returns the horizontal resultant on the passenger, in newtons, positive in the direction of travel. */
export const resultant = (a: number): number => mass * a;

const perNewton = 0.34;
/** The passenger's centre of mass, where the forces begin, and the floor under the shoes. */
const [centre, floor] = [250, 350];
const long = weight * perNewton;
const columns = states.map((state, i) => ({ ...state, x: 104 + 240 * i, F: resultant(state.a) }));

/** Draws a bus cut open: roof, window, floor, two wheels, a pole to hold. */
const bus = (x: number): string =>
  mark(
    "medium",
    `M${x - 92} ${floor}V150q0-22 22-22H${x + 92}q22 0 24 24l8 106V${floor}z` +
      `M${x + 62} 152h28q8 0 9 10l6 84h-43z${circle(x - 54, floor + 8, 20)}${circle(x + 80, floor + 8, 20)}`,
  ) +
  mark("heavy", `M${x + 34} 128V${floor}`, { also: "se" }) +
  mark("heavy", `M${x - 92} ${floor}H${x + 124}`);

/** Draws a bottle on the floor, with lines behind it that show its rolling direction. */
const bottle = (x: number, way: number): string => {
  const y = floor - 14;
  const lines =
    way === 0 ? "" : [0, 1, 2].map((k) => `M${x - way * (30 + 2 * k)} ${y - 8 + 8 * k}h${-way * 16}`).join("");
  return (
    mark("paperFill", `${rect(x - 18, y - 8, 26, 16)}M${x + 8} ${y - 8}l8 5v6l-8 5z`) +
    mark("medium", `${rect(x - 18, y - 8, 26, 16)}M${x + 8} ${y - 8}l8 5v6l-8 5`) +
    mark("thin", lines)
  );
};

export default {
  name: "forcat-ne-autobus",
  subject: "physics",
  width: 720,
  height: 528,
  title: "Forcat mbi një udhëtar",
  description:
    "Tri prerje të një autobusi me një udhëtar në këmbë, që mbahet te një shtyllë. Pesha dhe forca mbështetëse janë të barabarta në të trija, 549 njutonë. " +
    "Kur autobusi ecën njëtrajtësisht nuk ka forcë tjetër, kur niset ka 84 njutonë përpara, kur frenon 140 njutonë prapa.",
  body:
    columns.map(({ x, a }) => bus(x) + bottle(x + 80 - 10 * Math.sign(a), -Math.sign(a))).join("") +
    columns.map(({ x, lean }) => holding(x - 14, floor - 3, 1.09, lean)).join("") +
    columns
      .map(
        ({ x }) =>
          arrow([x - 14, centre], [x - 14, centre - long], "medium", 22) +
          arrow([x - 14, centre], [x - 14, centre + long], "medium", 22),
      )
      .join("") +
    columns
      .filter(({ F }) => F !== 0)
      .map(({ x, F }) => arrow([x - 14, centre], [x - 14 + F * perNewton, centre], "spot", 22))
      .join("") +
    columns
      .map(({ x, F }) => label(x + 4, floor + 50, `${Math.abs(F)}\u00a0N`, { tone: "spot", bold: true }))
      .join("") +
    mark("spotFill", columns.map(({ x }) => circle(x - 14, centre, 7)).join("")) +
    columns
      .map(
        ({ name, x }) =>
          label(x + 12, 34, name, { anchor: "middle" }) +
          label(x + 4, centre - long + 22, "N", { italic: true }) +
          label(x + 4, centre + long - 2, "P", { italic: true }),
      )
      .join("") +
    mark("thin", "M240 58V464M480 58V464") +
    arrow([344, 496], [690, 496], "thin", 18) +
    label(24, 505, "autobusi ecën djathtas"),
  style: ".pe{stroke-width:6}.se{stroke-width:7}",
} satisfies Picture;
