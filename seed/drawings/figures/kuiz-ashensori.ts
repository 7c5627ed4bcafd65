/** The two forces on a passenger in a lift, to one scale. Weight 500 N, normal force 560 N; the resultant is m·a. */
import { arrow, label, mark } from "../kit/marks";
import { standing } from "../kit/person";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

/** Newtons. */
export const forces = { weight: 500, normal: 560 } as const;

/** Returns the acceleration in m/s², positive upwards, from the two forces; m = P/g. */
export const acceleration = ({ weight, normal }: { weight: number; normal: number }): number =>
  (normal - weight) / (weight / 9.81);

const perNewton = 0.36;
const [x, middle, tall] = [480, 272, 110] as const;
const [top, bottom] = [middle - tall / 2, middle + tall / 2];
const [cabin, floor] = [70, 420] as const;

export default {
  name: "kuiz-ashensori",
  subject: "physics",
  width: 720,
  height: 530,
  title: "Forcat mbi një pasagjer në ashensor",
  description:
    "Majtas kabina me një pasagjer, djathtas diagrama e forcave mbi të: forca mbështetëse N, 560 njutonë, lart; " +
    "pesha P, 500 njutonë, poshtë. Forca të tjera nuk ka.",
  body:
    mark("medium", segment([cabin + 90, 20], [cabin + 90, 120]) + rect(cabin, 120, 180, floor - 120)) +
    mark("heavy", segment([cabin - 8, floor], [cabin + 188, floor])) +
    standing(cabin + 84, floor - 2, 1.25) +
    standing(x - 2, middle + 55, 0.62) +
    arrow([x, top], [x, top - forces.normal * perNewton], "spot", 26) +
    arrow([x, bottom], [x, bottom + forces.weight * perNewton], "spot", 26) +
    label(x + 26, top - 110, "N", { italic: true, size: 30 }) +
    label(x + 60, top - 110, `${forces.normal}\u00a0N`) +
    label(x + 26, bottom + 120, "P", { italic: true, size: 30 }) +
    label(x + 60, bottom + 120, `${forces.weight}\u00a0N`),
  style: ".pe{stroke-width:6}",
} satisfies Picture;
