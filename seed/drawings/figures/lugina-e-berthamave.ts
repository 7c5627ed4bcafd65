/**
 * Energy per nucleon of real nuclei, −B/A in MeV. The masses are measured ones, those of AME2020 (M. Wang et al.,
 * Chinese Physics C 45, 2021). Free particles are on the upper edge, the bottom of the valley is at iron and nickel.
 * Both arrows lead down: two nuclei of hydrogen-2 fuse to helium, uranium-235 splits into barium-141 and krypton-92
 * (their mean).
 */
import { numbers, polyline, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/**
 * Number of nucleons and binding energy per nucleon in MeV. Of each mass number shown, it is the most strongly bound
 * nucleus.
 */
export const nuclei: readonly Vec2[] = [
  [2, 1.112],
  [3, 2.827],
  [4, 7.074],
  [6, 5.332],
  [7, 5.606],
  [9, 6.463],
  [11, 6.928],
  [12, 7.68],
  [14, 7.52],
  [16, 7.976],
  [20, 8.032],
  [24, 8.261],
  [28, 8.448],
  [32, 8.493],
  [40, 8.595],
  [48, 8.723],
  [52, 8.776],
  [56, 8.79],
  [62, 8.795],
  [64, 8.777],
  [84, 8.717],
  [88, 8.733],
  [90, 8.71],
  [98, 8.635],
  [107, 8.561],
  [120, 8.505],
  [132, 8.428],
  [138, 8.393],
  [158, 8.202],
  [180, 8.035],
  [197, 7.916],
  [208, 7.867],
  [232, 7.615],
  [235, 7.591],
  [238, 7.57],
];
/** Barium-141 and krypton-92, into which uranium-235 splits in the worked example of the lesson. */
export const parts: readonly Vec2[] = [
  [141, 8.326],
  [92, 8.513],
];

const [left, right, top, bottom] = [92, 700, 40, 446] as const;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 244], y: [9.1, 0], left, right, top, bottom });
const of = (a: number) => toPicture(...(nuclei.find(([n]) => n === a) as Vec2));
const valley = nuclei.map(([a, binding]) => toPicture(a, binding));
const [uranium, helium, deuterium] = [of(235), of(4), of(2)];

/** Draws the fall between two nuclei's levels, over nucleon number `a`. */
const fall = (from: Vec2, to: Vec2, a: number): string => {
  const x = X(a);
  return (
    mark("dotted", `M${numbers(from)}H${numbers([x])}M${numbers(to)}H${numbers([x])}`) +
    arrow([x, from[1]], [x, to[1]], "medium", 20)
  );
};

const [join, split] = [34, 117];
const [joinX, splitX] = [X(join), X(split)];
const mean = parts.reduce((sum, [n, b]) => sum + n * b, 0) / parts.reduce((sum, [n]) => sum + n, 0);

export default {
  name: "lugina-e-berthamave",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Lugina e bërthamave, sipas masave të matura",
  description:
    "Energjia për grimcë e 35 bërthamave të vërteta. Nga hidrogjeni vija bie thikë te heliumi, arrin fundin te hekuri " +
    "dhe nikeli dhe ngjitet butë deri te uraniumi. Bashkimi i të lehtave dhe ndarja e të rëndave zbresin të dyja.",
  body:
    mark("tint", `${polyline(valley)}V${bottom}H${left}V${numbers([(valley[0] as Vec2)[1]])}z`) +
    mark("spot", polyline(valley), { also: "va" }) +
    mark("spotFill", valley.map((p) => circle(...p, 5)).join("")) +
    mark("inkFill", circle(...uranium, 8) + circle(...deuterium, 8) + circle(...helium, 8)) +
    fall(deuterium, helium, join) +
    fall(uranium, toPicture(split, mean), split) +
    mark("medium", axes({ x: [50, 100, 150, 200], y: [0, 2, 4, 6, 8] })) +
    [0, 2, 4, 6, 8].map((b) => label(left - 16, Y(b) + 9, b ? `−${b}` : "0", { anchor: "end" })).join("") +
    [50, 100, 150].map((a) => label(X(a), bottom + 38, String(a), { anchor: "middle" })).join("") +
    label(right, bottom + 38, "grimca gjithsej", { anchor: "end", tone: "mute" }) +
    label(left + 12, 30, "MeV për grimcë", { tone: "mute" }) +
    label(joinX + 12, deuterium[1] + 9, "hidrogjen-2") +
    label(joinX + 12, (deuterium[1] + helium[1]) / 2 + 9, "bashkimi", { bold: true }) +
    label(joinX + 12, helium[1] + 9, "helium") +
    label(of(56)[0], of(56)[1] - 20, "hekur", { anchor: "middle", tone: "spot", bold: true }) +
    label(splitX, uranium[1] - 18, "ndarja", { anchor: "middle", bold: true }) +
    label(uranium[0] + 14, uranium[1] - 18, "uranium", { anchor: "end" }),
  style: ".va{stroke-width:3}",
} satisfies Picture;
