import { toDegrees, toRadians } from "../../play/angle";
import type { Poster } from "../../play/poster/poster";
import { percent, quantity } from "../../play/quantity";
import { path } from "../../play/svg-path";
import { type TreeGeneration, treeOver } from "../geometry/pythagoras-tree";
import { base, triangleOver } from "../geometry/thales-triangle";
import { Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";

/** Field of the drawing in units of the picture, its free margin, and the number of generations of squares. */
const [width, height, margin] = [360, 261, 4];
const generations = 10;

/** Width of the lines of the first generation; the younger ones are thinner. */
const [thickest, thinner, thinnest] = [2, 0.72, 0.35];

/** Composes the poster of the tree that grows from a triangle. @param direction, distance of its corner, as in the model */
export function treePoster(direction: number, distance: number): Poster {
  const { a, b, angle } = triangleOver(direction, distance);
  const radians = toRadians(direction);
  const corner: Point = [0.5 + (distance * Math.cos(radians)) / base, (distance * Math.sin(radians)) / base];
  const tree = treeOver(corner, generations);
  const toPicture = fitted(tree);
  const isRight = distance === base / 2;
  const left = toDegrees(Math.atan2(corner[1], corner[0]));
  const degrees = (value: number) => `${quantity(value, 0, "")}°`;
  const share = (a * a + b * b) / (base * base);
  return {
    name: "pema-e-pitagores",
    sentence: isRight
      ? `Pema ime e Pitagorës rritet me këndet ${degrees(left)} dhe ${degrees(90 - left)}`
      : `Pema ime rritet me një kënd ${degrees(angle)}: Pitagora nuk do ta njihte`,
    note: isRight
      ? "Në çdo brez, të gjithë katrorët bashkë zënë sa katrori i parë."
      : `Katrorët e brezit të dytë zënë ${percent(share)} të katrorit të parë. Vetëm me 90° do të zinin 100\u00a0%.`,
    path: "/modelet/pitagora",
    subject: "math",
    drawing: {
      width,
      height,
      marks: (
        <>
          <Segment from={[0, height - margin]} to={[width, height - margin]} weight={1} />
          {tree.map((generation, k) => (
            <GenerationMarks
              // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place in the tree.
              key={k}
              {...{ generation, toPicture }}
              weight={Math.max(thinnest, thickest * thinner ** k)}
              tinted={k === 0}
            />
          ))}
        </>
      ),
    },
  };
}

/** Returns the largest mapping to the field. The tree stands on its lower edge, in its middle. */
function fitted(tree: readonly TreeGeneration[]): (corner: Point) => Point {
  const corners = tree.flatMap(({ squares, triangles }) => [...squares.flat(), ...triangles.flat()]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.max(...ys)];
  const lowest = Math.min(...ys);
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (top - lowest));
  return ([x, y]) => [width / 2 + scale * (x - (left + right) / 2), height - margin - scale * (y - lowest)];
}

function GenerationMarks({
  generation: { squares, triangles },
  toPicture,
  weight,
  tinted,
}: {
  generation: TreeGeneration;
  toPicture: (corner: Point) => Point;
  weight: number;
  tinted: boolean;
}) {
  const drawn = (shapes: readonly (readonly Point[])[]) =>
    shapes.map((shape) => path(shape.map(toPicture), true)).join("");
  return (
    <>
      <path
        d={drawn(squares)}
        fill={tinted ? "var(--tint)" : "var(--color-paper)"}
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinejoin="round"
      />
      <path d={drawn(triangles)} fill="var(--spot)" />
    </>
  );
}
