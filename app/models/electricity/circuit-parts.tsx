import { toRadians } from "../../play/angle";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";

/** Draws a snail that creeps to the right. Its front is at x, the ground at y. */
export function Snail({ at: [x, y] }: { at: Point }) {
  const spiral = Array.from({ length: 44 }, (_, i): Point => {
    const angle = 1.2 + i * 0.3;
    const r = 13 - i * 0.27;
    return [x - 22 + r * Math.cos(angle), y - 16 + r * Math.sin(angle)];
  });
  return (
    <>
      <path
        d={`M${rounded(x - 46)} ${y}q14 -6 26 -7q11 -1 11 -12q0 -5 5 -5q5 0 4 9q-1 15 -9 15Z`}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <Segment from={[x - 6, y - 23]} to={[x - 6, y - 33]} />
      <Segment from={[x - 4, y - 23]} to={[x + 1, y - 31]} />
      <circle
        cx={rounded(x - 22)}
        cy={y - 16}
        r="13"
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <Line points={spiral} />
    </>
  );
}

/** Draws an ammeter of 0 to 4 A. */
export function Meter({ at: [x, y], current }: { at: Point; current: number }) {
  const hand = (amperes: number, inner: number, outer: number) => {
    const turn = toRadians(25 * amperes - 50);
    return [inner, outer].map((r): Point => [x + r * Math.sin(turn), y + 6 - r * Math.cos(turn)]);
  };
  return (
    <>
      <circle cx={x} cy={y} r={meterRadius} fill="var(--color-paper)" stroke="currentColor" strokeWidth="2" />
      {[0, 1, 2, 3, 4].map((amperes) => (
        <Line key={amperes} points={hand(amperes, 26, 31)} />
      ))}
      <Line points={hand(current, 0, 24)} weight={2.4} />
      <Label at={[x, y + 25]}>A</Label>
    </>
  );
}

const meterRadius = 32;

/** Draws an upright cell with its minus above, the short stroke. */
export function Cell({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <Box x={[x - 10, x + 10]} y={[y, y + 9]} fill="paper" outline={0} />
      <Segment from={[x - 8, y]} to={[x + 8, y]} weight={4} />
      <Segment from={[x - 15, y + 9]} to={[x + 15, y + 9]} weight={2} />
    </>
  );
}
