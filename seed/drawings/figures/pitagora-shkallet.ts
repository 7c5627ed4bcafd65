/**
 * Distance in the plane: d² = 8² + 6². A path of steps is as long as the two legs together, however fine the steps are.
 */
import { numbers, polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const block = 70;
const home: Vec2 = [62, 492];
const [east, north] = [8, 6];

const toPicture = (x: number, y: number): Vec2 => [home[0] + x * block, home[1] - y * block];

/**
 * Returns the corners of a stair from the home to the school. In blocks, its `steps` equal steps each go up and then
 * right. Its length is east + north for every number of steps.
 */
export const stair = (steps: number): Vec2[] =>
  Array.from({ length: steps }, (_, i): Vec2[] => [
    [(i * east) / steps, (i * north) / steps],
    [(i * east) / steps, ((i + 1) * north) / steps],
  ])
    .flat()
    .concat([[east, north]]);

const streets =
  Array.from({ length: north + 1 }, (_, y) => segment(toPicture(0, y), toPicture(east, y))).join("") +
  Array.from({ length: east + 1 }, (_, x) => segment(toPicture(x, 0), toPicture(x, north))).join("");

const legs = polyline([toPicture(0, 0), toPicture(east, 0), toPicture(east, north)]);
const corner = polyline([toPicture(east - 0.3, 0), toPicture(east - 0.3, 0.3), toPicture(east, 0.3)]);
const counted =
  Array.from({ length: east }, (_, x) => `M${numbers(toPicture(x, 0))}v13`).join("") +
  Array.from({ length: north }, (_, y) => `M${numbers(toPicture(east, y + 1))}h13`).join("");
const [middle, school] = [toPicture(east / 2, north / 2), toPicture(east, north)];

export default {
  name: "pitagora-shkallet",
  subject: "math",
  width: 720,
  height: 540,
  title: "Dy rrugë me 14 blloqe dhe vija e drejtë me 10",
  description:
    "Nga shtëpia te shkolla ka 8 blloqe në lindje dhe 6 në veri. Rruga me dy pjesë dhe shkallët e imëta kanë " +
    "të njëjtën gjatësi, 14 blloqe; vija e drejtë ka 10, se 8² + 6² = 10².",
  body:
    mark("dotted", streets) +
    mark("tint", `${legs}z`) +
    mark("medium", polyline(stair(16).map(([x, y]) => toPicture(x, y))) + corner + counted) +
    mark("heavy", legs) +
    mark("spot", segment(home, school)) +
    mark("inkFill", circle(home[0], home[1], 11) + circle(school[0], school[1], 11)) +
    label(home[0] - 14, home[1] + 40, "shtëpia") +
    label(school[0] + 14, school[1] - 22, "shkolla", { anchor: "end" }) +
    label(middle[0], home[1] + 42, "8", { anchor: "middle", size: 34 }) +
    label(school[0] + 24, middle[1] + 12, "6", { size: 34 }) +
    label(toPicture(0, 6)[0], school[1] - 22, "16 shkallë, 14 blloqe") +
    label(middle[0] + 28, middle[1] + 62, "10", { size: 56, bold: true, on: "tint" }) +
    label(toPicture(6.3, 0.75)[0], toPicture(6.3, 0.75)[1], "8 + 6 = 14", { anchor: "middle", on: "tint" }),
  // Labels on the tint have no rim. In the colour of the page it would shine like a halo.
} satisfies Picture;
