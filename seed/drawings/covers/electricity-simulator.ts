/**
 * A series circuit as a landscape: the loop lies on the ground, the height of the curtain over it is the potential.
 * Three cells lift it by 1.5 V each, the lamp (10 Ω) and the resistor (5 Ω) let it fall in the ratio of their
 * resistances, the wires keep it level: once round, rises and falls add up to zero (Kirchhoff's second law). Oblique
 * projection.
 */
import { numbers, type Point, polyline, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, ellipse, segment } from "../kit/shapes";

export const [cell, cells, lamp, resistor] = [1.5, 3, 10, 5];
/** Current in ampere. */
export const current = (cell * cells) / (lamp + resistor);
const [full, rest] = [cell * cells, current * resistor];

/**
 * A straight piece of the loop: corners on the ground (x to the right, z away) and the potential at both ends in
 * volt.
 */
interface Stretch {
  from: Point;
  to: Point;
  start: number;
  end: number;
}
const stretch = (from: Point, to: Point, start: number, end = start): Stretch => ({ from, to, start, end });

const leftWall = [
  stretch([0, 0], [0, 2], 0),
  stretch([0, 2], [0, 2.8], cell),
  stretch([0, 2.8], [0, 3.6], 2 * cell),
  stretch([0, 3.6], [0, 6], full),
];
const backWall = [stretch([0, 6], [3, 6], full), stretch([3, 6], [7, 6], full, rest), stretch([7, 6], [10, 6], rest)];
const rightWall = [stretch([10, 6], [10, 0], rest)];
const frontWall = [
  stretch([10, 0], [6.6, 0], rest),
  stretch([6.6, 0], [3.4, 0], rest, 0),
  stretch([3.4, 0], [0, 0], 0),
];
/** The loop in the direction of the current, from the negative pole of the battery. */
export const loop: readonly Stretch[] = [...leftWall, ...backWall, ...rightWall, ...frontWall];

const place = (x: number, z: number, volt: number): Point => [48 + 84 * x + 44 * z, 752 - 47 * z - 86 * volt];
const between = (a: number, b: number, t: number) => a + (b - a) * t;
const at = ({ from, to, start, end }: Stretch, t: number, grounded = false): Point =>
  place(between(from[0], to[0], t), between(from[1], to[1], t), grounded ? 0 : between(start, end, t));

const crest = (wall: Stretch[]) => wall.flatMap((s) => [at(s, 0), at(s, 1)]);
const curtain = (wall: Stretch[]) => {
  const [first, last] = [wall[0] as Stretch, wall.at(-1) as Stretch];
  const area = polyline([at(first, 0, true), ...crest(wall), at(last, 1, true)], { close: true });
  const threads = wall.flatMap((s) => {
    const count = Math.round(Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1]) * 4);
    return sample(1 / count, 1 - 1 / count, Math.max(1, count - 2), (t) => {
      const [[x, y], [, high]] = [at(s, t, true), at(s, t)];
      return Math.abs(y - high) < 2 ? "" : `M${numbers([x, y])}V${numbers([high])}`;
    });
  });
  return mark("paperFill", area) + mark("tint", area) + mark("thin", threads.join(""));
};

const ground = (x: number, z: number) => place(x, z, 0);
const onGround = (x: number, z: number, rx: number, rz: number): string =>
  polyline([ground(x - rx, z - rz), ground(x + rx, z - rz), ground(x + rx, z + rz), ground(x - rx, z + rz)], {
    close: true,
  });
const bulb = ground(5, 6);
const [tilted, flat] = [62, 26];
const cross = [Math.PI / 4, -Math.PI / 4].map((a) => {
  const [dx, dy] = [tilted * Math.cos(a), flat * Math.sin(a)];
  return segment([bulb[0] - dx, bulb[1] - dy], [bulb[0] + dx, bulb[1] + dy]);
});
const plates = [2, 2.8, 3.6].map((z) => ({
  long: segment(ground(-0.55, z + 0.12), ground(0.55, z + 0.12)),
  short: segment(ground(-0.3, z - 0.12), ground(0.3, z - 0.12)),
}));
const wire = polyline([ground(0, 0), ground(0, 6), ground(10, 6), ground(10, 0)], { close: true });
const carriers = [1.2, 4.8].map((z) => place(0, z, z < 2 ? 0 : full));
const along = [...backWall, ...rightWall, ...frontWall].flatMap((s) => {
  const length = Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1]);
  return length < 3.5 ? [at(s, 0.5)] : [at(s, 0.25), at(s, 0.75)];
});

export default {
  name: "electricity-simulator",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një qark si peizazh: lartësia është tensioni",
  description:
    "Një qark me tri qeliza, një llambë dhe një rezistor, i shtrirë në tokë; mbi të, një perde aq e lartë sa " +
    "potenciali. Qelizat e ngrenë, llamba dhe rezistori e ulin: pas një xhiroje je prapë aty ku u nise.",
  body:
    curtain(backWall) +
    curtain(leftWall) +
    mark("heavy", wire) +
    mark("paperFill", ellipse(...bulb, tilted, flat)) +
    mark("medium", ellipse(...bulb, tilted, flat) + cross.join("")) +
    curtain(rightWall) +
    curtain(frontWall) +
    mark("heavy", polyline([ground(10, 6), ground(10, 0), ground(0, 0)])) +
    mark("paperFill", onGround(5, 0, 1.1, 0.5)) +
    mark("medium", onGround(5, 0, 1.1, 0.5) + plates.map(({ long }) => long).join("")) +
    mark("heavy", plates.map(({ short }) => short).join(""), { also: "sh" }) +
    mark("spot", polyline([...crest(leftWall), ...crest(backWall), ...crest(rightWall), ...crest(frontWall)])) +
    mark("spotFill", [...carriers, ...along].map((p) => circle(...p, 13)).join("")),
  style: ".sh{stroke-width:11}.b{stroke-width:3.4}",
} satisfies Picture;
