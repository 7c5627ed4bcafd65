/**
 * Bayes as stairs: each positive test lifts the probability of being ill. Along the page it is the probability before a test,
 * upwards the probability after it. The test is the one of the cover (finds 90 of 100 ill, alarms 9 of 100 healthy). A
 * positive answer lifts to the upper curve; what it gives is the start of the next test, hence back to the diagonal.
 * The ratio ill : healthy is multiplied by 0.9/0.09 = 10 each time, so 1 : 99 becomes 10 : 99, 100 : 99, 1000 : 99.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const [found, falseAlarm] = [0.9, 0.09] as const;

/** Returns the probability of being ill after a positive test. `p` is the probability before it, 0 to 1. */
export const afterPositive = (p: number): number => (p * found) / (p * found + (1 - p) * falseAlarm);
/** Returns the same after a negative test. */
export const afterNegative = (p: number): number => {
  const missed = p * (1 - found);
  return missed / (missed + (1 - p) * (1 - falseAlarm));
};

/** Probabilities at the start and after each of three positive tests. */
export const beliefs = [0.01];
for (let test = 0; test < 3; test++) beliefs.push(afterPositive(beliefs[test] as number));

const [left, right, top, bottom] = [112, 692, 60, 486] as const;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, 1], y: [0, 1], left, right, top, bottom });

const along = (f: (p: number) => number) =>
  // Points are closer together where the curve is steep. One curve is steep at the left end, the other at the right.
  sample(0, Math.PI, 120, (t): Vec2 => {
    const p = (1 - Math.cos(t)) / 2;
    return toPicture(p, f(p));
  });
const [upper, lower] = [along(afterPositive), along(afterNegative)];
const stairs = beliefs.slice(1).flatMap((after, i): Vec2[] => {
  const before = beliefs[i] as number;
  return [toPicture(before, before), toPicture(before, after), toPicture(after, after)];
});
const percent = [0, 0.5, 1];

export default {
  name: "shkallet-e-besimit",
  subject: "math",
  width: 720,
  height: 576,
  title: "Tri teste pozitive, tri shkallë",
  description:
    "Lakorja e sipërme jep gjasat pas një testi pozitiv, e poshtmja pas një testi negativ. Duke nisur nga 1\u00a0%, " +
    "shkallët ngjiten nga lakorja te diagonalja dhe prapë te lakorja: pas një testi pozitiv 9\u00a0%, pas dy testeve " +
    "50\u00a0%, pas tri testeve 91\u00a0%.",
  body:
    mark("tint", `${fit(upper, 0.5)}L${numbers(toPicture(0, 0))}z`) +
    mark("dotted", segment(toPicture(0, 0), toPicture(1, 1))) +
    mark("thin", fit(lower, 0.5)) +
    mark("medium", fit(upper, 0.5)) +
    mark("spot", polyline(stairs, { digits: 1 })) +
    mark("spotFill", beliefs.map((b) => circle(...toPicture(b, b), 8)).join("")) +
    mark("medium", axes({ x: percent, y: percent })) +
    percent
      .map((p) => {
        const text = `${p * 100}\u00a0%`;
        return (
          label(X(p), bottom + 40, text, { anchor: p === 1 ? "end" : "middle" }) +
          label(left - 18, Y(p) + 9, text, { anchor: "end" })
        );
      })
      .join("") +
    beliefs
      .slice(1)
      .map((b) => {
        const [x, y] = toPicture(b, b);
        const text = `${Math.round(b * 100)}\u00a0%`;
        // Near the right end the lower curve needs the space under the diagonal.
        return b > 0.8
          ? label(x - 58, y + 34, text, { anchor: "end", tone: "spot", bold: true, on: "tint" })
          : label(x + 16, y + 22, text, { tone: "spot", bold: true });
      })
      .join("") +
    label(left + 14, top + 26, "pozitiv") +
    label(...toPicture(0.66, 0.08), "negativ") +
    label(4, 28, "pas testit", { tone: "mute" }) +
    label(right, bottom + 78, "para testit", { anchor: "end", tone: "mute" }),
} satisfies Picture;
