/**
 * A source faster than its own waves (Mach 1.6). Crests sent at equal times are circles of radius c·t round the
 * places of the source; they share two tangents, the Mach cone, with sin α = 1/1.6.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const mach = 1.6;
/** Half the opening of the cone, radians. */
export const coneAngle = Math.asin(1 / mach);
const nose: Vec2 = [1100, 400];
const step = 74;

/** Returns the crest sent `n` steps ago. It gives the source's place at that time, and the radius of the wave now. */
export const crest = (n: number): { x: number; y: number; r: number } => ({
  x: nose[0] - n * step,
  y: nose[1],
  r: (n * step) / mach,
});

const crests = sample(1, 30, 29, crest);
const far = 1500;
const edge = (side: number): Vec2 => [nose[0] - far * Math.cos(coneAngle), nose[1] + side * far * Math.sin(coneAngle)];
const touching = crests.slice(0, 9).flatMap(({ x, y, r }) =>
  [1, -1].map((side): string => {
    const foot: Vec2 = [x + r * Math.sin(coneAngle), y + side * r * Math.cos(coneAngle)];
    return segment([x, y], foot);
  }),
);

export default {
  name: "waves-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Më shpejt se zëri: koni i Mahut",
  description:
    "Një burim lëviz më shpejt se valët që lëshon. Rrathët e valëve mbeten prapa dhe të gjithë prekin dy drejtëza: " +
    "koni i Mahut, që në tokë dëgjohet si shpërthim.",
  body:
    mark("tint", polyline([nose, edge(1), edge(-1)], { close: true })) +
    mark("thin", crests.map(({ x, y, r }) => circle(x, y, r)).join("")) +
    mark("medium", touching.join("")) +
    mark("dotted", `M0 400H1200`) +
    mark("spot", segment(edge(1), nose) + segment(nose, edge(-1))) +
    mark(
      "inkFill",
      crests
        .slice(0, 14)
        .map(({ x, y }) => circle(x, y, 6))
        .join(""),
    ) +
    mark("spotFill", circle(...nose, 17)),
  style: ".a{stroke-width:1.8}.b{stroke-width:1.8}.s{stroke-width:8}",
} satisfies Picture;
