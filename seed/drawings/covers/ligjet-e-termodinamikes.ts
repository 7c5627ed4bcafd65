/**
 * An overbalanced wheel, the oldest design of a perpetual motion. Its fourteen weights are on arms that hang freely
 * between the rim's direction and the spoke's. On the right they reach far out, but on the left there are more of them,
 * so the wheel rests where their centre of mass is straight below the axle. Beside it the energy after a push, one bar
 * a turn: the remaining energy, and the heat of friction, 16 % of the rest each turn. Their sum is always one bar.
 */
import { round, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch, rect, segment } from "../kit/shapes";

export const axle: Vec2 = [420, 392];
const [hub, rim, arm, ball] = [30, 232, 112, 25];
export const weights = 14;
/** Largest angle of an arm back from its spoke. It is counted against the turn that the inventor expects. */
const back = (100 * Math.PI) / 180;

/**
 * Returns the direction of an arm, as low as its hinge allows. Both angles are clockwise on the page from the right.
 */
export const hang = (hinge: number): number => {
  const turn = 2 * Math.PI;
  const down = hinge - back + ((((Math.PI / 2 - hinge + back) % turn) + turn) % turn);
  if (down <= hinge) return down;
  return Math.sin(hinge) > Math.sin(hinge - back) ? hinge : hinge - back;
};

/**
 * Returns the hinges and weights after the wheel's turn by `angle`, from the axle. The turn is clockwise, the units are
 * the picture's.
 */
export const placed = (angle: number): { hinge: Vec2; weight: Vec2 }[] =>
  sample(0, weights - 1, weights - 1, (k) => {
    const hingeAngle = angle + (2 * Math.PI * k) / weights;
    const direction = hang(hingeAngle);
    const hinge: Vec2 = [rim * Math.cos(hingeAngle), rim * Math.sin(hingeAngle)];
    return { hinge, weight: [hinge[0] + arm * Math.cos(direction), hinge[1] + arm * Math.sin(direction)] };
  });

/** Returns the centre of mass of the weights, from the axle. */
export const centre = (angle: number): Vec2 => {
  const all = placed(angle).map(({ weight }) => weight);
  return [all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length];
};

/** Returns the rest angle of the wheel. Turned further it is heavier on the left, turned less on the right. */
export const rest = (): number => {
  const step = (2 * Math.PI) / weights;
  const tried = sample(0, step, 2000, (angle) => angle);
  const from = tried.findIndex((angle, i) => {
    const next = tried[i + 1];
    return next !== undefined && centre(angle)[0] >= 0 && centre(next)[0] < 0 && centre(angle)[0] < 2;
  });
  if (from < 0) throw new Error("The wheel has no place of rest.");
  return tried[from] as number;
};

const resting = rest();
const onPage = ([x, y]: Vec2): Vec2 => [axle[0] + x, axle[1] + y];
const parts = placed(resting).map(({ hinge, weight }) => ({ hinge: onPage(hinge), weight: onPage(weight) }));
const mass = onPage(centre(resting));

/** Returns the remaining share of a push's energy after so many turns. */
export const left = (turns: number): number => 0.84 ** turns;
const ledger = { x: 868, width: 300, top: 60, step: 44, height: 27, rows: 16 };
const rows = sample(0, ledger.rows - 1, ledger.rows - 1, (n) => ({ y: ledger.top + n * ledger.step, n }));
const edge = (n: number) => ledger.x + ledger.width * left(n);
const ends = rows.map(({ y, n }) => `M${round(edge(n), 1)} ${y}v${ledger.height}`).join("");
const spokes = parts.map(({ hinge }) => {
  const [dx, dy] = [(hinge[0] - axle[0]) / rim, (hinge[1] - axle[1]) / rim];
  return segment([axle[0] + hub * dx, axle[1] + hub * dy], hinge);
});
const shades = parts.map(({ weight: [x, y] }) =>
  hatch(
    y - ball,
    y + ball,
    7,
    (level) => {
      const half = Math.sqrt(ball ** 2 - (level - y) ** 2);
      return [x, x + half];
    },
    { digits: 1 },
  ),
);
const ground = 772;

export default {
  name: "ligjet-e-termodinamikes",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rrota e përjetshme që ndalet, dhe llogaria e saj",
  description:
    "Një rrotë me katërmbëdhjetë peshëza në krahë që varen. Djathtas ato rrinë më larg, majtas janë më shumë: qendra " +
    "e masës bie drejt poshtë boshtit dhe rrota ndalet. Anash, një shirit për çdo xhiro: energjia që mbetet tkurret.",
  body:
    mark("tint", rows.map(({ y, n }) => rect(ledger.x, y, ledger.width * left(n), ledger.height)).join("")) +
    mark(
      "thin",
      rows
        .map(({ y, n }) =>
          sample(0, ledger.width, 50, (x) =>
            ledger.x + x > edge(n) + 3 ? `M${round(ledger.x + x)} ${y}v${ledger.height}` : "",
          ).join(""),
        )
        .join(""),
    ) +
    mark("medium", rows.map(({ y }) => rect(ledger.x, y, ledger.width, ledger.height)).join("")) +
    mark("spot", ends) +
    mark("paperFill", `M${axle[0] - 34} ${ground}L${axle[0] - 12} ${axle[1]}h24L${axle[0] + 34} ${ground}z`) +
    mark(
      "thin",
      hatch(axle[1] + 40, ground, 24, (y) => {
        const half = 12 + (22 * (y - axle[1])) / (ground - axle[1]);
        return [axle[0], axle[0] + half];
      }),
    ) +
    mark("medium", `M${axle[0] - 34} ${ground}L${axle[0] - 12} ${axle[1]}h24L${axle[0] + 34} ${ground}`) +
    mark("medium", circle(...axle, rim) + circle(...axle, rim - 15) + spokes.join("")) +
    mark("heavy", parts.map(({ hinge, weight }) => segment(hinge, weight)).join("")) +
    mark("paperFill", parts.map(({ weight }) => circle(...weight, ball)).join("")) +
    mark("medium", parts.map(({ weight }) => circle(...weight, ball)).join("")) +
    mark("thin", shades.join("")) +
    mark("inkFill", parts.map(({ hinge }) => circle(...hinge, 7)).join("") + circle(...axle, 13)) +
    mark("spot", segment(axle, mass)) +
    mark("spotFill", circle(...mass, 19)) +
    mark("heavy", `M0 ${ground}H${ledger.x - 40}`),
  words:
    label(mass[0] + 34, mass[1] + 52, "qendra", { italic: true, size: 46, tone: "spot" }) +
    label(mass[0] + 34, mass[1] + 104, "e masës", { italic: true, size: 46, tone: "spot" }) +
    label(24, 190, "më shumë", { italic: true, size: 46 }) +
    label(846, 136, "më larg", { italic: true, size: 46, anchor: "end" }) +
    label(ledger.x + ledger.width, 44, "ç’mbetet pas çdo xhiroje", { italic: true, size: 46, anchor: "end" }),
  style: ".h{stroke-width:6}.s{stroke-width:8}",
} satisfies Picture;
