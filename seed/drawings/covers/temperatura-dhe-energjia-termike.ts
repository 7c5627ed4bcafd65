/**
 * Two chambers of one gas on either side of a piston at rest. There are 48 discs in each, on the left at 100 K, on the
 * right at 300 K. Equal pressure and equal number require areas in the ratio of the temperatures, 1 : 3; speeds are as
 * √T, 1 : 1.73. Behind each disc are its places at five equal steps of time before; the spot lines are the paths of one
 * disc in each chamber.
 */

import { numbers, polyline, round, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";
import { type GasBox, prepare, run } from "../physics/billiard-gas";

const [left, right, top, bottom, half] = [124, 1076, 16, 784, 4];
const piston = left + (right - left - 2 * half) / 4 + half;
/** Radius of a disc, then the time and steps of its trace. The radius is in viewBox units. */
export const [radius, shutter, steps] = [11, 6, 5];
/** Temperatures in kelvin. */
export const [low, high] = [100, 300];
export const chambers: { box: GasBox; temperature: number }[] = [
  { box: { left, right: piston - half, top, bottom }, temperature: low },
  { box: { left: piston + half, right, top, bottom }, temperature: high },
];

const lengthOf = (path: readonly Vec2[]) =>
  path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (path[i] as Vec2)[0], y - (path[i] as Vec2)[1]), 0);

export const gases = chambers.map(({ box, temperature }, i) => {
  const gas = i === 0 ? prepare(box, 4, 12, temperature, 11) : prepare(box, 8, 6, temperature, 31);
  run(gas, box, radius, 120);
  const before = run(gas, box, radius, 7 * shutter);
  const pieces = Array.from({ length: steps }, () => run(gas, box, radius, shutter / steps));
  /** Of each disc: where it was at the start of each step, the oldest first. */
  const traces = gas.map((_, n) => pieces.map((paths) => (paths[n] as Vec2[])[0] as Vec2));
  const tails = gas.map((_, n) => pieces.flatMap((paths, k) => (paths[n] as Vec2[]).slice(k === 0 ? 0 : 1)));
  const ways = before.map((path, n) => [...path, ...(tails[n] as Vec2[]).slice(1)]);
  /** The disc that shows the temperature travels farthest of its candidates. A candidate's path is √(2T)·t to 15 %. */
  const typical = Math.sqrt(2 * temperature) * 8 * shutter;
  const extent = (path: Vec2[]) => {
    const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
    return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  };
  const [shown] = ways
    .filter((way) => Math.abs(lengthOf(way) / typical - 1) < 0.15)
    .sort((a, b) => extent(b) - extent(a));
  return { gas, traces, tails, shown: shown as Vec2[] };
});

/** A thermometer in kelvin: its column is as long as the temperature is high. */
const perKelvin = 1.9;
const foot = 700;
const thermometer = (x: number, kelvin: number): string => {
  const reach = foot - kelvin * perKelvin;
  const tube = `M${x - 17} ${foot}V78a17 17 0 0 1 34 0V${foot}`;
  const ticks = [50, 100, 150, 200, 250, 300].map(
    (k) => `M${x + 17} ${round(foot - k * perKelvin)}h${k % 100 ? 12 : 22}`,
  );
  return (
    mark("paperFill", tube) +
    mark("spotFill", rect(x - 8, reach, 16, foot - reach + 30)) +
    mark("spotFill", circle(x, 734, 30)) +
    mark("medium", `${tube}${ticks.join("")}M${x - 17} ${foot}A38 38 0 1 0 ${x + 17} ${foot}`)
  );
};
const places = (points: readonly Vec2[]) => points.map((p) => `M${numbers(p)}h.1`).join("");
const all = gases.flatMap(({ traces }) => traces);

export default {
  name: "temperatura-dhe-energjia-termike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "I njëjti gaz, i ftohtë dhe i nxehtë",
  description:
    "Po aq molekula majtas sa djathtas, me të njëjtin presion, por djathtas temperatura në kelvin është trefishi. " +
    "Gjurmët me pika tregojnë sa rrugë bën secila në të njëjtën kohë: sa më i nxehtë gazi, aq më të shpejta molekulat.",
  body:
    mark("tint", rect(piston, top, right - piston, bottom - top)) +
    Array.from({ length: steps }, (_, k) =>
      mark("medium", places(all.map((trace) => trace[k] as Vec2)), { also: `g${k}` }),
    ).join("") +
    mark("medium", places(gases.flatMap(({ gas }) => gas.map(({ x, y }): Vec2 => [x, y]))), { also: "ga" }) +
    mark("spot", gases.map(({ shown }) => polyline(shown)).join("")) +
    mark("spotFill", gases.map(({ shown }) => circle(...(shown.at(-1) as Vec2), radius + 4)).join("")) +
    mark("heavy", `${rect(left, top, right - left, bottom - top)}M${round(piston)} ${top}V${bottom}`) +
    thermometer(56, low) +
    thermometer(1134, high),
  words:
    label(left + 20, 62, "100\u00a0K", { italic: true, size: 46 }) +
    label(right - 20, 62, "300\u00a0K", { italic: true, size: 46, anchor: "end", on: "tint" }) +
    label(right - 20, 764, "1,7 herë më të shpejta", {
      italic: true,
      size: 46,
      anchor: "end",
      tone: "spot",
      on: "tint",
    }),
  style: `.ga,.g0,.g1,.g2,.g3,.g4{stroke-linecap:round}.ga{stroke-width:${2 * radius}}.g0{stroke-width:2}.g1{stroke-width:3}.g2{stroke-width:4}.g3{stroke-width:5.5}.g4{stroke-width:7}.h{stroke-width:8}`,
} satisfies Picture;
