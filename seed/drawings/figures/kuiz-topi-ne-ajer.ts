/**
 * A ball thrown at 12 m/s under 60°, without air: x = vₓt, y = v_y·t − g·t²/2. Four arrows of one length begin at it on
 * its way up; only one of them has the direction of its acceleration.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Metres per second; metres per second squared. */
export const launch = { forward: 6, up: 10.39, g: 9.81 } as const;

/** Returns the metres forward and up after `t` seconds. */
export const place = (t: number): Vec2 => [launch.forward * t, launch.up * t - (launch.g * t ** 2) / 2];

/** Returns the metres per second forward and up after `t` seconds. */
export const velocity = (t: number): Vec2 => [launch.forward, launch.up - launch.g * t];

const [left, bottom, perMetre, long, moment] = [50, 372, 49, 112, 0.5] as const;
const on = ([x, y]: Vec2): Vec2 => [left + perMetre * x, bottom - perMetre * y];
const flight = (2 * launch.up) / launch.g;
const path = sample(0, flight, 120, (t) => on(place(t)));
const ball = on(place(moment));
const [vx, vy] = velocity(moment);
const speed = Math.hypot(vx, vy);
const ways: readonly Vec2[] = [
  [1, 0],
  [vx / speed, -vy / speed],
  [-vx / speed, vy / speed],
  [0, 1],
];
const away = ([x, y]: Vec2, by: number): Vec2 => [ball[0] + x * by, ball[1] + y * by];

export default {
  name: "kuiz-topi-ne-ajer",
  subject: "physics",
  width: 720,
  height: 400,
  title: "Një top në ajër dhe katër shigjeta",
  description:
    "Rruga e përkulur e një topi të hedhur nga e majta; topi është në pjesën që ngjitet. Prej tij nisen katër " +
    "shigjeta njësoj të gjata: 1 drejt djathtas, 2 përgjatë rrugës përpara, 3 përgjatë rrugës prapa, 4 drejt poshtë.",
  body:
    mark("heavy", segment([10, bottom + 8], [710, bottom + 8])) +
    mark("dotted", fit(path)) +
    ways.map((way) => arrow(ball, away(way, long), "medium", 24)).join("") +
    mark("paperFill", circle(...ball, 24)) +
    mark("spotFill", circle(...ball, 20)) +
    ways
      .map((way, i) => {
        const [x, y] = away(way, long + 22);
        return label(x, y + 11, String(i + 1), { anchor: "middle", bold: true, size: 32 });
      })
      .join(""),
} satisfies Picture;
