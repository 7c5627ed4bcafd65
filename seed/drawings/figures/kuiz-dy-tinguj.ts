/** Two pure tones on one pair of scales: p = A·sin 2πft. A: 500 Hz and loud, B: 1000 Hz and soft. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

export interface PureTone {
  frequency: number;
  amplitude: number;
}

/** Frequency in hertz, amplitude of the pressure in one arbitrary unit. */
export const tones: { A: PureTone; B: PureTone } = {
  A: { frequency: 500, amplitude: 66 },
  B: { frequency: 1000, amplitude: 24 },
};

/** Returns the pressure of a tone after `t` milliseconds. */
export const pressure = ({ frequency, amplitude }: PureTone, t: number): number =>
  amplitude * Math.sin((2 * Math.PI * frequency * t) / 1000);

const [left, perMillisecond, lasts] = [74, 101, 6] as const;
const X = (t: number): number => left + perMillisecond * t;
const moments = [0, 2, 4, 6] as const;
const wave = (tone: PureTone, middle: number) =>
  fit(sample(0, lasts, 360, (t): Vec2 => [X(t), middle - pressure(tone, t)]));
const frame = (top: number, bottom: number) => axes({ left, right: X(lasts), top, bottom, xTicks: moments.map(X) });

export default {
  name: "kuiz-dy-tinguj",
  subject: "physics",
  width: 720,
  height: 470,
  title: "Presioni i dy tingujve sipas kohës",
  description:
    "Dy grafikë njëri nën tjetrin, me të njëjtat boshte, nga 0 deri në 6 milisekonda. Vija A ngjitet dhe zbret shumë " +
    "dhe bën tri lëkundje; vija B ngjitet dhe zbret pak dhe bën gjashtë.",
  body:
    mark("dotted", segment([left, 122], [X(lasts), 122]) + segment([left, 302], [X(lasts), 302])) +
    mark("medium", frame(46, 202) + frame(226, 382)) +
    mark("spot", wave(tones.A, 122)) +
    mark("medium", wave(tones.B, 302), { also: "ro" }) +
    label(38, 132, "A", { anchor: "middle", bold: true, size: 32, tone: "spot" }) +
    label(38, 312, "B", { anchor: "middle", bold: true, size: 32 }) +
    label(4, 28, "presioni", { tone: "mute" }) +
    moments.map((t) => label(X(t), 422, t === lasts ? "6\u00a0ms" : String(t), { anchor: "middle" })).join("") +
    label(X(lasts) + 20, 460, "koha", { anchor: "end", tone: "mute" }),
  style: ".ro{stroke-width:4.5}",
} satisfies Picture;
