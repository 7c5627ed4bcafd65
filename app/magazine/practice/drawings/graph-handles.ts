/** What a pupil moves on a graph: a point, a line, a piece. */
import { formatNumber } from "../../albanian";
import type { FigureHandle } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { circle, type FigureForm, type FigurePlace, line, pika } from "./forms";
import { type GraphAxis, type GraphPlane, linesOf, planeOf } from "./graph-plane";

/** Returns the step to which handles keep: that of the row, else the ticks'. */
const stepsOf = (rows: FigureRows, { x, y }: GraphPlane) => {
  const [across = x.step, up = y.step] = rows.numbers("kapja");
  return [across, up] as const;
};

const said = ({ letter, unit }: GraphAxis, value: number) => `${letter} = ${formatNumber(value)}${unit && ` ${unit}`}`;

const ring = (at: FigurePlace): FigureForm[] => [circle(at, 11, { weight: 2 }), pika(at)];

/** A point that is set on the plane: its values are x and y. */
export function pointHandle(rows: FigureRows): FigureHandle {
  const plane = planeOf(rows, "whole");
  const { x, y, at } = plane;
  const [across, up] = stepsOf(rows, plane);
  return {
    sliders: [
      {
        label: `Pika: ${x.letter}`,
        min: x.from,
        max: x.to,
        step: across,
        start: x.from,
        says: (value) => said(x, value),
      },
      {
        label: `Pika: ${y.letter}`,
        min: y.from,
        max: y.to,
        step: up,
        start: Math.max(0, y.from),
        says: (value) => said(y, value),
      },
    ],
    grips: [{ across: 0, up: 1, at: ([a = 0, b = 0]) => at(a, b) }],
    valuesAt: (place) => plane.valuesAt(place),
    forms: ([a = 0, b = 0], tone) =>
      tone === "spot" ? ring(at(a, b)) : [line([at(a, y.from), at(a, b), at(x.from, b)], { weight: 1, dashed: true })],
  };
}

/** A straight line over the whole plane: its values are y at the left and at the right edge. */
export function lineHandle(rows: FigureRows): FigureHandle {
  const plane = planeOf(rows, "whole");
  const { x, y, at } = plane;
  const [, up] = stepsOf(rows, plane);
  const slider = (edge: number) => ({
    label: `Vija te ${said(x, edge)}`,
    min: y.from,
    max: y.to,
    step: up,
    start: Math.max(0, y.from),
    says: (value: number) => said(y, value),
  });
  return {
    sliders: [slider(x.from), slider(x.to)],
    grips: [x.from, x.to].map((edge, place) => ({
      across: place,
      up: place,
      at: (values) => at(edge, values[place] ?? 0),
    })),
    valuesAt: (place, grip, values) => values.map((value, i) => (i === grip ? plane.valuesAt(place)[1] : value)),
    forms: ([a = 0, b = 0], tone) => [line([at(x.from, a), at(x.to, b)], { tone, weight: 3 })],
  };
}

/** A piece of the first broken line, counted from 1. */
export function pieceHandle(rows: FigureRows): FigureHandle {
  const plane = planeOf(rows, "whole");
  const points = linesOf(rows)[0]?.points ?? [];
  const piece = (value: number) => points.slice(value - 1, value + 1);
  const ends = (value: number) =>
    piece(value)
      .map(([a]) => formatNumber(a))
      .join(" deri në ");
  const middle = (value: number): FigurePlace => {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = piece(value) as [FigurePlace?, FigurePlace?];
    return plane.at((ax + bx) / 2, (ay + by) / 2);
  };
  return {
    sliders: [
      {
        label: "Pjesa e grafikut",
        min: 1,
        max: Math.max(1, points.length - 1),
        step: 1,
        start: 1,
        says: (value) => `pjesa nga ${plane.x.letter} = ${ends(value)}${plane.x.unit && ` ${plane.x.unit}`}`,
      },
    ],
    grips: [{ across: 0, at: ([value = 1]) => middle(value) }],
    valuesAt: (place) => {
      const [x] = plane.valuesAt(place);
      return [1 + points.slice(1, -1).filter(([a]) => a < x).length];
    },
    forms: ([value = 1], tone) => [
      line(
        piece(value).map(([a, b]) => plane.at(a, b)),
        { tone, weight: 6 },
      ),
    ],
  };
}
