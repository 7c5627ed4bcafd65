import { rounded } from "../../play/svg-path";
import { Area, Line, Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";
import { daysToIce, depthOf, iceAfter } from "./lake-in-winter";

/** The cross-section of the lake. It has the level of its surface, and units of the picture for a metre. */
export const surface = 38;
export const metre = 13.2;
export const shores = [10, 350] as const;
/** Horizontal distance of each bank from the surface to the bottom. */
const bank = 46;

export const down = (depth: number) => surface + metre * depth;

/** Returns the position of the left bank at a depth; the right one mirrors it. */
const bankAt = (depth: number, whole: number) => shores[0] + bank * (depth / whole) ** 0.7;

function bankLine(from: number, whole: number): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const depth = from + ((whole - from) * i) / 12;
    return [bankAt(depth, whole), down(depth)];
  });
}

const mirrored = ([x, y]: Point): Point => [360 - x, y];

/** Returns strokes of earth outside of the banks and under the bottom. */
function earthStrokes(depth: number): string {
  const sides = Array.from({ length: 12 }, (_, i) => {
    const deep = (depth * (i + 0.7)) / 12;
    const [x, y] = [bankAt(deep, depth), down(deep)];
    return `M${rounded(x - 2)} ${rounded(y)}l-8 7M${rounded(362 - x)} ${rounded(y)}l8 7`;
  });
  const floor = Array.from({ length: 31 }, (_, i) => `M${shores[0] + bank + 8 * i} ${rounded(down(depth) + 2)}l-4 5`);
  return [...sides, ...floor].join("");
}

/** Draws one of two circulations: water sinks in the middle and rises at the side. */
function Round({ side, depth }: { side: 1 | -1; depth: number }) {
  const [rx, ry] = [42, metre * depth * 0.27];
  const pointAt = (angle: number): Point => [
    180 + side * (62 - rx * Math.cos(angle)),
    down(depth / 2) + ry * Math.sin(angle),
  ];
  const end = 5.95;
  const [ex, ey] = pointAt(end);
  const length = Math.hypot(rx * Math.sin(end), ry * Math.cos(end));
  const [dx, dy] = [(side * rx * Math.sin(end)) / length, (ry * Math.cos(end)) / length];
  const barb = (turn: 1 | -1): Point => [ex - 9 * dx + turn * 4 * dy, ey - 9 * dy - turn * 4 * dx];
  return (
    <>
      <Line points={Array.from({ length: 31 }, (_, i) => pointAt(0.35 + ((end - 0.35) * i) / 30))} />
      <Line points={[barb(1), [ex, ey], barb(-1)]} />
    </>
  );
}

function Ice({ thickness, depth }: { thickness: number; depth: number }) {
  const inset = bankAt(thickness, depth);
  const cracks = Array.from(
    { length: 16 },
    (_, i) => `M${inset + 8 + 21 * i} ${rounded(down(thickness))}l7 ${rounded(-metre * thickness)}`,
  );
  return (
    <>
      <Area
        points={[
          [shores[0], surface],
          [shores[1], surface],
          [360 - inset, down(thickness)],
          [inset, down(thickness)],
        ]}
        fill="paper"
        outline={2}
      />
      <path d={cracks.slice(0, 15).join("")} stroke="currentColor" strokeWidth="1" />
    </>
  );
}

/** Shows a lake from the side. The water circulates while it cools, and is layered and at rest under the ice. */
export function LakeSection({ days, depth }: { days: number; depth: number }) {
  const ice = iceAfter(days, depth);
  const frozen = days > daysToIce(depth);
  const left = bankLine(0, depth);
  const fish: Point = [236, down(depth) - 11];
  return (
    <>
      <Area points={[...left, ...left.map(mirrored).reverse()]} outline={0} />
      {frozen ? (
        [1, 2, 3].map((celsius) => {
          const under = ice + (depthOf(celsius, days, depth) ?? 0);
          const x = bankAt(under, depth);
          return <Segment key={celsius} from={[x, down(under)]} to={[360 - x, down(under)]} weight={1} />;
        })
      ) : (
        <>
          <Round side={1} depth={depth} />
          <Round side={-1} depth={depth} />
          <Segment from={[shores[0], surface]} to={[shores[1], surface]} weight={2} />
        </>
      )}
      {frozen ? <Ice thickness={ice} depth={depth} /> : null}
      {frozen ? (
        <path
          d={`M${fish[0]} ${rounded(fish[1])}q11-9 24 0l7-5v10l-7-5q-13 9-24 0z`}
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ) : null}
      <path d={earthStrokes(depth)} stroke="currentColor" strokeWidth="0.85" />
      <Line points={[...left, ...left.map(mirrored).reverse()]} weight={2.4} />
    </>
  );
}
