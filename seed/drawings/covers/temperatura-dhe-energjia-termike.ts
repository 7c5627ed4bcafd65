/**
 * Two chambers of the same gas on either side of a piston at rest, 48 discs in each: at left 100 K, at right 300 K.
 * Equal pressure and equal number ask for areas as the temperatures, 1 : 3; speeds are as √T, 1 : 1.73. The tails are
 * the ways of one and the same short time; the spot lines the ways of one disc in each chamber in eight of them.
 */

import { numbers, type Point, polyline } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";
import { type Box, prepare, run } from "../physics/billiard-gas";

const [piston, half] = [300, 4];
/** Radius of a disc, viewBox units; time of a tail. */
export const [radius, shutter] = [11, 7];
/** Temperatures in kelvin. */
export const [low, high] = [100, 300];
export const chambers: { box: Box; temperature: number }[] = [
  { box: { left: 0, right: piston - half, top: 0, bottom: 800 }, temperature: low },
  { box: { left: piston + half, right: 1200, top: 0, bottom: 800 }, temperature: high },
];

const lengthOf = (path: readonly Point[]) =>
  path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (path[i] as Point)[0], y - (path[i] as Point)[1]), 0);

/** A path as a tail that grows from nothing to two fifths of the disc. */
const tail = (path: readonly Point[]): string => {
  const whole = lengthOf(path);
  let gone = 0;
  return path
    .slice(1)
    .map(([x2, y2], i) => {
      const [x1, y1] = path[i] as Point;
      const piece = Math.hypot(x2 - x1, y2 - y1);
      if (piece < 1) return "";
      const [thin, thick] = [gone, gone + piece].map((way) => (0.38 * radius * way) / whole) as [number, number];
      gone += piece;
      const [u, v] = [(y1 - y2) / piece, (x2 - x1) / piece];
      const side = (x: number, y: number, width: number): Point => [x + u * width, y + v * width];
      return polyline([side(x1, y1, thin), side(x2, y2, thick), side(x2, y2, -thick), side(x1, y1, -thin)], {
        close: true,
      });
    })
    .join("");
};

export const gases = chambers.map(({ box, temperature }, i) => {
  const gas = i === 0 ? prepare(box, 4, 12, temperature, 11) : prepare(box, 8, 6, temperature, 31);
  run(gas, box, radius, 120);
  const before = run(gas, box, radius, 7 * shutter);
  const tails = run(gas, box, radius, shutter);
  const ways = before.map((path, n) => [...path, ...(tails[n] as Point[]).slice(1)]);
  /** The disc that shows the temperature: its way is √(2T)·t to 15 %, and it comes farthest about. */
  const typical = Math.sqrt(2 * temperature) * 8 * shutter;
  const extent = (path: Point[]) => {
    const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
    return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  };
  const [shown] = ways
    .filter((way) => Math.abs(lengthOf(way) / typical - 1) < 0.15)
    .sort((a, b) => extent(b) - extent(a));
  return { gas, tails, shown: shown as Point[] };
});

export default {
  name: "temperatura-dhe-energjia-termike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "I njëjti gaz, i ftohtë dhe i nxehtë",
  description:
    "Po aq molekula majtas sa djathtas, me të njëjtin presion, por djathtas temperatura në kelvin është trefishi. " +
    "Bishtat tregojnë sa rrugë bën secila në të njëjtën kohë: sa më i nxehtë gazi, aq më të shpejta molekulat.",
  body:
    mark("tint", rect(piston, 0, 900, 800)) +
    mark("inkFill", gases.flatMap(({ tails }) => tails.map(tail)).join("")) +
    mark("medium", gases.flatMap(({ gas }) => gas.map(({ x, y }) => `M${numbers([x, y])}h.1`)).join(""), {
      also: "ga",
    }) +
    mark("spot", gases.map(({ shown }) => polyline(shown)).join("")) +
    mark("spotFill", gases.map(({ shown }) => circle(...(shown.at(-1) as Point), radius + 3)).join("")) +
    mark("heavy", `M${piston} 0V800`),
  style: `.ga{stroke-width:${2 * radius};stroke-linecap:round}.h{stroke-width:8}`,
} satisfies Picture;
