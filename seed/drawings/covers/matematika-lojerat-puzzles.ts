/**
 * A Penrose tiling of kites and darts, made by deflation. It is cut out of a "sun" of five kites (R. Penrose 1974; M.
 * Gardner, Scientific American, January 1977). Tiles are stored as halves: a half kite divides into two half kites and
 * a half dart, a half dart into one of each, all sides shorter by φ. The arcs are J. H. Conway's: they continue across
 * an edge only where two tiles may meet, so the rule of the puzzle is drawn on the pieces. The pattern has a symmetry
 * of 72°: a fifth of it is written and used five times.
 */
import { numbers, polyline, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

export const golden = (1 + Math.sqrt(5)) / 2;

/**
 * Half a tile. `wing`: its corner off the axis; `apex`: the corner of 72° (36° in the half), where long sides meet;
 * `heel`: the corner where short sides meet, 144° in a kite, 216° in a dart. The axis runs from heel to apex.
 */
export interface Half {
  kite: boolean;
  wing: Vec2;
  apex: Vec2;
  heel: Vec2;
}

const between = (p: Vec2, q: Vec2, share: number): Vec2 => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];

/** Makes one step of deflation. */
export const deflate = (halves: readonly Half[]): Half[] =>
  halves.flatMap(({ kite, wing, apex, heel }): Half[] => {
    if (!kite) {
      const cut = between(apex, wing, 1 / golden);
      return [
        { kite: false, wing: heel, heel: cut, apex: wing },
        { kite: true, wing: cut, apex, heel },
      ];
    }
    const onSide = between(wing, apex, 1 / golden);
    const onAxis = between(apex, heel, 1 / golden);
    return [
      { kite: false, wing: onAxis, heel: onSide, apex },
      { kite: true, wing: onSide, apex: wing, heel: onAxis },
      { kite: true, wing: heel, apex: wing, heel: onAxis },
    ];
  });

const turned = (angle: number, r: number): Vec2 => [r * Math.sin(angle), -r * Math.cos(angle)];
/** Returns the sun as ten half kites around the origin. Their apexes meet, and their long sides have the length `r`. */
export const sun = (r: number): Half[] =>
  Array.from({ length: 10 }, (_, i) => {
    const [a, b] = [turned((i * Math.PI) / 5, r), turned(((i + 1) * Math.PI) / 5, r)];
    return { kite: true, apex: [0, 0], wing: i % 2 ? a : b, heel: i % 2 ? b : a };
  });

export const halves = Array.from({ length: 4 }).reduce<Half[]>(deflate, sun(830));

/**
 * Returns the ends of Conway's arcs on a side, as shares from their centre. The centre is the apex on the long sides,
 * the heel on the short ones.
 */
export const arcShare = (kite: boolean): number => (kite ? 1 / golden : 1 / golden ** 2);

const mirrored = ({ wing, apex, heel }: Half): Vec2 => {
  const [dx, dy] = [heel[0] - apex[0], heel[1] - apex[1]];
  const foot = between(apex, heel, ((wing[0] - apex[0]) * dx + (wing[1] - apex[1]) * dy) / (dx * dx + dy * dy));
  return between(wing, foot, 2);
};

/** Whole tiles whose axis has its middle in a fifth of the field. The corners of the field are just reached. */
const fifth = halves.filter(({ wing, apex, heel }) => {
  const [x, y] = between(apex, heel, 0.5);
  const angle = (Math.atan2(y, x) + 2 * Math.PI + 0.31) % (2 * Math.PI);
  const left = (heel[0] - apex[0]) * (wing[1] - apex[1]) - (heel[1] - apex[1]) * (wing[0] - apex[0]) > 0;
  return left && angle < (2 * Math.PI) / 5 && Math.hypot(x, y) < 780;
});
const outline = (half: Half) => polyline([half.apex, half.wing, half.heel, mirrored(half)], { close: true });

/** Returns the arc in a tile around a corner on its axis, side to side. */
const conway = (corner: "apex" | "heel") => (half: Half) => {
  const [centre, share] = [half[corner], arcShare(half.kite)];
  const [from, to] = [between(centre, half.wing, share), between(centre, mirrored(half), share)];
  const r = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const turn = corner === "apex" ? "0 0" : half.kite ? "0 1" : "1 1";
  return `M${numbers(from, 1)}A${numbers([r, r], 1)} 0 ${turn} ${numbers(to, 1)}`;
};
const five = (marks: string) =>
  `<g transform="translate(600 400)"><g id="penrose">${marks}</g>` +
  `${[72, 144, 216, 288].map((angle) => `<use href="#penrose" transform="rotate(${angle})"/>`).join("")}</g>`;

export default {
  name: "matematika-lojerat-puzzles",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Mozaiku i Penrouzit: dy pllaka, asnjë përsëritje",
  description:
    "Vetëm dy pllaka, balona dhe shigjeta, e mbushin rrafshin pa boshllëqe, dhe asnjë bllok i mozaikut nuk e mbulon rrafshin duke u përsëritur. Harqet " +
    "janë rregulli i lojës: dy pllaka vihen ngjitur vetëm kur harku i njërës vazhdon te tjetra.",
  body: five(
    mark(
      "tint",
      fifth
        .filter(({ kite }) => !kite)
        .map(outline)
        .join(""),
    ) +
      mark("thin", fifth.map(outline).join("")) +
      mark("medium", fifth.map(conway("heel")).join("")) +
      mark("spot", fifth.map(conway("apex")).join("")),
  ),
} satisfies Picture;
