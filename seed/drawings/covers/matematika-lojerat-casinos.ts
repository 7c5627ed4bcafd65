/**
 * The fortunes of players who bet one chip on red until ruin. The European wheel has 37 pockets, 18 of them red: a bet
 * wins with p = 18/37 and costs 1/37 of a chip on average. The probabilities of all fortunes are computed exactly, spin
 * after spin, without random numbers. Each line is a quantile: a fixed share of the players is always inside it.
 * Distance from the wheel is the fortune; one turn, clockwise from the top, is 3,700 spins.
 */
import { fit, polyline, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Chance to win a bet on red. */
export const chance = 18 / 37;
/** Chips at the beginning. */
export const start = 50;
export const spins = 3700;
/** Largest fortune that is computed. After 3,700 spins fewer than one player in a billion would have more. */
const most = 500;
const every = 10;

const spin = (before: Float64Array): Float64Array => {
  const after = new Float64Array(before.length);
  after[0] = before[0] as number;
  for (let f = 1; f < before.length - 1; f++) {
    const here = before[f] as number;
    after[f + 1] = (after[f + 1] as number) + chance * here;
    after[f - 1] = (after[f - 1] as number) + (1 - chance) * here;
  }
  return after;
};

const followed = (): Float64Array[] => {
  let chances = new Float64Array(most);
  chances[start] = 1;
  const rows = [chances];
  for (let n = 1; n <= spins; n++) {
    chances = spin(chances) as Float64Array<ArrayBuffer>;
    if (n % every === 0) rows.push(chances);
  }
  return rows;
};

/** Row k: the probabilities of the fortunes 0, 1, … chips after 10·k spins. A player with 0 stops. */
export const evenings = followed();

/**
 * Returns the fortune that a share `q` of the players does not exceed. It is interpolated between possible fortunes.
 */
export const quantile = (chances: Float64Array, q: number): number => {
  let below = chances[0] as number;
  if (q <= below) return 0;
  for (let f = 1; f < chances.length; f++) {
    const here = chances[f] as number;
    if (below + here >= q) return f - 1 + (2 * (q - below)) / here;
    below += here;
  }
  return most;
};

const [cx, cy] = [600, 400];
const [hub, bowl] = [92, 58];
const chip = 4.1;
const polar = (turn: number, r: number): Vec2 => {
  const angle = 2 * Math.PI * (turn - 0.25);
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
};

/** Returns the line of a share of players. It goes from the first bet to ruin or the last spin. */
const shareLine = (q: number): Vec2[] => {
  const fortunes = evenings.map((chances) => quantile(chances, q));
  const ruin = fortunes.indexOf(0);
  return fortunes
    .slice(0, ruin < 0 ? undefined : ruin + 1)
    .map((f, k) => polar((k * every) / spins, hub + chip * (k === 0 ? start : f)));
};

const shares = [...Array.from({ length: 24 }, (_, i) => (i + 1) * 0.04), 0.98, 0.99, 0.995, 0.998];
const band = `${fit(shareLine(0.76))}${fit(shareLine(0.24).reverse(), 0.9, { join: true })}z`;

const pockets = Array.from({ length: 37 }, (_, i) => {
  const [from, to] = [(i - 0.5) / 37, (i + 0.5) / 37];
  return polyline([polar(from, hub), polar(to, hub), polar(to, bowl), polar(from, bowl)], { close: true, digits: 1 });
});
const black = pockets.filter((_, i) => i % 2 === 1);

export default {
  name: "matematika-lojerat-casinos",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Vorbulla e ruletës",
  description:
    "Lojtarët nisin të gjithë njësoj dhe vënë nga një zheton mbi të kuqen. Sa më larg rrotës të jetë vija, " +
    "aq më shumë zhetonë ka lojtari. Disa ngjiten për ca kohë, por vijat bien brenda njëra pas tjetrës; e trasha " +
    "është ajo e lojtarit të mesit.",
  body:
    mark("tint", band) +
    mark("dotted", circle(cx, cy, hub + chip * start)) +
    mark("thin", shares.map((q) => fit(shareLine(q), 0.8)).join("")) +
    mark("spot", fit(shareLine(0.5), 0.8)) +
    mark("paperFill", circle(cx, cy, hub)) +
    mark("inkFill", black.join("")) +
    mark("spotFill", pockets[0] as string) +
    mark("medium", circle(cx, cy, hub) + circle(cx, cy, bowl) + circle(cx, cy, 40)) +
    mark("heavy", `M${cx - 26} ${cy}h52M${cx} ${cy - 26}v52`) +
    mark("inkFill", circle(cx, cy, 11)),
  words: cleared(word(570, 80, "nisja", { anchor: "end" }) + word(846, 400, "lojtari i mesit", { tone: "spot" })),
} satisfies Picture;
