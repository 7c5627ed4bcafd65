/**
 * Friction on a crate of 40 kg, wood on wood, against the push F. At rest it equals F up to μs·m·g = 196 N, once the
 * crate slides it is μk·m·g = 118 N. Coefficients 0.5 and 0.3: OpenStax, College Physics 2e, table 5.1, 2022.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

const [mass, gravity, muStatic, muKinetic] = [40, 9.81, 0.5, 0.3];
const weight = mass * gravity;

/** The largest push under which the crate stays at rest, in newtons. */
export const greatest: number = muStatic * weight;

/** Returns the friction on the crate under a slowly grown push, both in newtons. */
export const friction = (push: number): number => (push <= greatest ? push : muKinetic * weight);

const [left, bottom, perPush, perFriction] = [84, 428, 2, 1.3];
const toPicture = ([push, force]: Vec2): Vec2 => [left + perPush * push, bottom - perFriction * force];
const last = 300;
const sliding = friction(last);
const peak = toPicture([greatest, greatest]);
const [drop, far, pushFar] = [toPicture([greatest, sliding]), toPicture([last, sliding]), toPicture([last, last])];

export default {
  name: "ferkimi-pergjigjet",
  subject: "physics",
  width: 720,
  height: 510,
  title: "Fërkimi mbi një arkë kur shtytja rritet",
  description:
    "Fërkimi sipas shtytjes për një arkë druri 40 kilogramë mbi dysheme druri. Deri në 196 njutonë fërkimi është i " +
    "barabartë me shtytjen dhe arka rri; pastaj bie në 118 njutonë dhe arka rrëshqet.",
  style: ".l{stroke-width:16}",
  body:
    mark("tint", polyline([peak, pushFar, far, drop], { close: true })) +
    mark("dotted", segment(peak, pushFar)) +
    mark("thin", segment(peak, [left, peak[1]]) + segment(drop, [left, drop[1]]) + segment(drop, [drop[0], bottom])) +
    mark("medium", axes({ left, right: 710, top: 20, bottom, xTicks: [peak[0]], yTicks: [peak[1], drop[1]] })) +
    mark("spot", polyline([toPicture([0, 0]), peak, drop, far])) +
    mark("spotFill", circle(...peak, 11)) +
    label(left + 14, 38, "fërkimi, N") +
    [greatest, sliding]
      .map((force) => label(left - 16, toPicture([0, force])[1] + 9, String(Math.round(force)), { anchor: "end" }))
      .join("") +
    label(peak[0], bottom + 38, String(Math.round(greatest)), { anchor: "middle" }) +
    label(710, bottom + 38, "shtytja, N", { anchor: "end" }) +
    label((left + peak[0]) / 2 + 40, bottom - 26, "rri", { anchor: "middle" }) +
    label((peak[0] + 710) / 2, bottom - 26, "rrëshqet", { anchor: "middle" }) +
    label((peak[0] + far[0]) / 2 + 14, (peak[1] + drop[1]) / 2 + 16, "rezultantja", { anchor: "middle", on: "tint" }),
} satisfies Picture;
