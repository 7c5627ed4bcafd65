/**
 * Forces on one passenger of 56 kg in a bus, all to one scale: weight m·g = 549 N, and m·a for a = 0, 1,5 and −2,5 m/s².
 * Nobody holds the bottle on the floor: it stays, rolls back, rolls on.
 */
import { arrow, label, mark } from "../kit/marks";
import { seated } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

const mass = 56;
const weight = mass * 9.81;

/** The bus's three states: acceleration in m/s², positive in travel, and the passenger's lean. */
const states = [
  { name: "ecën njësoj", a: 0, lean: -4 },
  { name: "niset", a: 1.5, lean: -14 },
  { name: "frenon", a: -2.5, lean: 14 },
] as const;

/** The horizontal resultant on the passenger, in newtons, positive in the direction of travel. */
export const resultant = (a: number): number => mass * a;

const perNewton = 0.36;
const [hip, floor] = [300, 350];
const long = weight * perNewton;
const columns = states.map((state, i) => ({ ...state, x: 104 + 240 * i, F: resultant(state.a) }));

/** A bus cut open: roof, window, floor, two wheels, a seat. */
const bus = (x: number): string =>
  mark(
    "medium",
    `M${x - 92} ${floor}V150q0-22 22-22H${x + 92}q22 0 24 24l8 106V${floor}z` +
      `M${x + 62} 152h28q8 0 9 10l6 84h-43z${circle(x - 54, floor + 8, 20)}${circle(x + 80, floor + 8, 20)}`,
  ) +
  mark("heavy", `M${x - 46} 236l12 80H${x + 26}M${x - 8} 316V${floor}`, { also: "se" }) +
  mark("heavy", `M${x - 92} ${floor}H${x + 124}`);

/** A bottle on the floor, with lines behind it that say which way it rolls. */
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
  height: 576,
  title: "Forcat mbi një udhëtar",
  description:
    "Tri prerje të një autobusi me një udhëtar ulur. Pesha dhe forca mbështetëse janë të barabarta në të trija, 549 njutonë. " +
    "Kur autobusi ecën njësoj nuk ka forcë tjetër, kur niset ka 84 njutonë përpara, kur frenon 140 njutonë prapa.",
  body:
    columns.map(({ x, a }) => bus(x) + bottle(a === 0 ? x + 84 : x + 84 - 6 * Math.sign(a), -Math.sign(a))).join("") +
    columns.map(({ x, lean }) => seated(x - 14, hip, 1.12, lean)).join("") +
    columns
      .map(
        ({ x }) =>
          arrow([x - 14, hip], [x - 14, hip - long], "medium", 22) +
          arrow([x - 14, hip], [x - 14, hip + long], "medium", 22),
      )
      .join("") +
    columns
      .filter(({ F }) => F !== 0)
      .map(({ x, F }) => arrow([x - 14, hip], [x - 14 + F * perNewton * 1, hip], "spot", 22))
      .join("") +
    columns
      .map(({ x, F }) =>
        label(x + (F < 0 ? -30 : 2), hip + 100, `${Math.abs(F)}\u00a0N`, {
          anchor: F < 0 ? "end" : "start",
          tone: "spot",
          bold: true,
        }),
      )
      .join("") +
    mark("spotFill", columns.map(({ x }) => circle(x - 14, hip, 7)).join("")) +
    columns
      .map(
        ({ name, x }) =>
          label(x + 12, 36, name, { anchor: "middle" }) +
          label(x + 4, hip - long + 22, "N", { italic: true }) +
          label(x + 4, hip + long - 2, "P", { italic: true }),
      )
      .join("") +
    mark("thin", "M240 58V508M480 58V508") +
    arrow([304, 544], [690, 544], "thin", 18) +
    label(24, 553, "autobusi ecën djathtas"),
  style: ".pe{stroke-width:6}.se{stroke-width:7}",
} satisfies Picture;
