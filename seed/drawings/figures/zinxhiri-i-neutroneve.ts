/**
 * A chain of fissions, generation below generation. Left: every fission causes two more (k = 2): 1, 2, 4, 8, 16. Right:
 * a control rod catches one neutron of every two (k = 1): the number stays the same. Real fission of uranium-235
 * releases 2.4 neutrons on average; two are drawn.
 */
import { sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Returns the fissions in each generation, from one, when each causes `k` more. */
export const fissions = (k: number, generations: number): number[] =>
  sample(0, generations - 1, generations - 1, (n) => k ** n);

const rows = fissions(2, 5);
const [top, step] = [58, 88];
const level = (n: number) => top + n * step;
const [middle, spread] = [226, 344];
const spot = (n: number, i: number): Vec2 => [middle + spread * ((i + 0.5) / 2 ** n - 0.5), level(n)];
const all = rows.flatMap((count, n) => Array.from({ length: count }, (_, i) => ({ n, i })));
const branches = all
  .filter(({ n }) => n < rows.length - 1)
  .flatMap(({ n, i }) => [2 * i, 2 * i + 1].map((child) => segment(spot(n, i), spot(n + 1, child))))
  .join("");

const lone = 560;
const rod = lone + 92;
const kept = rows.map((_, n): Vec2 => [lone, level(n)]);
const steady = kept
  .slice(1)
  .map((p, i) => segment(kept[i] as Vec2, p))
  .join("");
const caught = kept
  .slice(0, -1)
  .map(([x, y]) => segment([x, y], [rod, y + 0.62 * step]))
  .join("");
const stops = kept
  .slice(0, -1)
  .map(([, y]) => circle(rod, y + 0.62 * step, 6))
  .join("");

export default {
  name: "zinxhiri-i-neutroneve",
  subject: "physics",
  width: 720,
  height: 482,
  title: "Dy zinxhirë: k = 2 dhe k = 1",
  description:
    "Majtas çdo ndarje shkakton dy të tjera: 1, 2, 4, 8, 16. Djathtas shufra e kontrollit kap një nga dy neutronet e " +
    "çdo ndarjeje, dhe në çdo brez ndodh gjithnjë vetëm një ndarje.",
  body:
    mark("spotThin", branches + steady) +
    mark("thin", caught) +
    mark("tint", rect(rod, 24, 34, 412)) +
    mark("medium", rect(rod, 24, 34, 412)) +
    mark("inkFill", stops) +
    mark(
      "spotFill",
      all.map(({ n, i }) => circle(...spot(n, i), 9)).join("") + kept.map((p) => circle(...p, 9)).join(""),
    ) +
    rows.map((count, n) => label(22, level(n) + 9, String(count), { anchor: "middle", tone: "mute" })).join("") +
    kept.map(([x, y]) => label(x - 34, y + 9, "1", { anchor: "middle", tone: "mute" })).join("") +
    label(middle, 466, "k = 2", { anchor: "middle", italic: true }) +
    label(lone, 466, "k = 1", { anchor: "middle", italic: true }) +
    label(rod + 17, 466, "shufra", { anchor: "middle" }),
} satisfies Picture;
