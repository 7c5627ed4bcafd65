/**
 * The corner of a house in plan: ordinary brickwork 38 cm thick, λ = 0.77 W/(m·K), air of 20 °C in the room and −5 °C
 * outside, surface resistances 0.13 and 0.04 m²·K/W (EN ISO 6946). Heavy: isotherms every kelvin. Thin: lines of heat
 * flow, across the isotherms, each strip between two of them carrying the same 1.15 W for a metre of height. Spot:
 * 12.6 °C, below which mould may grow on a surface in a room at 20 °C and 50 % humidity (EN ISO 13788: there the air at
 * the surface is more than 80 % humid). The flat wall stays warmer than that, its corner does not.
 */

import { fit, type Point, polyline, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";
import { conduct, type Wall } from "../physics/conduction";

/** Thickness of the wall in cells, and how far the model reaches along each arm; beyond, nothing bends any more. */
export const [thick, reach] = [32, 112];
const room = { temperature: 20, transfer: 1 / 0.13 };
const street = { temperature: -5, transfer: 1 / 0.04 };
export const wall: Wall = {
  columns: reach,
  rows: reach,
  cell: 0.38 / thick,
  conductivity: 0.77,
  solid: (column, row) => column < thick || row < thick,
  air: (column, row) => {
    if (column < 0 || row < 0) return street;
    return column < reach && row < reach ? room : null;
  },
};
export const field = conduct(wall);
export const mould = 12.6;

/** The line of heat flow from a place on the inner surface to the street, in cells. */
export const flowLine = (from: Point): Point[] => {
  const path: Point[] = [from];
  const downhill = (p: Point): Point => {
    const [x, y] = field.slope(p);
    const steep = Math.hypot(x, y);
    return [-x / steep, -y / steep];
  };
  for (let [x, y] = from; x > 0 && y > 0; path.push([x, y])) {
    const [u, v] = downhill([x, y]);
    const [p, q] = downhill([x + u / 8, y + v / 8]);
    [x, y] = [x + p / 4, y + q / 4];
  }
  return path;
};

/** Where the line from the warm place `a` to the cold place `b` has the temperature `t`; null if it has not. */
const crossing = (t: number, a: Point, b: Point): Point | null => {
  const on = (s: number): Point => [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
  let [warm, cold] = [0, 1];
  if (field.at(a) < t || field.at(b) > t) return null;
  for (let i = 0; i < 30; i++) {
    const middle = (warm + cold) / 2;
    if (field.at(on(middle)) > t) warm = middle;
    else cold = middle;
  }
  return on(warm);
};

/** Half of the isotherm of `t` °C, in cells: from the diagonal, or from the inner surface, along the upper arm. */
export const isotherm = (t: number): Point[] => {
  const fan = sample(0, thick, 32, (x) => crossing(t, [thick, thick], [x, 0]));
  const along = sample(thick, 84, 104, (x) => crossing(t, [x, thick], [x, 0]));
  return [...fan, ...along.slice(1)].filter((p) => p !== null);
};

/** Where the strips of equal heat begin on the inner surface, in cells from the corner. */
export const strips: number[] = [];
const strip = 1.15;
for (let [s, heat] = [0, strip / 2]; s < 48; s += 0.01) {
  heat += 0.01 * wall.cell * room.transfer * (room.temperature - field.at([thick + s, thick]));
  if (heat < strip) continue;
  heat -= strip;
  strips.push(s);
}

const cell = 16.4;
const place = ([x, y]: Point): Point => [12 + x * cell, 12 + y * cell];
const mirror = ([x, y]: Point): Point => [y, x];
/** A curve and its image in the diagonal, as one line where they meet. */
const both = (curve: Point[], tolerance: number): string => {
  const [first] = curve;
  if (!first || curve.length < 3) return "";
  if (Math.abs(first[0] - first[1]) < 0.01)
    return fit([...curve.slice(1).map(mirror).reverse(), ...curve].map(place), tolerance);
  return fit(curve.map(place), tolerance) + fit(curve.map(mirror).map(place), tolerance);
};
const flow = strips.flatMap((s) => both(flowLine([thick + s, thick - 0.001]), 0.9));
const isotherms = sample(-4, 15, 19, (t) => both(isotherm(t), 0.9));
const surfacing = (isotherm(mould)[0] ?? [0])[0];
const corner = (at: number, arm: number) =>
  polyline(
    [
      [at, arm],
      [at, at],
      [arm, at],
    ].map((p) => place(p as unknown as Point)),
  );

export default {
  name: "kalimi-i-nxehtesise",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Pse myku nis në qoshen e dhomës",
  description:
    "Muri në qoshen e një shtëpie, i parë nga lart: brenda dhoma e ngrohtë, jashtë dimri. Vijat e trasha bashkojnë " +
    "pikat me të njëjtën temperaturë, të hollat janë rruga e nxehtësisë. Vetëm në qoshe vija me ngjyrë del në " +
    "sipërfaqe: aty muri është më i ftohtë, mban lagështi dhe zë myk.",
  body:
    mark("tint", rect(...place([thick, thick]), 1200, 800)) +
    mark("thin", flow.join("")) +
    mark("medium", isotherms.join("")) +
    mark("heavy", corner(0, 90) + corner(thick, 90)) +
    mark("spot", both(isotherm(mould), 0.9) + corner(thick, surfacing)),
  style: ".b{stroke-width:2.3}.s{stroke-width:8.5}",
} satisfies Picture;
