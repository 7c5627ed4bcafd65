/**
 * Gradient descent with one weight w, at three rates. L(w) = ½·[(w − 5)² + (3w − 11)²] = 5w² − 38w + 73, the mean
 * square error of time = w·distance for 1 km in 5 min and 3 km in 11 min. A step multiplies the distance from 3.8 by 1
 * − 10η: 0.5, −0.8 and −1.2 for the three rates drawn.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { arrow, clipPath, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Returns the mean square error in min² and its slope, for w in min/km. */
export const loss = (w: number): number => ((w - 5) ** 2 + (3 * w - 11) ** 2) / 2;
export const slope = (w: number): number => 10 * w - 38;
/** Returns the weights on the way down from `from`, with rate `eta`. */
export const descent = (eta: number, steps: number, from = 0): number[] => {
  const weights = [from];
  for (let i = 0; i < steps; i++) {
    const w = weights[i] as number;
    weights.push(w - eta * slope(w));
  }
  return weights;
};

const [top, floor, scale, unit, wide] = [26, 330, 2.5, 21.5, 228] as const;
const lowest = 3.8;
const middleOf = (index: number) => 124 + index * 236;
const panel = (index: number, eta: number, steps: number, escapes: boolean) => {
  const middle = middleOf(index);
  const pointAt = (w: number): Vec2 => [middle + (w - lowest) * unit, floor - loss(w) * scale];
  const reach = Math.sqrt((floor - top) / scale / 5);
  const valley = fit(sample(lowest - reach, lowest + reach, 60, pointAt), 0.4);
  const way = descent(eta, steps).map(pointAt);
  const inside = escapes ? way.slice(0, -1) : way;
  const [last, beyond] = [inside.at(-1) as Vec2, way.at(-1) as Vec2];
  const share = (last[1] - top) / (last[1] - beyond[1]);
  const exit: Vec2 = [last[0] + (beyond[0] - last[0]) * share, top];
  return {
    valley,
    ground: `M${middle - wide / 2 + 10} ${floor + 14}h${wide - 20}`,
    foot: segment([middle, floor - 0.8 * scale], [middle, floor + 14]),
    ticks: `M${Math.round(pointAt(0)[0])} ${floor + 14}v9M${middle} ${floor + 14}v9`,
    way: polyline(inside, { digits: 1 }),
    dots: inside.map((p, i) => circle(...p, i === 0 ? 9 : 6, 1)).join(""),
    exit: escapes ? arrow(last, exit, "medium", 18) : "",
    words:
      label(pointAt(0)[0], floor + 52, "0", { anchor: "middle" }) +
      label(middle, floor + 52, "3,8", { anchor: "middle" }) +
      label(middle + wide / 2 - 22, floor + 52, "w", { anchor: "middle", italic: true, tone: "mute" }) +
      label(middle, floor + 96, `η = ${String(eta).replace(".", ",")}`, {
        anchor: "middle",
        bold: index === 0,
        tone: index === 0 ? "spot" : "ink",
      }),
  };
};
const halving = panel(0, 0.05, 6, false);
const swinging = panel(1, 0.18, 10, false);
const leaving = panel(2, 0.22, 2, true);
const panels = [halving, swinging, leaving];
const all = (part: "valley" | "ground" | "foot" | "ticks" | "words") => panels.map((p) => p[part]).join("");

export default {
  name: "hapi-i-te-mesuarit",
  subject: "math",
  width: 720,
  height: 446,
  title: "Tre hapa të ndryshëm në të njëjtën luginë",
  description:
    "Tri parabola me fundin te 3,8; nisja është gjithnjë te 0. Me hapin 0,05 pikat zbresin drejt e largësia përgjysmohet, " +
    "me 0,18 kërcejnë nga ana në anë duke u afruar, me 0,22 dalin gjithnjë më lart.",
  body:
    clipPath("k", rect(0, 0, 720, floor + 20)) +
    mark("thin", all("ground") + all("ticks")) +
    mark("dotted", all("foot")) +
    mark("medium", all("valley"), { clip: "k" }) +
    mark("spot", halving.way) +
    mark("thin", swinging.way + leaving.way) +
    leaving.exit +
    mark("spotFill", halving.dots) +
    mark("inkFill", swinging.dots + leaving.dots) +
    label(middleOf(0) - 78, top + 20, "L", { anchor: "middle", italic: true, tone: "mute" }) +
    all("words"),
} satisfies Picture;
