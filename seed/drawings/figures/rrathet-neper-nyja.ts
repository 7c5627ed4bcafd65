/**
 * Circles a² + b² = p for odd primes up to 29, over a lattice. It is that of whole numbers. Those with p ≡ 1 (mod 4)
 * pass through lattice points (Fermat's two squares), in the spot line; those with p ≡ 3 miss them all, dotted.
 */
import type { Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle } from "../kit/shapes";

export const primes = [3, 5, 7, 11, 13, 17, 19, 23, 29] as const;
/** Returns the lattice points with a² + b² = p and b ≥ 0. */
export const nodes = (p: number): Vec2[] => {
  const reach = Math.floor(Math.sqrt(p));
  const found: Vec2[] = [];
  for (let a = -reach; a <= reach; a++) for (let b = 0; b <= reach; b++) if (a * a + b * b === p) found.push([a, b]);
  return found;
};

const unit = 61;
const centre: Vec2 = [360, 356];
const toPicture = ([a, b]: Vec2): Vec2 => [centre[0] + a * unit, centre[1] - b * unit];
const half = (p: number) => arc(...centre, Math.sqrt(p) * unit, Math.PI, 2 * Math.PI, 1);

const [met, missed] = [primes.filter((p) => nodes(p).length > 0), primes.filter((p) => nodes(p).length === 0)];
const lattice = Array.from({ length: 11 }, (_, i) => i - 5).flatMap((a) =>
  [0, 1, 2, 3, 4, 5].map((b) => circle(...toPicture([a, b]), 3)),
);
/** Numbers of two circles are moved outwards to keep apart. The circles of 13 and 17 meet the line 32 units apart. */
const aside = new Map([
  [13, -10],
  [17, 10],
]);
const numbersBelow = met.map((p) => {
  const [x] = toPicture([Math.sqrt(p), 0]);
  return label(x + (aside.get(p) ?? 0), centre[1] + 40, String(p), { anchor: "middle", tone: "spot", bold: true });
});
/** Labels stand half way between two columns of the lattice. So no number is on a point. */
const numbersAbove = missed.map((p) => {
  const [x, y] = toPicture([-0.5, Math.sqrt(p - 0.25)]);
  return label(x, y + 9, String(p), { anchor: "middle", size: 25 });
});

export default {
  name: "rrathet-neper-nyja",
  subject: "math",
  width: 720,
  height: 412,
  title: "Rrathët që kalojnë nëpër nyja dhe ata që i shmangin",
  description:
    "Gjysmërrathë me rreze rrënjën katrore të numrave të thjeshtë tek deri në 29, mbi rrjetin e numrave të plotë. Rrathët e " +
    "5, 13, 17 dhe 29 kalojnë nëpër nyja; ata të 3, 7, 11, 19 dhe 23 nuk prekin asnjë.",
  body:
    mark("medium", `M16 ${centre[1]}H704`) +
    mark("inkFill", lattice.join("")) +
    mark("dotted", missed.map(half).join("")) +
    mark("spot", met.map(half).join(""), { also: "ring" }) +
    mark(
      "spotFill",
      met
        .flatMap(nodes)
        .map((node) => circle(...toPicture(node), 10))
        .join(""),
    ) +
    numbersBelow.join("") +
    numbersAbove.join(""),
  style: ".ring{stroke-width:3.5}",
} satisfies Picture;
