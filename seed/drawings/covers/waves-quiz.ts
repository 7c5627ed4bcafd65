/**
 * Two ducks on a pond and their wakes (Kelvin 1887, deep water). A crest n wavelengths behind is x = p·(2cos θ − cos³θ),
 * y = p·cos²θ·sin θ, with p = n·λ and θ the crest's direction. All crests lie within arcsin ⅓ of the duck's way, however
 * fast it swims; where two wakes cross, both go on as if alone. The pond is seen aslant: depth is drawn at four fifths.
 */
import { fit, round, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Half the opening of every wake, in radians. */
export const wakeAngle = Math.asin(1 / 3);
/** Returns a point of the crest `p` behind the duck: how far behind, and how far aside. */
export const crestAt = (p: number, theta: number): Vec2 => [
  p * (2 * Math.cos(theta) - Math.cos(theta) ** 3),
  p * Math.cos(theta) ** 2 * Math.sin(theta),
];
/** Direction of a crest where it is farthest aside of the way: its cusp. */
export const cusp = Math.asin(Math.sqrt(1 / 3));

interface Duck {
  at: Vec2;
  /** 1 swims to the right, -1 to the left. */
  way: 1 | -1;
  /** The wavelength behind it, in units of the picture. */
  length: number;
}
const aslant = 0.8;
const ducks: readonly Duck[] = [
  { at: [1010, 300], way: 1, length: 78 },
  { at: [200, 505], way: -1, length: 62 },
];

const toPicture = ({ at: [x, y], way }: Duck, [behind, aside]: Vec2): Vec2 => [x - way * behind, y + aslant * aside];
/** Returns the crests of a wake: arcs across it, and the two rows that go outwards to the duck. */
const wake = (duck: Duck): string =>
  sample(1, 16, 15, (n) => {
    const run = (from: number, to: number) =>
      fit(
        sample(from, to, 40, (theta) => toPicture(duck, crestAt(n * duck.length, theta))),
        0.7,
      );
    return run(-cusp, cusp) + run(cusp, 1.38) + run(-1.38, -cusp);
  }).join("");
const edges = (duck: Duck): string =>
  [1, -1]
    .map((side) => segment(duck.at, toPicture(duck, [1400 * Math.cos(wakeAngle), side * 1400 * Math.sin(wakeAngle)])))
    .join("");

/** Draws a duck that floats with its breast at the place where its wake begins. */
const swimming = ({ at: [x, y], way }: Duck): string => {
  const place = (points: readonly Vec2[]) =>
    points.map(([dx, dy]) => `${round(x + way * (dx - 62))} ${round(y + dy)}`).join(" ");
  const body =
    `M${place([[-70, -26]])}C${place([
      [-58, -4],
      [-40, 14],
      [0, 16],
    ])}C${place([
      [40, 16],
      [64, 4],
      [64, -20],
    ])}` +
    `C${place([
      [64, -34],
      [58, -42],
      [58, -54],
    ])}C${place([
      [58, -66],
      [68, -72],
      [66, -86],
    ])}` +
    `C${place([
      [64, -108],
      [26, -110],
      [22, -84],
    ])}C${place([
      [20, -66],
      [28, -54],
      [14, -44],
    ])}` +
    `C${place([
      [-8, -34],
      [-40, -22],
      [-70, -26],
    ])}z`;
  const bill = `M${place([[65, -90]])}L${place([[94, -80]])}L${place([[66, -76]])}z`;
  const wing = `M${place([[-30, -18]])}C${place([
    [-10, 4],
    [24, 2],
    [34, -22],
  ])}`;
  return (
    mark("paperFill", body) +
    mark("heavy", body + wing) +
    mark("inkFill", bill + circle(round(x + way * (50 - 62)), y - 90, 5))
  );
};

const [first, second] = ducks as readonly [Duck, Duck];
export default {
  name: "waves-quiz",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Dy rosa në pellg, dy gjurmë valësh që kryqëzohen",
  description:
    "Dy rosa notojnë në drejtime të kundërta. Pas secilës hapen valë brenda të njëjtit kënd, sido që të nxitojë; ku " +
    "gjurmët takohen, kreshtat kalojnë nëpër njëra-tjetrën dhe vazhdojnë si të ishin vetëm.",
  body:
    clipPath("po", rect(0, 0, 1200, 800)) +
    mark(
      "tint",
      `M${first.at.join(" ")}L${[1, -1]
        .map((side) =>
          toPicture(first, [1400, side * 1400 * Math.tan(wakeAngle)])
            .map((v) => round(v))
            .join(" "),
        )
        .join("L")}z`,
      { clip: "po" },
    ) +
    mark("medium", wake(first), { clip: "po" }) +
    mark("spotThin", wake(second), { clip: "po", also: "ck" }) +
    mark("spot", edges(first), { clip: "po" }) +
    ducks.map(swimming).join(""),
  style: ".ck{stroke-width:3}",
} satisfies Picture;
