import { Area, Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";

/** Draws an arrow with a filled head. An arrow too short for its head is left out. */
export function Arrow({
  from: [ax, ay],
  to: [bx, by],
  weight = 2,
  spot = false,
}: {
  from: Point;
  to: Point;
  weight?: number;
  spot?: boolean;
}) {
  const length = Math.hypot(bx - ax, by - ay);
  const head = 5 + 2 * weight;
  if (length < head) return null;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const neck: Point = [bx - head * ux, by - head * uy];
  const half = head * 0.42;
  const tip: Point[] = [
    [bx, by],
    [neck[0] - half * uy, neck[1] + half * ux],
    [neck[0] + half * uy, neck[1] - half * ux],
  ];
  return (
    <>
      <Segment from={[ax, ay]} to={neck} weight={weight} spot={spot} />
      {spot ? <Area points={tip} fill="spot" outline={0} /> : <polygon points={tip.join(" ")} fill="currentColor" />}
    </>
  );
}
