// The doubling system on red, European wheel (win chance 18/37): bets of 1, 2, 4, … 64 units until the first win. A
// series ends with one unit more, or, after seven losses, with 2⁷ − 1 = 127 units less. One unit is 100 lekë. The
// thin lines are games played by chance; the spot line is the exact mean of all games.
import { type Point, polyline } from "../curve.ts";
import { axes, clipPath, label, mark, type Picture, rect } from "../hand.ts";
import { seededRandom } from "../numerics.ts";

const lose = 19 / 37;
const bets = 7;
export const series = 500;
export const stakeLost = 2 ** bets - 1;
/** Chance that all seven bets of a series are lost. */
export const crash = lose ** bets;
/** Mean change of the purse in one series, in units. */
export const mean = 1 - crash - stakeLost * crash;

/** One player: the purse in units after each series, from 0 on. */
export const game = (random: () => number): number[] => {
  const purse = [0];
  for (let n = 1; n <= series; n++) {
    let lost = 0;
    while (lost < bets && random() < lose) lost++;
    purse.push((purse[n - 1] as number) + (lost === bets ? -stakeLost : 1));
  }
  return purse;
};

const [left, right, top, bottom] = [112, 690, 20, 400] as const;
const [lowest, highest] = [-900, 560];
const X = (n: number) => left + (n / series) * (right - left);
const Y = (units: number) => bottom - ((units - lowest) / (highest - lowest)) * (bottom - top);

/** Only the corners: where the purse stops rising or stops falling. */
const saw = (purse: number[]): string =>
  polyline(
    purse.flatMap((units, n): Point[] => {
      const [before, after] = [purse[n - 1], purse[n + 1]];
      const straight = before !== undefined && after !== undefined && units - before === after - units;
      return straight ? [] : [[X(n), Y(units)]];
    }),
  );

const random = seededRandom(1);
const games = Array.from({ length: 8 }, () => game(random));
const yTicks = [-800, -400, 0, 400];
const lekë = (units: number) => `${units < 0 ? "−" : ""}${String(Math.abs(units) / 10)} 000`;

export default {
  name: "dyfishimi",
  subject: "math",
  width: 720,
  height: 460,
  title: "Dyfishimi i bastit: tetë lojtarë, 500 seri",
  description:
    "Fitimi ose humbja e tetë lojtarëve që dyfishojnë bastin pas çdo humbjeje. Vijat ngjiten ngadalë nga 100 lekë për seri dhe " +
    "herë pas here bien njëherësh me 12 700 lekë. Mesatarja e të gjitha lojërave zbret drejt, 20,5 lekë për seri.",
  body:
    clipPath("k", rect(left, top, right - left, bottom - top)) +
    mark("dotted", `M${left} ${Math.round(Y(0))}H${right}`) +
    mark("thin", games.map(saw).join(""), { clip: "k" }) +
    mark(
      "spot",
      polyline([
        [X(0), Y(0)],
        [X(series), Y(series * mean)],
      ]),
    ) +
    mark(
      "medium",
      axes({ left, right, top, bottom, xTicks: [100, 200, 300, 400, 500].map(X), yTicks: yTicks.map(Y) }),
    ) +
    yTicks.map((u) => label(left - 16, Y(u) + 9, u === 0 ? "0" : lekë(u), { anchor: "end" })).join("") +
    [100, 300, 500].map((n) => label(X(n), bottom + 40, String(n), { anchor: "middle" })).join("") +
    label(X(400), bottom + 40, "seri", { anchor: "middle", tone: "mute" }) +
    label(left + 14, top + 22, "lekë", { tone: "mute" }),
} satisfies Picture;
