/**
 * Two loudspeakers and their pure tones on one pair of scales: p = A·sin 2πft. A: 500 Hz and loud, B: 1000 Hz and soft.
 * The pressure is hatched from rest, so that its size is an area.
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes } from "../kit/shapes";

export interface PureTone {
  frequency: number;
  amplitude: number;
}

/** Frequency in hertz, amplitude of the pressure in one arbitrary unit. */
export const tones: { A: PureTone; B: PureTone } = {
  A: { frequency: 500, amplitude: 78 },
  B: { frequency: 1000, amplitude: 28 },
};

/** Returns the pressure of a tone after `t` milliseconds. */
export const pressure = ({ frequency, amplitude }: PureTone, t: number): number =>
  amplitude * Math.sin((2 * Math.PI * frequency * t) / 1000);

const [left, perMillisecond, lasts, bottom] = [158, 88, 6, 352] as const;
const [middleA, middleB] = [116, 262] as const;
const X = (t: number): number => left + perMillisecond * t;
const moments = [0, 2, 4, 6] as const;
const wave = (tone: PureTone, middle: number) =>
  fit(sample(0, lasts, 360, (t): Vec2 => [X(t), middle - pressure(tone, t)]));
const hatching = (tone: PureTone, middle: number): string =>
  sample(0, lasts, 72, (t) => {
    const reach = round(-pressure(tone, t));
    return reach === 0 ? "" : `M${round(X(t), 1)} ${middle}v${reach}`;
  }).join("");
/** Draws a loudspeaker from the side: magnet, cone and the surround of the cone, its axis at a height. */
const speaker = (y: number): string =>
  mark("paperFill", `M104 ${y - 52}L66 ${y - 18}V${y + 18}L104 ${y + 52}z`) +
  mark("medium", `M104 ${y - 52}L66 ${y - 18}V${y + 18}L104 ${y + 52}zM104 ${y - 26}q18 26 0 52`) +
  mark("inkFill", `M66 ${y - 26}h-16v52h16z`) +
  mark("heavy", `M104 ${y - 62}V${y + 62}`);
const rests = `M${left} ${middleA}H${X(lasts)}M${left} ${middleB}H${X(lasts)}`;

export default {
  name: "kuiz-dy-tinguj",
  subject: "physics",
  width: 720,
  height: 440,
  title: "Presioni i dy tingujve sipas kohës",
  description:
    "Dy altoparlantë, A dhe B, dhe pranë secilit grafiku i presionit nga 0 deri në 6 milisekonda, me të njëjtat " +
    "boshte. Vija A ngjitet dhe zbret shumë dhe bën tri lëkundje; vija B ngjitet dhe zbret pak dhe bën gjashtë.",
  body:
    mark("thin", hatching(tones.A, middleA) + hatching(tones.B, middleB)) +
    mark("medium", `${rests}${axes({ left, right: X(lasts), top: 40, bottom, xTicks: moments.map(X) })}`) +
    mark("spot", wave(tones.A, middleA)) +
    mark("medium", wave(tones.B, middleB), { also: "ro" }) +
    speaker(middleA) +
    speaker(middleB) +
    label(22, middleA + 11, "A", { anchor: "middle", bold: true, size: 32, tone: "spot" }) +
    label(22, middleB + 11, "B", { anchor: "middle", bold: true, size: 32 }) +
    label(left + 8, 28, "presioni", { anchor: "middle", tone: "mute" }) +
    moments.map((t) => label(X(t), bottom + 40, t === lasts ? "6\u00a0ms" : String(t), { anchor: "middle" })).join("") +
    label(X(lasts) + 22, bottom + 78, "koha", { anchor: "end", tone: "mute" }),
  style: ".ro{stroke-width:4.5}",
} satisfies Picture;
