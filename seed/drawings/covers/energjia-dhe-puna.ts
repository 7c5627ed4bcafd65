/**
 * A roller coaster as its own energy diagram. Height in the picture is energy for each kilogram divided by g, in
 * metres. The track is the potential energy; the distance from track to spot line is kinetic energy, ½v²/g; the fall of
 * the line below the dotted level of the start is the work done against friction. Friction is μ times the normal force
 * of the track, so dE/dx = −μ·|1 + (v²/g)·y″/(1 + y′²)|: it is largest in the dips. μ = 0.03 is chosen, for wheels and
 * air together. The vertical lines are at equal times, 0.5 s apart. Heights are drawn 2.5 times as large as lengths.
 */
import { fit, polyline, round, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { hatch, segment } from "../kit/shapes";

export const gravity = 9.81;
export const friction = 0.03;
/** Length of the track along the ground, m. */
export const length = 300;

const hills = [
  [-5, 68, 34.5],
  [98, 33, 23],
  [176, 44, 25],
  [250, 26, 19],
  [316, 44, 22],
] as const;
/** Returns the track's height over the ground at x, its slope and second derivative. Lengths are metres. */
export const track = (x: number): readonly [y: number, slope: number, bend: number] => {
  let [y, slope, bend] = [3, 0, 0];
  for (const [middle, top, width] of hills) {
    const u = (x - middle) / width;
    const hill = top * Math.exp((-u * u) / 2);
    y += hill;
    slope -= (hill * u) / width;
    bend += (hill * (u * u - 1)) / width ** 2;
  }
  return [y, slope, bend];
};

/**
 * A moment of the ride: its time, its place and its energy. Time is in s, place along the ground and energy as a height
 * in m.
 */
export type Car = readonly [t: number, x: number, energy: number];
/**
 * Returns the track's normal force as a multiple of the weight's normal component. The car is at x with this energy.
 */
export const push = (x: number, energy: number): number => {
  const [y, slope, bend] = track(x);
  return 1 + (2 * (energy - y) * bend) / (1 + slope * slope);
};
const rates = ([, x, energy]: Car): Car => {
  const [y, slope] = track(x);
  const along = Math.sqrt((2 * gravity * Math.max(0, energy - y)) / (1 + slope * slope));
  return [1, along, -friction * Math.abs(push(x, energy)) * along];
};

/** The ride from the left edge, a moment every 0.01 s. The car passes the edge with 3 m/s. */
export const ride: Car[] = [[0, 0, track(0)[0] + 3 ** 2 / (2 * gravity)]];
for (let car = ride[0] as Car; car[1] < length && ride.length < 5000; ) {
  car = rk4(rates, car, 0.01);
  ride.push(car);
}

const [ground, up] = [784, 10];
const toPicture = (x: number, y: number): Vec2 => [4 * x, ground - up * y];
const rail = sample(0, length, 200, (x) => toPicture(x, track(x)[0]));
const line = ride.filter((_, i) => i % 10 === 0 || i === ride.length - 1).map(([, x, e]) => toPicture(x, e));
const moments = ride
  .filter((_, i) => i % 50 === 0)
  .map(([, x, e]) => segment(toPicture(x, track(x)[0]), toPicture(x, e)));
const start = (ride[0] as Car)[2];
/** The energy that became heat: hatched between the dotted level and the line. */
const heat = hatch(toPicture(0, start)[1], (line.at(-1) as Vec2)[1], 11, (y) => {
  const from = line.find(([, height]) => height > y);
  return from ? [from[0], 1200] : null;
});

/**
 * The wooden tower under the track, with braces between posts and beams. There is a post every 7.5 m, a beam every 7.7
 * m of height.
 */
const posts = sample(0, 40, 40, (i) => i * 7.5);
const floors = sample(1, 9, 8, (i) => i * 7.7);
const frame = posts.map((x) => `M${round(4 * x)} ${ground}V${round(toPicture(x, track(x)[0])[1])}`).join("");
const beams = floors.flatMap((h) => {
  const runs: string[] = [];
  let from: number | null = null;
  for (let x = 0; x <= length; x += 0.25) {
    const under = track(x)[0] > h;
    if (under && from === null) from = x;
    if (from !== null && (!under || x === length)) {
      runs.push(segment(toPicture(from, h), toPicture(x, h)));
      from = null;
    }
  }
  return runs;
});
const braces = posts.slice(1).flatMap((x, i) =>
  [0, ...floors].flatMap((h, j) => {
    const [a, b] = (i + j) % 2 ? [x - 7.5, x] : [x, x - 7.5];
    return Math.min(track(x)[0], track(x - 7.5)[0]) > h + 7.7 ? [segment(toPicture(a, h), toPicture(b, h + 7.7))] : [];
  }),
);
const train = [0, 1, 2, 3].map((i) => {
  const x = 168.5 + i * 5;
  const [y, slope] = track(x);
  const [px, py] = toPicture(x, y);
  const tilt = Math.atan2(-up * slope, 4);
  const corner = (u: number, v: number): Vec2 => [
    px + u * Math.cos(tilt) - v * Math.sin(tilt),
    py + u * Math.sin(tilt) + v * Math.cos(tilt),
  ];
  return polyline([corner(-11, -4), corner(11, -4), corner(13, -22), corner(-13, -22)], { close: true });
});

export default {
  name: "energjia-dhe-puna",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Treni i lunaparkut dhe energjia e tij",
  description:
    "Lartësia e shinës është energjia potenciale e trenit, nga shina te vija me ngjyrë lexohet ajo kinetike, mbi " +
    "vijë sa u kthye në energji termike nga fërkimi. Të tria bashkë japin kudo të njëjtën lartësi.",
  body:
    mark("tint", `${fit(rail)}${fit([...line].reverse(), 0.9, { join: true })}z`) +
    mark("thin", moments.join("") + heat) +
    mark("thin", frame + beams.join("") + braces.join(""), { also: "wo" }) +
    mark("dotted", segment(toPicture(0, start), toPicture(length, start))) +
    mark("heavy", `${fit(rail)}M0 ${ground}H1200`) +
    mark("inkFill", train.join("")) +
    mark("spot", fit(line)),
  words:
    word(235, 330, "kinetike", { anchor: "middle", on: "tint" }) +
    word(600, 730, "potenciale", { anchor: "middle" }) +
    word(1190, 170, "shuma", { anchor: "end", tone: "spot" }),
  style: ".wo{stroke-width:1.1}.s{stroke-width:7}",
} satisfies Picture;
