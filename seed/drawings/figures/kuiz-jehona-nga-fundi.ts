/**
 * The signal of a ship's receiver: a pulse and its echo. The pulse is at 0 ms, the echo after 2d/v, with 30 m of sea at
 * 1500 m/s.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Depth in metres, speed of sound in sea water in m/s. */
export const sea = { depth: 30, speed: 1500 } as const;

/** Milliseconds from the pulse to its echo. */
export const delay = (2 * sea.depth * 1000) / sea.speed;
const blip = (t: number) => Math.exp(-((t / 0.75) ** 2));

/** Returns the strength of the signal after `t` milliseconds; the pulse itself is 1. */
export const signal = (t: number): number => blip(t) + 0.42 * blip(t - delay);

const [zero, perMillisecond, base, tall] = [60, 12, 254, 188] as const;
const X = (t: number): number => zero + perMillisecond * t;
const point = (t: number): Vec2 => [X(t), base - 5 - tall * signal(t)];
const near = (t: number) => sample(t - 2.4, t + 2.4, 96, point);
const moments = [0, 10, 20, 30, 40, 50] as const;

export default {
  name: "kuiz-jehona-nga-fundi",
  subject: "physics",
  width: 720,
  height: 360,
  title: "Sinjali i marrësit të anijes",
  description:
    "Fuqia e sinjalit sipas kohës, nga 0 deri në 50 milisekonda. Një goditje e fortë te 0 dhe një më e dobët te 40 " +
    "milisekonda; në çdo çast tjetër vija është e qetë.",
  body:
    mark("thin", moments.map((t) => segment([X(t), 48], [X(t), base])).join(""), { also: "gr" }) +
    mark("medium", axes({ left: X(-3), right: X(53), top: 48, bottom: base, xTicks: moments.map(X) })) +
    mark(
      "spot",
      fit(near(0)) +
        segment(point(2.4), point(delay - 2.4)) +
        fit(near(delay)) +
        segment(point(delay + 2.4), point(53)),
    ) +
    label(4, 30, "sinjali", { tone: "mute" }) +
    moments.map((t) => label(X(t), base + 42, String(t), { anchor: "middle" })).join("") +
    label(X(53), base + 82, "koha (ms)", { anchor: "end" }),
  style: ".gr{stroke-width:.8}",
} satisfies Picture;
