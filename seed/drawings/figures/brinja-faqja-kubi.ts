/**
 * A cube magnified k = 1, 2, 3 times, in isometric projection. Its edges are 30° from the horizontal, equally
 * shortened. A face holds k² unit squares, the body k³ unit cubes. The spot cube is the unit itself, in the corner
 * nearest to the eye.
 */
import { polyline, type Vec2, type Vec3 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

/** Returns the unit squares in a face of the cube. Below, the unit cubes in the body; both are k times magnified. */
export const squares = (k: number): number => k ** 2;
export const cubes = (k: number): number => k ** 3;

const unit = 51;
const [across, up] = [Math.cos(Math.PI / 6) * unit, Math.sin(Math.PI / 6) * unit];

/**
 * Draws one cube whose nearest lower corner is `foot`. From there x runs to the right, y to the left, both away from
 * the eye.
 */
const cube = (k: number, foot: Vec2) => {
  const toPicture = ([x, y, z]: Vec3): Vec2 => [foot[0] + (x - y) * across, foot[1] - (x + y) * up - z * unit];
  const line = (a: Vec3, b: Vec3) => segment(toPicture(a), toPicture(b), 1);
  const area = (...corners: Vec3[]) => polyline(corners.map(toPicture), { close: true, digits: 1 });
  const body = (low: number, e: number): string => {
    const top = low + e;
    return (
      area([0, 0, low], [e, 0, low], [e, 0, top], [0, 0, top]) +
      area([0, 0, low], [0, e, low], [0, e, top], [0, 0, top]) +
      area([0, 0, top], [e, 0, top], [e, e, top], [0, e, top])
    );
  };
  const cuts = Array.from({ length: k - 1 }, (_, i) => i + 1).flatMap((c) => [
    line([0, c, 0], [0, c, k]) + line([0, c, k], [k, c, k]) + line([c, 0, 0], [c, 0, k]) + line([c, 0, k], [c, k, k]),
    line([0, k, c], [0, 0, c]) + line([0, 0, c], [k, 0, c]),
  ]);
  const shade = Array.from({ length: 6 * k - 1 }, (_, i) => (i + 1) / 6)
    .filter((z) => z % 1 > 0.01 && z % 1 < 0.99)
    .map((z) => line([0, 0, z], [k, 0, z]));
  return {
    front: area([0, 0, 0], [0, k, 0], [0, k, k], [0, 0, k]),
    shade: shade.join(""),
    cuts: cuts.join(""),
    outline: body(0, k),
    unit: body(k - 1, 1),
  };
};

const ground = 326;
const feet: readonly Vec2[] = [
  [156, ground],
  [312, ground],
  [560, ground],
];
const sizes = [1, 2, 3];
const drawn = sizes.map((k, i) => cube(k, feet[i] as Vec2));
const rows = [
  { name: "brinja", value: (k: number) => k },
  { name: "faqja", value: squares },
  { name: "kubet", value: cubes },
];

export default {
  name: "brinja-faqja-kubi",
  subject: "math",
  width: 720,
  height: 448,
  title: "Brinja, faqja dhe vëllimi i kubit të zmadhuar",
  description:
    "Tri kube me brinjë 1, 2 dhe 3, të ndara në kube njësi. Faqja mban 1, 4 dhe 9 katrorë, trupi 1, 8 dhe 27 kube: " +
    "sipërfaqja rritet me katrorin e brinjës, vëllimi me kubin e saj.",
  body:
    mark("tint", drawn.map(({ front }) => front).join("")) +
    mark("thin", drawn.map(({ shade }) => shade).join(""), { also: "shade" }) +
    mark("thin", drawn.map(({ cuts }) => cuts).join("")) +
    mark("medium", drawn.map(({ outline }) => outline).join("")) +
    mark("spot", drawn.map((part) => part.unit).join(""), { also: "unit" }) +
    rows
      .map(
        ({ name, value }, row) =>
          label(16, ground + 42 + 36 * row, name, { tone: "mute" }) +
          sizes
            .map((k, i) =>
              label((feet[i] as Vec2)[0], ground + 42 + 36 * row, String(value(k)), {
                anchor: "middle",
                bold: row === 2,
                tone: row === 2 ? "spot" : "ink",
              }),
            )
            .join(""),
      )
      .join(""),
  style: ".shade{stroke-width:1}.unit{stroke-width:4.5}",
} satisfies Picture;
