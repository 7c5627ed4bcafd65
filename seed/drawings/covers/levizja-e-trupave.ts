/**
 * A bouncing ball under a strobe of 25 flashes a second. Below is its velocity, at the same times, positive upwards.
 * Between the bounces only g acts, so every piece of the velocity falls with the same slope, −9.81 m/s². A bounce keeps
 * 0.84 of the speed (chosen, a lively rubber ball), so each top (dotted) has 0.84² = 0.71 of the height of the one
 * before. The horizontal speed is constant: the ball draws its own graph of height against time.
 */
import { polyline, round, sample, type Vec2 } from "../kit/curve";
import { arrow, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

export const gravity = 9.81;
/** Share of the speed that remains after a bounce. */
export const kept = 0.84;
const [drop, duration, lead] = [1.75, 3.35, 0.13];

interface Flight {
  start: number;
  speed: number;
}
/** The flights between bounces: when each leaves the ground (s) and how fast (m/s). At 0 the ball is on top. */
export const flights: Flight[] = [{ start: -Math.sqrt((2 * drop) / gravity), speed: Math.sqrt(2 * drop * gravity) }];
for (let last = flights[0] as Flight; last.start < duration; flights.push(last)) {
  last = { start: last.start + (2 * last.speed) / gravity, speed: kept * last.speed };
}

/** Returns the height (m) and velocity upwards (m/s) at the time `t`. */
export const ball = (t: number): { height: number; velocity: number } => {
  const { start, speed } = flights.filter((flight) => flight.start <= t).at(-1) as Flight;
  const s = t - start;
  return { height: speed * s - (gravity * s * s) / 2, velocity: speed - gravity * s };
};

const [ground, radius, metre, axis, perSpeed] = [498, 27, 238, 652, 23];
const across = 1200 / duration;
const x = (t: number) => (t + lead) * across;
const place = (t: number): Vec2 => [x(t), ground - radius - ball(t).height * metre];
const flashes = sample(-0.16, 3.24, 85, (t) => t).map((t) => round(t, 6));
const bold = flashes.filter((_, i) => i % 6 === 3);
const balls = (times: number[]) => times.map((t) => circle(...place(t), radius)).join("");
/** Seconds of flight that give the length of a velocity's arrow. */
const shown = 0.085;
const velocities = bold.map((t) => {
  const [bx, by] = place(t);
  return arrow([bx, by], [bx + shown * across, by - shown * metre * ball(t).velocity], "medium", 18);
});
const tops = flights.slice(0, 4).map(({ start, speed }) => {
  const top = place(start + speed / gravity);
  return segment(top, [1200, top[1]]);
});
/** The ball itself, on its first flash. At a lesson's head it flies from there (bouncing-ball.css). */
const itself = balls(bold.slice(0, 1));
const pieces = flights.map(({ start, speed }): [Vec2, Vec2] => [
  [x(start), axis - speed * perSpeed],
  [x(start + (2 * speed) / gravity), axis + speed * perSpeed],
]);

export default {
  name: "levizja-e-trupave",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Topi që kërcen dhe shpejtësia e tij",
  description:
    "Një top që kërcen, i ndriçuar njëzet e pesë herë në sekondë, me shigjetat e shpejtësisë. Poshtë, çast për çast, " +
    "shpejtësia vertikale: pas çdo kërcimi vija bie me të njëjtën pjerrësi, sepse në ajër vepron vetëm pesha.",
  body:
    mark(
      "tint",
      pieces.map(([[a, b], [c, d]]) => `M${round(a)} ${axis}V${round(b)}L${round(c)} ${round(d)}V${axis}z`).join(""),
    ) +
    mark("dotted", tops.join("")) +
    mark("thin", balls(flashes)) +
    mark("inkFill", balls(bold)) +
    velocities.join("") +
    mark("thin", flashes.map((t) => segment([x(t), axis], [x(t), axis - ball(t).velocity * perSpeed])).join("")) +
    mark("medium", `M0 ${axis}H1200`) +
    mark("heavy", `M0 ${ground}H1200`) +
    mark("spot", pieces.map((piece) => polyline(piece)).join("")) +
    `<g>${mark("inkFill", itself)}</g>`,
  words:
    word(1190, 158, "majat ulen", { anchor: "end" }) +
    word(1000, 540, "pjerrësi e njëjtë", { anchor: "end", tone: "spot" }),
  style: ".s{stroke-width:7}",
} satisfies Picture;
