/**
 * Gerstner's wave, the exact solution for deep water (F. J. von Gerstner, 1804): the particle that rests at (a, b)
 * runs on a circle of radius e^(kb)/k round that place, b ≤ 0 upwards, with phase ka − ωt. Lines of particles at one
 * depth are trochoids; the wave moves on, every drop of water stays on its circle. Lengths are viewBox units.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, circle } from "../kit/shapes";

const wavelength = 880;
export const k = (2 * Math.PI) / wavelength;
/** Rest height of the surface's particles, with the steepness e^(kb) = 0.78. At 1 the crests would be cusps. */
export const surface = Math.log(0.78) / k;

/** Returns the radius of the circle on which a particle of rest height `b` runs. */
export const orbit = (b: number): number => Math.exp(k * b) / k;

/** Returns the particle's place when the wave has moved by `phase` radians. At rest it is at (a, b); y upwards. */
export const particle = (a: number, b: number, phase = 0): Vec2 => {
  const angle = k * a - phase;
  return [a - orbit(b) * Math.sin(angle), b + orbit(b) * Math.cos(angle)];
};

/** The crest's x, right of the middle, and the picture's y of b = 0. */
const [middle, level] = [690, 196];
export const toPicture = ([x, y]: Vec2): Vec2 => [middle + x, level - y];
/** First and last particle of a line. At a lesson's head the lines come from the left by half a wave (sea-wave.css). */
export const line: Vec2 = [-700, 1060];
const row = (b: number, phase = 0) => sample(...line, 352, (a) => toPicture(particle(a, b, phase)));
const levels = [surface, surface - 162, surface - 288, surface - 392, surface - 480, surface - 556];
const between = levels.slice(0, -1).flatMap((b, i) => {
  const next = levels[i + 1] as number;
  return [b + (next - b) / 3, b + (2 * (next - b)) / 3];
});
const rows = [...between, ...levels.slice(1)].map((b) => row(b));
const columns = sample(-6, 5, 11, (i) => (i * wavelength) / 8);
interface Drop {
  b: number;
  rest: Vec2;
  now: Vec2;
}
const drops: Drop[] = levels.flatMap((b) =>
  columns.map((a) => ({ b, rest: toPicture([a, b]), now: toPicture(particle(a, b)) })),
);
const top = row(surface);
/** Draws a round dot as a line of length 0, which is shorter than a circle. */
const dot = ({ now }: Drop) => `M${numbers(now)}h0`;
/**
 * One drop of the surface, its circle and its direction of rotation. The direction is that of the wave at the crest.
 */
const one = drops.find(({ b, rest }) => b === surface && rest[0] > middle + 1) ?? (drops[0] as (typeof drops)[number]);
const turn = 0.9;
const tip: Vec2 = [one.rest[0] + orbit(surface) * Math.cos(turn), one.rest[1] - orbit(surface) * Math.sin(turn)];

/** Deeper the circles are smaller than a dot. */
const turns = ({ b }: Drop) => orbit(b) > 5;
/**
 * Draws a drop with its circle and radius in a group. The circle makes the group's middle the drop's place at rest, so
 * that one rule turns them all (sea-wave.css).
 */
const turning = (drop: Drop) => {
  const { b, rest, now } = drop;
  const round = circle(...rest, orbit(b));
  if (drop === one) return `<g>${mark("spot", round)}${mark("spotFill", circle(...now, 13))}</g>`;
  const radius = orbit(b) > 9 ? mark("thin", `M${numbers(rest)}L${numbers(now)}`) : "";
  const size = b === surface ? "dt dl" : "dt";
  return `<g>${mark("spotThin", round)}${radius}${mark("medium", dot(drop), { also: size })}</g>`;
};

export default {
  name: "intro-valet",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Vala ecën, uji rrotullohet në vend",
  description:
    "Kreshta ecën djathtas: vija me pika është e njëjta valë pak më vonë. Çdo pikë uji vetëm sillet në rrethin " +
    "e saj. Sa më thellë, aq më të vegjël rrathët: poshtë deti rri i qetë.",
  body:
    mark("tint", `${fit(top)}V800H0z`) +
    mark("thin", rows.map((points) => fit(points, 1.2)).join("")) +
    mark("dotted", fit(row(surface, Math.PI / 4)), { also: "lt" }) +
    mark("heavy", fit(top)) +
    mark("spotFill", arrowHead(tip, Math.PI / 2 - turn, 34)) +
    mark(
      "medium",
      drops
        .filter((drop) => !turns(drop))
        .map(dot)
        .join(""),
      { also: "dt" },
    ) +
    drops.filter(turns).map(turning).join(""),
  words:
    word(1180, 60, "kreshta ecën", { anchor: "end" }) +
    cleared(word(800, 483, "uji rrotullohet në vend", { anchor: "middle", tone: "spot", on: "tint" }), 60),
  style: ".lt{stroke-width:4;stroke-dasharray:.1 11}.dt{stroke-linecap:round;stroke-width:11}.dl{stroke-width:18}",
} satisfies Picture;
