/** What is asked of a graph, an area, a slope or a value that is read, and what the pupil typed for it. */
import { clamp } from "../../../play/clamp";
import type { FigureLook } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { box, circle, type FigureForm, type FigurePlace, line } from "./forms";
import { areaUnder, type GraphAxis, type GraphPlane, linesOf } from "./graph-plane";

/** Draws what is asked of the graph, and what the pupil typed for it. */
export function soughtForms(
  rows: FigureRows,
  plane: GraphPlane,
  look: FigureLook,
): { forms: FigureForm[]; unknown?: number } {
  const [first] = linesOf(rows);
  const sought = rows.text("panjohura");
  if (first === undefined) return { forms: [] };
  const forms: FigureForm[] = [];
  let unknown: number | undefined;
  const { at, y } = plane;
  const base = clamp(0, y.from, y.to);
  if (rows.has("siperfaqe")) {
    const [from = 0, to = 0] = rows.numbers("siperfaqe");
    const inner = first.points.map(([x]) => x).filter((x) => x > from && x < to);
    const top = [from, ...inner, to].map((x) => at(x, first.valueAt(x)));
    forms.push(line([...top, at(to, base), at(from, base)], { closed: true, weight: 0, fill: "tint", under: true }));
    if (sought === "siperfaqe") {
      unknown = areaUnder(first, from, to);
      forms.push(line([at(from, base), at(to, base)], { tone: "spot", weight: 3, under: true }));
      if (look.typed !== null) {
        const height = clampTo(y, look.typed / (to - from));
        forms.push(box(at(from, base), at(to, height), { hatched: true, weight: 1, under: true }));
      }
    }
  }
  if (rows.has("pjerresia")) {
    const [from = 0, to = 0] = rows.numbers("pjerresia");
    const [a, b] = [first.valueAt(from), first.valueAt(to)];
    const steps: FigureForm[] = [
      line([at(from, a), at(to, a), at(to, b)], { weight: 1.2, dashed: true, under: true }),
      circle(at(from, a), 4, { fill: "ink", weight: 0 }),
      circle(at(to, b), 4, { fill: "ink", weight: 0 }),
    ];
    if (sought === "pjerresia") {
      unknown = (b - a) / (to - from);
      forms.push(line([at(from, a), at(to, b)], { tone: "spot", weight: 3.4, under: true }), ...steps);
      if (look.typed !== null) forms.push(...typedSlope(plane, [from, a], look.typed));
    } else forms.push(...steps);
  }
  if (rows.has("lexim")) {
    const [x = 0] = rows.numbers("lexim");
    const value = first.valueAt(x);
    const foot = at(plane.x.from, value);
    forms.push(
      line([at(x, plane.y.from), at(x, value)], { weight: 1.2, dashed: true, under: true }),
      circle(at(x, value), 4.5, { fill: sought === "lexim" ? "spot" : "ink", weight: 0 }),
    );
    if (sought === "lexim") {
      unknown = value;
      if (look.solved) forms.push(line([at(x, value), foot], { tone: "spot", weight: 1.5, dashed: true, under: true }));
      if (look.typed !== null) {
        const [left, level] = at(plane.x.from, clampTo(y, look.typed));
        forms.push(box([left, level - 4], [at(x, 0)[0], level + 4], { hatched: true, weight: 1, under: true }));
      }
    }
  }
  return unknown === undefined ? { forms } : { forms, unknown };
}

/** Keeps a typed value within reach of the picture, a little beyond its edge. */
const clampTo = ({ from, to }: GraphAxis, value: number) => {
  const more = (to - from) * 0.08;
  return clamp(value, from - more, to + more);
};

/** Draws a hatched wedge under the line that would have the typed slope. */
function typedSlope({ at, x, y }: GraphPlane, [fromX, fromY]: FigurePlace, slope: number): FigureForm[] {
  const reach =
    slope === 0 ? x.to - fromX : Math.min(x.to - fromX, Math.abs(((slope > 0 ? y.to : y.from) - fromY) / slope));
  const end: FigurePlace = [fromX + reach, fromY + slope * reach];
  return [
    line([at(fromX, fromY), at(...end), at(end[0], fromY)], { closed: true, hatched: true, weight: 1, under: true }),
    line([at(fromX, fromY), at(...end)], { weight: 2, under: true }),
  ];
}
