/**
 * The valley of the nuclei in profile: energy per nucleon over the nucleus's radius. The energies are measured
 * (AME2020) and count downwards; the radius grows as A^⅓. On the slope are hydrogen-2, helium-4, iron-56 and
 * uranium-238, each with its number of nucleons, all to one scale; the lower, the more tightly bound. The steep side of
 * the light nuclei has a pit of its own, helium.
 */

import { nuclei } from "../figures/lugina-e-berthamave";
import { polyline, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const [perRadius, perMeV, top] = [205, 62, 150] as const;
/** Returns the place of a nucleus of `a` nucleons bound by `binding` MeV each. */
export const toPicture = ([a, binding]: Vec2): Vec2 => [Math.cbrt(a) * perRadius - 160, top + binding * perMeV];
export const floor: readonly Vec2[] = [[1, 0] as const, ...nuclei].map(toPicture);

/** Returns the ground's height at x: straight between the measured nuclei, level beyond the last. */
const ground = (x: number): number => {
  const i = floor.findIndex(([position]) => position > x);
  if (i < 0) return (floor.at(-1) as Vec2)[1];
  const [[ax, ay], [bx, by]] = [floor[Math.max(0, i - 1)] as Vec2, floor[i] as Vec2];
  return bx === ax ? ay : ay + ((by - ay) * (x - ax)) / (bx - ax);
};

/** Returns where the ground crosses the height y, from left to right. */
const crossings = (y: number): number[] => {
  const path: Vec2[] = [[0, top], ...floor, [1200, (floor.at(-1) as Vec2)[1]]];
  return path.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = path[i] as Vec2;
    return ay > y !== by > y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : [];
  });
};
/** Hatching of the ground by lines of equal energy. There is one every quarter of a MeV, where they run under it. */
const strata = sample(0.25, 10.25, 40, (binding) => {
  const y = top + binding * perMeV;
  const ends = [0, ...crossings(y), 1200];
  return ends
    .slice(1)
    .map((_, i) => {
      const [from, to] = [ends[i], ends[i + 1]] as [number, number];
      const middle = (from + to) / 2;
      const under = y > (middle < (floor[0] as Vec2)[0] ? top : ground(middle)) + 1;
      return under && to - from > 3 ? `M${round(from)} ${round(y)}H${round(to)}` : "";
    })
    .join("");
}).join("");

const nucleon = 11.5;
/** Returns the radius of a nucleus of packed nucleons. It grows as the cube root of their number, as in a ball. */
export const radiusOf = (a: number): number => nucleon * Math.cbrt(a) * 1.12;
const golden = Math.PI * (3 - Math.sqrt(5));
/** Returns the height of a ball at x on the ground. The ball touches the ground and nowhere cuts it. */
const above = (x: number, r: number): number =>
  Math.min(...sample(-1, 1, 40, (u) => ground(x + u * r) - r * Math.sqrt(1 - u * u)));
/** Returns the lowest place within a ball's width of the nucleus's own. Hydrogen is still on its way. */
const resting = (a: number): Vec2 => {
  const [x] = toPicture([a, 0]);
  const r = radiusOf(a);
  const tried = a === 2 ? [x] : sample(x - r, x + r, 60, (position) => position);
  const best = tried.reduce((low, position) => (above(position, r) > above(low, r) ? position : low));
  return a === 238 ? [x, above(x, r)] : [best, above(best, r)];
};
const ball = (a: number, kind: "spotFill" | "inkFill" | "paperFill") => {
  const [x, y] = resting(a);
  const r = radiusOf(a);
  // Of a large ball only the near side is seen: its area grows as a^⅔.
  const seen = a <= 4 ? a : Math.round(a ** (2 / 3));
  const grains = sample(0, seen - 1, seen - 1, (k): Vec2 => {
    const far = (r - nucleon * 0.8) * (a <= 4 ? 1 : Math.sqrt((k + 0.5) / seen));
    const angle = k * (a <= 4 ? (2 * Math.PI) / a : golden);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return (
    mark(kind, circle(x, y, r, 1)) +
    mark("thin", grains.map(([gx, gy]) => circle(gx, gy, nucleon * 0.62, 1)).join(""), {
      also: kind === "paperFill" ? "nu" : "no",
    }) +
    mark("medium", circle(x, y, r, 1))
  );
};
const [h, he, fe, u] = [2, 4, 56, 238].map(resting) as [Vec2, Vec2, Vec2, Vec2];
const italic = { italic: true, size: 46 } as const;

export default {
  name: "energjia-berthamore",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Lugina ku fle energjia",
  description:
    "Bërthamat si një luginë në prerje: sa më poshtë, aq më fort janë lidhur grimcat e tyre. Majtas shpati i thikët me " +
    "hidrogjenin dhe heliumin, në fund hekuri, djathtas shpati i butë me uraniumin. Kush zbret, lëshon energji.",
  body:
    mark("tint", `${polyline([[0, top], ...floor, [1200, (floor.at(-1) as Vec2)[1]]])}V0H0z`, { also: "sk" }) +
    mark("thin", strata) +
    mark("spot", polyline([[0, top], ...floor, [1200, (floor.at(-1) as Vec2)[1]]])) +
    ball(2, "paperFill") +
    ball(4, "paperFill") +
    ball(56, "spotFill") +
    ball(238, "paperFill") +
    mark("dotted", `M${round(fe[0])} ${round(fe[1] + radiusOf(56))}H1200`),
  words:
    label(h[0] + 34, h[1] - 8, "hidrogjen", { ...italic, on: "tint" }) +
    label(he[0] + 44, he[1] - 60, "helium", { ...italic, on: "tint" }) +
    label(fe[0], fe[1] - 80, "hekuri, në fund", { ...italic, anchor: "middle", tone: "spot", on: "tint" }) +
    label(1186, u[1] - 110, "uranium", { ...italic, anchor: "end", on: "tint" }),
  style: ".s{stroke-width:7}.nu{stroke-width:1.6}.no{stroke-width:0}",
} satisfies Picture;
