/**
 * Five rows of clocks a light-hour apart, at one moment of our time. All clocks are equal and synchronised in their own
 * row. The picture shows where they are and what they show at that moment; an eye would see them later and differently,
 * because light needs time. The rows move sideways at 0, 0.28, 0.6, 0.8 and 0.96 of the speed of light (all with whole
 * ratios: γ = 1, 25/24, 5/4, 5/3, 25/7). Lorentz transformation with c = 1 and time in hours: a clock at ξ of its row
 * is at x = ξ/γ + v·T at our time T and shows τ = T/γ − v·ξ. Each row is shifted by −v·T, so that the clocks which
 * passed us at noon are in the middle column. The clocks are points in the calculation; their dials are drawn large and
 * narrowed by 1/γ like the rows.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { ellipse, hatch } from "../kit/shapes";

/** Our time, in hours since all middle clocks showed noon beside us. */
export const moment = 10;
export const speeds = [0, 0.28, 0.6, 0.8, 0.96] as const;
export const gamma = (speed: number): number => 1 / Math.sqrt(1 - speed * speed);
/** Returns the hours on a row's clock at our time, its place in light-hours. The row moves at `speed`. */
export const reading = (speed: number, place: number, time = moment): number => time / gamma(speed) - speed * place;

const [cx, spacing, radius, face, rise] = [600, 164, 70, 58, 160];
const rows = speeds.map((speed, row) => ({ speed, y: rise / 2 + row * rise, narrow: 1 / gamma(speed) }));
const clocks = rows.flatMap(({ speed, y, narrow }) => {
  const n = Math.ceil((cx + radius * narrow) / (spacing * narrow)) - 1;
  return Array.from({ length: 2 * n + 1 }, (_, i) => {
    const place = i - n;
    return { x: cx + place * spacing * narrow, y, narrow, place, hours: reading(speed, place) };
  });
});
type Clock = (typeof clocks)[number];

const on = ({ x, y, narrow }: Clock, hours: number, length: number): Vec2 => {
  const angle = (hours * Math.PI) / 6;
  return [x + length * Math.sin(angle) * narrow, y - length * Math.cos(angle)];
};
const rim = ({ x, y, narrow }: Clock) => ellipse(x, y, radius * narrow, radius, narrow < 0.5 ? 1 : 0);
const shown = (hours: number) => ((hours % 12) + 12) % 12;
/** Draws the sector of the dial since noon. */
const sector = (clock: Clock) => {
  const arms = numbers([face * clock.narrow, face], 1);
  const large = shown(clock.hours) > 6 ? 1 : 0;
  const end = numbers(on(clock, clock.hours, face), 1);
  return `M${numbers([clock.x, clock.y])}V${clock.y - face}A${arms} 0 ${large} 1 ${end}z`;
};
const middle = clocks.filter(({ place }) => place === 0);
const others = clocks.filter(({ place }) => place !== 0);
/** Drawn once: the edge of every hatched sector and the clip of its hatching. */
const past = others.map(sector).join("");
const passed = `<clipPath id="past"><path id="e" d="${past}"/></clipPath><use href="#e" class="a"/>`;
const lines = hatch(0, 800, 132, () => [0, 1200], { digits: 1 });

export default {
  name: "relativiteti",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "E njëjta orë në pesë shpejtësi",
  description:
    "Pesë rreshta orësh të njëjta, të kapura në një çast tonin. Sa më shpejt ecën rreshti, aq më të ngushta dalin " +
    "orët dhe aq më pas mbetet ajo e mesit: kur jona tregon dhjetën, më e shpejta s’ka mbërritur ende te treshi.",
  body:
    mark("tint", middle.map(rim).join("")) +
    mark("medium", others.map(rim).join("")) +
    passed +
    mark("thin", lines, { clip: "past" }) +
    mark("spotFill", middle.map(sector).join("")) +
    mark("spot", middle.map(rim).join("")),
} satisfies Picture;
