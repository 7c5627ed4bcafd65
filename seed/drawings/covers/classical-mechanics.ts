/**
 * The phase portrait of a pendulum: angle to the right, rate of turning upwards, one curve for each energy E = ω²/2 −
 * cos θ (units of g/l). Inside the spot line it swings, outside it goes round; on it, E = 1, it would take for ever
 * to reach the top.
 */
import { fit, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Energy of a state. */
export const energy = (angle: number, rate: number): number => rate ** 2 / 2 - Math.cos(angle);
/** The rate of turning, not negative, at an angle for an energy. */
const rate = (angle: number, e: number): number => Math.sqrt(Math.max(0, 2 * (e + Math.cos(angle))));

const [across, up] = [600 / (1.5 * Math.PI), 148];
const place = (angle: number, w: number): Point => [600 + angle * across, 400 - w * up];

/** The closed curve of a swing of the given amplitude about an equilibrium, as points. */
export const swing = (amplitude: number, about = 0): Point[] =>
  sample(0, 2 * Math.PI, 120, (turn) => {
    const angle = amplitude * Math.sin(turn);
    return [about + angle, Math.sign(Math.cos(turn)) * rate(angle, -Math.cos(amplitude))] as const;
  });

const closed = (amplitude: number, about: number) =>
  fit(
    swing(amplitude, about).map(([a, w]) => place(a, w)),
    0.8,
  );
const edge = 1.5 * Math.PI;
const rounds = [1.25, 1.6, 2.05, 2.6, 3.25].flatMap((e) =>
  [1, -1].map((side) => fit(sample(-edge, edge, 120, (a) => place(a, side * rate(a, e))))),
);
const amplitudes = [0.35, 0.75, 1.15, 1.55, 1.95, 2.35, 2.7, 2.95];
const separatrix = [1, -1].flatMap((side) =>
  [
    [-edge, -Math.PI],
    [-Math.PI, Math.PI],
    [Math.PI, edge],
  ].map(([from = 0, to = 0]) =>
    fit(sample(from, to, 60, (a) => place(a, side * 2 * Math.cos(a / 2) * (Math.abs(a) > Math.PI ? -1 : 1)))),
  ),
);
const half = (side: number) => sample(-Math.PI * side, Math.PI * side, 60, (a) => place(a, side * 2 * Math.cos(a / 2)));

export default {
  name: "classical-mechanics",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Harta e të gjitha lëvizjeve të një lavjerrësi",
  description:
    "Në bosht këndi, lart shpejtësia këndore: çdo lakore është një lëvizje me energji të caktuar. Brenda vijës " +
    "me ngjyrë lavjerrësi lëkundet, jashtë saj rrotullohet pa ndalur.",
  body:
    mark("tint", `${fit(half(1))}${fit(half(-1), 0.9, { join: true })}z`) +
    mark("thin", amplitudes.flatMap((a) => [-2 * Math.PI, 0, 2 * Math.PI].map((about) => closed(a, about))).join("")) +
    mark("thin", rounds.join("")) +
    mark("dotted", "M0 400H1200M600 0V800") +
    mark("spot", separatrix.join("")) +
    mark("inkFill", circle(600, 400, 9)) +
    mark("spotFill", [-Math.PI, Math.PI].map((a) => circle(...place(a, 0), 13)).join("")),
  style: ".a{stroke-width:1.8}",
} satisfies Picture;
