/**
 * Why a drop shines at 42°: the angles of 40 returning rays. They enter at equal steps across the upper half of a drop,
 * each a dot at its height and the angle φ = 4β − 2α at which it comes back, with sin α = height and sin α = n·sin β
 * (Descartes 1637). The lines carry the angles to the right edge, where they crowd at the curve's flat top. Water at
 * 589 nm: n = 1.333.
 */

import { water } from "../covers/spektri-i-drites-dhe-ylberi";
import { fit, sample } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

const degree = Math.PI / 180;

/**
 * Returns the degrees between the returned ray and the direction back to the Sun.
 *
 * @param height of the incoming ray above the middle, in radii, 0 to 1
 */
export const returned = (height: number, index: number): number =>
  (4 * Math.asin(height / index) - 2 * Math.asin(height)) / degree;

/** Heights of the rays that are drawn: the middles of 40 equal slices. */
export const heights: number[] = sample(0.0125, 0.9875, 39, (h) => h);
const index = water(0.5893);

const [left, right, top, bottom] = [86, 470, 40, 420];
const edge = 640;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 1], y: [0, 52], left, right, top, bottom });
const dots = heights.map((h) => toPicture(h, returned(h, index)));
const curve = sample(0, 1, 200, (s) => 1 - (1 - s) ** 2).map((h) => toPicture(h, returned(h, index)));
const xTicks = [0, 0.5, 1];
const yTicks = [0, 10, 20, 30, 40, 50];
const peak = Math.max(...heights.map((h) => returned(h, index)));
const [summit, below] = [Y(peak), Y(40)];

export default {
  name: "rrezet-e-ylberit",
  subject: "physics",
  width: 720,
  height: 500,
  title: "Ku dendësohen rrezet që kthehen nga pika",
  description:
    "Grafik: djathtas lartësia ku rrezja godet pikën, nga mesi te buza; lart këndi me të cilin kthehet. Këndi " +
    "rritet, arrin majën në 42° pranë lartësisë 0,86 dhe ulet. Vijat horizontale të dyzet rrezeve dendësohen " +
    "pikërisht nën 42°.",
  body:
    mark("tint", rect(left, summit, edge - left, below - summit, 1)) +
    mark("thin", dots.map(([x, y]) => segment([x, y], [edge, y], 1)).join("")) +
    mark("medium", axes({ x: xTicks, y: yTicks })) +
    mark("spot", fit(curve, 0.5, { digits: 1 })) +
    mark("inkFill", dots.map(([x, y]) => circle(x, y, 5, 1)).join("")) +
    mark("heavy", segment([edge, top], [edge, bottom])) +
    label(edge + 12, summit + 12, "42°", { tone: "spot", bold: true }) +
    label((right + edge) / 2, summit - 30, "asnjë rreze", { anchor: "middle" }) +
    yTicks.map((a) => label(left - 18, Y(a) + 9, `${a}°`, { anchor: "end" })).join("") +
    xTicks.map((h) => label(X(h), bottom + 40, String(h).replace(".", ","), { anchor: "middle" })).join("") +
    label(18, 28, "φ", { italic: true }) +
    label(left, bottom + 72, "mesi i pikës", { tone: "mute", anchor: "start" }) +
    label(right + 12, bottom + 72, "buza", { anchor: "end", tone: "mute" }),
} satisfies Picture;
