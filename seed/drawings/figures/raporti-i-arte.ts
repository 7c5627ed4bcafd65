/**
 * Ratios of neighbours in sequences with the rule "add the last two". From r' = 1 + 1/r and φ = 1 + 1/φ follows
 * r' − φ = −(r − φ)/(φr): the error changes its side at every step and shrinks once r > 1/φ, as it is from
 * the second ratio on when the first two numbers are positive.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

export const phi = (1 + Math.sqrt(5)) / 2;
const steps = 9;

/** Returns the first nine ratios of the sequence from a and b. They are b/a, (a + b)/b, … */
export const ratios = (a: number, b: number): number[] => {
  const found: number[] = [];
  for (let [last, next] = [a, b]; found.length < steps; [last, next] = [next, last + next]) found.push(next / last);
  return found;
};

const [left, right, top, bottom] = [74, 690, 22, 392] as const;
const [lowest, highest] = [0.8, 2.4];
const X = (k: number) => left + 34 + (k * (right - left - 62)) / (steps - 1);
const Y = (ratio: number) => bottom - ((ratio - lowest) / (highest - lowest)) * (bottom - top);

/** The answer: 1, 1, 2, 3, 5, … */
const fibonacci = ratios(1, 1);
/** Beginnings that have nothing to do with it and stay in the frame. */
export const others = [ratios(3, 7), ratios(10, 9), ratios(4, 5)];
const places = (values: readonly number[]) => values.map((ratio, k): Vec2 => [X(k), Y(ratio)]);

export default {
  name: "raporti-i-arte",
  subject: "math",
  width: 720,
  height: 450,
  title: "Raportet e kufizave fqinje shkojnë te φ",
  description:
    "Raportet e kufizave fqinje për katër vargje ku çdo kufizë është shuma e dy të fundit. Me këto katër fillime " +
    "raportet luhaten mbi dhe nën numrin e artë 1,618 dhe i afrohen në çdo hap. Raportet e Fibonaçit janë blu.",
  body:
    mark("dotted", segment([left, Y(phi)], [right, Y(phi)])) +
    mark("thin", others.map((values) => polyline(places(values))).join("")) +
    mark(
      "inkFill",
      others
        .flatMap(places)
        .map((p) => circle(...p, 4))
        .join(""),
    ) +
    mark("spot", polyline(places(fibonacci)), { also: "fine" }) +
    mark(
      "spotFill",
      places(fibonacci)
        .map((p) => circle(...p, 8))
        .join(""),
    ) +
    mark(
      "medium",
      axes({ left, right, top, bottom, xTicks: fibonacci.map((_, k) => X(k)), yTicks: [1, 1.5, 2].map(Y) }),
    ) +
    [1, 1.5, 2].map((y) => label(left - 16, Y(y) + 9, String(y).replace(".", ","), { anchor: "end" })).join("") +
    fibonacci.map((_, k) => label(X(k), bottom + 42, String(k + 1), { anchor: "middle" })).join("") +
    label(right, Y(phi) - 30, "φ ≈ 1,618", { anchor: "end", size: 30, bold: true }) +
    label(X(0) + 24, Y(fibonacci[0] as number) + 12, "1, 1, 2, 3, 5, 8, …", { tone: "spot" }) +
    label(right, bottom - 16, "numri i raportit", { anchor: "end", tone: "mute" }) +
    label(X(0) + 26, Y(2.333) + 8, "3, 7, 10, 17, …") +
    label(right, top + 20, "kufiza : e mëparshmja", { anchor: "end", tone: "mute" }),
  style: ".fine{stroke-width:4}",
} satisfies Picture;
