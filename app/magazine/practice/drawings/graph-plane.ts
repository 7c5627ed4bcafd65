/** The plane of a graph: its axes, grid and numbers, and the lines on it. */
import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { evenStep, numberStep } from "./axis";
import { type FigureLook, widths } from "./exercise-drawing";
import type { FigureArgument, FigureRow, FigureRows } from "./figure-rows";
import { type FigureForm, type FigurePlace, label, labelSize, labelWidth, line } from "./forms";

export interface GraphAxis {
  letter: string;
  unit: string;
  from: number;
  to: number;
  step: number;
}

export interface GraphPlane {
  x: GraphAxis;
  y: GraphAxis;
  /** Edges of the plane in the picture. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  at: (x: number, y: number) => FigurePlace;
  valuesAt: (place: FigurePlace) => FigurePlace;
}

export type PlottedLine = { name: string; points: FigurePlace[]; valueAt: (x: number) => number };

function axisOf(rows: FigureRows, key: "x" | "y"): GraphAxis {
  const [letter = key, unit = ""] = rows.texts(key);
  const [from = 0, to = 1, step = 1] = rows.numbers(key);
  return { letter, unit, from, to, step };
}

/** Returns the values with a tick. */
export function ticksOf({ from, to, step }: GraphAxis): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.min(40, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export const hasNumbers = (rows: FigureRows, room: FigureLook["room"]) => rows.says("numra", room === "whole");

/** Greatest height of a plane with equal units, so that the question stays beside it. */
const highest = 230;

/** Most ticks of an axis: those of −24 to 24 by 2. */
export const mostTicks = 25;

export function planeOf(rows: FigureRows, room: FigureLook["room"]): GraphPlane {
  const numbers = hasNumbers(rows, room);
  const [x, y] = [axisOf(rows, "x"), axisOf(rows, "y")].map((axis) =>
    numbers ? { ...axis, step: evenStep(axis.from, axis.to, axis.step, mostTicks) } : axis,
  ) as [GraphAxis, GraphAxis];
  const longest = Math.max(...ticksOf(y).map((value) => labelWidth(label([0, 0], formatNumber(value)))), 8);
  const isNamed = linesOf(rows).some(({ name }) => name !== "");
  const left = numbers ? longest + 16 : room === "option" ? 10 : 22;
  const most = widths[room] - (room === "option" ? 24 : isNamed ? 26 : 14) - left;
  const top = room === "option" ? 24 : 34;
  const [wide, high] = [x.to - x.from, y.to - y.from];
  // Where a length, an angle or a circle is seen, one unit is as long in both directions.
  const one = Math.min(most / wide, (room === "option" ? 100 : highest) / high);
  const [across, up] = rows.says("njelloj") ? [one, one] : [most / wide, (room === "option" ? 84 : 168) / high];
  const [right, bottom] = [left + across * wide, top + up * high];
  return {
    ...{ x, y, left, right, top, bottom },
    at: (a, b) => [left + (a - x.from) * across, bottom - (b - y.from) * up],
    valuesAt: ([a, b]) => [x.from + (a - left) / across, y.from + (bottom - b) / up],
  };
}

export const pointsOf = (groups: FigureRow["groups"]): FigurePlace[] =>
  groups.map(([x, y]) => [Number(x), Number(y)] as const satisfies FigurePlace);

export function linesOf(rows: FigureRows): PlottedLine[] {
  const straight = rows.all("vija").map(({ label, groups }) => {
    const points = pointsOf(groups);
    return { name: label, points, valueAt: (x: number) => valueOn(points, x) };
  });
  const { from, to } = axisOf(rows, "x");
  const curved = rows.all("lakore").map(({ label, groups }) => {
    const [curve, first, last] = groups[0] ?? [];
    const valueAt = curve as Extract<FigureArgument, (x: number) => number>;
    const [least, most] = [Number(first ?? from), Number(last ?? to)];
    const points = Array.from({ length: 49 }, (_, i): FigurePlace => {
      const x = least + ((most - least) * i) / 48;
      return [x, valueAt(x)];
    });
    return { name: label, points, valueAt };
  });
  return [...straight, ...curved];
}

/** Returns the value of a broken line at x; NaN beside it. */
function valueOn(points: readonly FigurePlace[], x: number): number {
  for (const [i, [fromX, fromY]] of points.entries()) {
    const [toX, toY] = points[i + 1] ?? [fromX, fromY];
    if (x >= fromX - 1e-9 && x <= toX + 1e-9 && toX > fromX)
      return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
  }
  return Number.NaN;
}

/** Returns the signed area between a line and the axis, exact for broken lines. */
export function areaUnder({ points, valueAt }: PlottedLine, from: number, to: number): number {
  const stops = [from, ...points.map(([x]) => x).filter((x) => x > from && x < to), to];
  let area = 0;
  for (let i = 0; i + 1 < stops.length; i++) {
    const [a, b] = [stops[i] as number, stops[i + 1] as number];
    area += ((valueAt(a) + valueAt(b)) / 2) * (b - a);
  }
  return area;
}

const unitOf = ({ unit }: GraphAxis) => (unit === "" ? "" : ` (${unit})`);

export function planeForms(rows: FigureRows, plane: GraphPlane, room: FigureLook["room"]): FigureForm[] {
  const { x, y, left, right, top, bottom, at } = plane;
  const [xTicks, yTicks] = [ticksOf(x), ticksOf(y)];
  const grid: FigureForm[] = rows.says("rrjeti", room === "whole")
    ? [
        ...xTicks.map((value) => line([at(value, y.from), at(value, y.to)], { tone: "hair", weight: 1, under: true })),
        ...yTicks.map((value) => line([at(x.from, value), at(x.to, value)], { tone: "hair", weight: 1, under: true })),
      ]
    : [];
  // An option has no frame: its axes cross at zero, or at the edge that is nearest to it.
  const [across, up] = at(clamp(0, x.from, x.to), clamp(0, y.from, y.to));
  const isFramed = room !== "option";
  const zero =
    isFramed && y.from < 0 && y.to > 0 ? [line([at(x.from, 0), at(x.to, 0)], { weight: 1, under: true })] : [];
  const upright =
    isFramed && x.from < 0 && x.to > 0 ? [line([at(0, y.from), at(0, y.to)], { weight: 1, under: true })] : [];
  const frame = !isFramed
    ? [
        line(
          [
            [across, bottom],
            [across, top - 4],
          ],
          { weight: 1.2 },
        ),
        line(
          [
            [left, up],
            [right + 4, up],
          ],
          { weight: 1.2 },
        ),
      ]
    : [
        line(
          [
            [left, top - 6],
            [left, bottom],
            [right + 6, bottom],
          ],
          { weight: 1.5 },
        ),
      ];
  const names = !isFramed
    ? [label([across + 5, 14], "", { lead: y.letter }), label([right + 8, up + 5], "", { lead: x.letter })]
    : [
        label([4, 16], unitOf(y), { lead: y.letter }),
        label([right + 6, bottom + (hasNumbers(rows, room) ? 42 : 22)], unitOf(x), { lead: x.letter, anchor: "end" }),
      ];
  if (!hasNumbers(rows, room)) return [...grid, ...zero, ...upright, ...frame, ...names];
  const digits = (ticks: readonly number[]) => ticks.map((value) => label([0, 0], formatNumber(value)));
  const widest = Math.max(...digits(xTicks).map(labelWidth));
  const each = numberStep(x.step, (widest + 8) / (at(1, 0)[0] - at(0, 0)[0]));
  const eachUp = numberStep(y.step, (labelSize + 3) / (at(0, 0)[1] - at(0, 1)[1]));
  const isShown = (value: number, every: number) => Math.abs(value / every - Math.round(value / every)) < 1e-6;
  return [
    ...grid,
    ...zero,
    ...upright,
    ...frame,
    ...xTicks.map((value) => line([at(value, y.from), [at(value, 0)[0], bottom + 5]], { weight: 1 })),
    ...yTicks.map((value) => line([[left - 5, at(0, value)[1]], at(x.from, value)], { weight: 1 })),
    ...xTicks
      .filter((value) => isShown(value, each))
      .map((value) => label([at(value, 0)[0], bottom + 20], formatNumber(value), { anchor: "middle" })),
    ...yTicks
      .filter((value) => isShown(value, eachUp))
      .map((value) => label([left - 9, at(0, value)[1] + 5], formatNumber(value), { anchor: "end" })),
    ...names,
  ];
}
