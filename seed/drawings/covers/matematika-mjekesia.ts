/**
 * A hundred people take a test. One of a hundred is ill; the test detects 90 in a hundred of the ill, and wrongly
 * alarms 9 in a hundred of the healthy (round numbers, as in G. Gigerenzer's natural frequencies for screening tests).
 * By Bayes an alarm is then right with p·s/(p·s + (1 − p)·f) = 0.092: about one in ten. Each line is a person; random
 * numbers choose who gets a false alarm, one in every ninth part of the healthy.
 */
import { round } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

export const people = 100;
/**
 * Shares of the ill and of the alarms. They are of the ill among all, of alarms among the ill, of alarms among the
 * healthy.
 */
export const [ill, found, falseAlarm] = [0.01, 0.9, 0.09] as const;
/** Probability that a person with an alarm is ill. */
export const trust = (ill * found) / (ill * found + (1 - ill) * falseAlarm);

const sick = 61;
const falseAlarms = Math.round(people * (1 - ill) * falseAlarm);
const random = mulberry32(31);
const healthy = Array.from({ length: people }, (_, i) => i).filter((i) => i !== sick);
const struck = Array.from(
  { length: falseAlarms },
  (_, k) => healthy[Math.floor(((k + random()) * healthy.length) / falseAlarms)] as number,
);
/** Places in the queue by the result of the test, ill or not. They count from the top. */
export const alarmed = [...struck, sick].sort((a, b) => a - b);
export const cleared = healthy.filter((i) => !struck.includes(i));

const [test, sorted] = [210, 900];
const queue = (i: number) => 4 + 8 * i;
const tray = (k: number) => 27 + 30 * k;
const crowd = (k: number) => 351 + 5 * k;

/** From the test to the place behind it. */
const through = (from: number, to: number) => {
  const [run, rise] = [sorted - test, to - from];
  return `M${test} ${from}c${round(run * 0.52)} 0 ${round(run * 0.48)} ${rise} ${run} ${rise}H1200`;
};
const before = Array.from({ length: people }, (_, i) => (i === sick ? "" : `M0 ${queue(i)}H${test}`));
const rings = alarmed.map((_, k) => circle(960, tray(k), 10));
const one = alarmed.indexOf(sick);

export default {
  name: "matematika-mjekesia",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Dhjetë alarme, një i sëmurë",
  description:
    "Njëqind vija, njëqind njerëz kalojnë nëpër një test. Njëri është i sëmurë dhe testi e gjen; por bashkë me të " +
    "ngjiten edhe nëntë të shëndoshë. Kush merr përgjigje pozitive është i sëmurë vetëm një herë në dhjetë.",
  body:
    mark("tint", rect(sorted, 0, 1200 - sorted, tray(10) - 3)) +
    mark("thin", before.join("") + cleared.map((i, k) => through(queue(i), crowd(k))).join("")) +
    mark("medium", alarmed.map((i, k) => (i === sick ? "" : through(queue(i), tray(k)))).join("")) +
    mark("spot", `M0 ${queue(sick)}H${test}${through(queue(sick), tray(one))}`) +
    mark("paperFill", rings.join(""), { also: "b" }) +
    mark("spotFill", circle(960, tray(one), 15)) +
    mark("heavy", `M${test} 0V800`),
  words:
    word(925, 196, "një i sëmurë", { anchor: "end", tone: "spot" }) +
    word(1190, 372, "nëntë alarme të rreme", { anchor: "end" }) +
    word(230, 60, "testi"),
} satisfies Picture;
