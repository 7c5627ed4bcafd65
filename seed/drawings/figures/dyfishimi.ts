/**
 * The doubling system on red, until the first win. The wheel is European (win chance 18/37), the bets 1, 2, 4, … 64
 * units. A series ends with one unit more, or, after seven losses, with 2⁷ − 1 = 127 units less. One unit is 100 lekë.
 * So a purse moves on rails 128 units apart: it rises one unit a series, and falls one rail at each crash. One player
 * is random; the spot line is the exact mean, the bars are the exact shares of players on each rail after 500 series.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

const lose = 19 / 37;
const bets = 7;
export const series = 500;
export const stakeLost = 2 ** bets - 1;
/** Chance that all seven bets of a series are lost. */
export const crash = lose ** bets;
/** Mean change of the purse in one series, in units. */
export const mean = 1 - crash - stakeLost * crash;

/** Returns the purse of one player in units after each series, from 0 on. */
export const game = (random: () => number): number[] => {
  const purse = [0];
  for (let n = 1; n <= series; n++) {
    let lost = 0;
    while (lost < bets && random() < lose) lost++;
    purse.push((purse[n - 1] as number) + (lost === bets ? -stakeLost : 1));
  }
  return purse;
};

/** Returns the share of the players with exactly k crashes in 500 series (binomial). */
export const share = (k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= (series - i) / (i + 1);
  return ways * crash ** k * (1 - crash) ** (series - k);
};
/** Returns the purse in units after n series with k crashes. */
export const rail = (n: number, k: number): number => n - k * (stakeLost + 1);

const [left, right, top, bottom] = [112, 556, 24, 416] as const;
const lowest = -960;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, series], y: [lowest, 560], left, right, top, bottom });

const rails = Array.from({ length: 12 }, (_, k) => {
  const from = Math.max(k, rail(0, k) < lowest ? lowest - rail(0, k) : 0);
  return segment(toPicture(from, rail(from, k)), toPicture(series, rail(series, k)), 1);
});

/** Only the corners: where the purse stops rising or stops falling. */
const saw = (purse: number[]): string =>
  polyline(
    purse.flatMap((units, n): Vec2[] => {
      const [before, after] = [purse[n - 1], purse[n + 1]];
      const straight = before !== undefined && after !== undefined && units - before === after - units;
      return straight ? [] : [toPicture(n, units)];
    }),
    { digits: 1 },
  );
const player = game(mulberry32(41));

const bars = Array.from({ length: 12 }, (_, k) => rect(right + 16, Y(rail(series, k)) - 13, 480 * share(k), 26, 1));
const counts = Array.from({ length: 12 }, (_, k) =>
  label(right + 24 + 480 * share(k), Y(rail(series, k)) + 9, String(Math.round(100 * share(k))), { size: 25 }),
);
const yTicks = [-800, -400, 0, 400];
const lekë = (units: number) => `${units < 0 ? "−" : ""}${String(Math.abs(units) / 10)} 000`;

export default {
  name: "dyfishimi",
  subject: "math",
  width: 720,
  height: 476,
  title: "Dyfishimi i bastit gjatë 500 serive",
  description:
    "Një lojtar që dyfishon bastin ngjitet ngadalë, 100 lekë për seri, dhe herë pas here bie njëherësh me 12 700 lekë. " +
    "Mesatarja e të gjithë lojtarëve zbret drejt deri afër −10 000 lekëve. Shtyllat në fund: 31 nga 100 lojtarë janë " +
    "mbi zero, 69 poshtë.",
  body:
    mark("tint", bars.join("")) +
    mark("thin", rails.join(""), { also: "rail" }) +
    mark("dotted", `M${left} ${Math.round(Y(0))}H690`) +
    mark("heavy", saw(player), { also: "player" }) +
    mark("spot", polyline([toPicture(0, 0), toPicture(series, series * mean)])) +
    mark("spotFill", circle(...toPicture(series, series * mean), 8)) +
    mark("inkFill", circle(...toPicture(series, player[series] as number), 7)) +
    mark("thin", bars.join("")) +
    mark("medium", axes({ x: [100, 200, 300, 400, 500], y: yTicks })) +
    yTicks.map((u) => label(left - 16, Y(u) + 9, u === 0 ? "0" : lekë(u), { anchor: "end", size: 25 })).join("") +
    [100, 300, 500].map((n) => label(X(n), bottom + 40, String(n), { anchor: "middle" })).join("") +
    label(X(400), bottom + 40, "seri", { anchor: "middle", tone: "mute" }) +
    label(left + 14, top + 14, "lekë", { tone: "mute" }) +
    label(704, bottom + 40, "nga 100", { anchor: "end", tone: "mute" }) +
    counts.join(""),
  style: ".rail{stroke-width:1}.player{stroke-width:3.4}",
} satisfies Picture;
