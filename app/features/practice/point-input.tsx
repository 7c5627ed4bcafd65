import type { MouseEvent } from "react";
import { parseNumber } from "../../magazine/albanian";
import { answerField } from "../../play/answer-field";
import { clamp } from "../../play/clamp";
import type { AnswerInputProps } from "./answer-input-props";
import { edge, SquaredAxes, square, squaredPaper, viewBoxOf } from "./squared-axes";

type Props = Pick<AnswerInputProps, "exercise" | "input" | "closed" | "onGive">;

const wholeWithin =
  ({ from, to }: { from: number; to: number }) =>
  (value: number) =>
    clamp(Math.round(value), from, to);

/** Takes a point by a press on squared paper, which stands below the question as a picture does. */
export function PointPaper({ exercise: { answer }, input, closed, onGive }: Props) {
  if (answer.kind !== "point" || !Array.isArray(input)) return null;
  const { from, to } = answer;
  const [x, y] = input as number[];
  const { size, across, down } = squaredPaper(from, to);
  const whole = wholeWithin(answer);

  function press({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    if (closed) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    // The drawing is wider than its squares. Without its margin a press beside the last line counted one less.
    const unit = width / (size + 2 * edge);
    const [across, down] = [(clientX - left) / unit - edge, (clientY - top) / unit - edge];
    onGive([whole(from + across / square), whole(to - down / square)]);
  }
  return (
    <svg
      // The whole sheet is seen on a screen 800 px high; its margin of 6 units lies outside the column.
      className="-ml-5 block w-[min(100%,clamp(20rem,100vh-24rem,30rem))] cursor-crosshair touch-manipulation overflow-visible"
      viewBox={viewBoxOf(size)}
      aria-hidden="true"
      // `onClick`, so that a finger that scrolls over the drawing sets no point.
      onClick={press}
    >
      <SquaredAxes {...{ from, to }} />
      {x === undefined || y === undefined ? null : <circle className="fill-spot" cx={across(x)} cy={down(y)} r="6" />}
    </svg>
  );
}

/** Takes a point's two typed coordinates, beside its `PointPaper`. */
export function PointInput({ exercise: { answer }, input, closed, onGive }: Props) {
  if (answer.kind !== "point" || !Array.isArray(input)) return null;
  const { from, to } = answer;
  const [x, y] = input as number[];
  const typed = (place: number) => (text: string) => {
    const next = [x ?? 0, y ?? 0];
    next[place] = wholeWithin(answer)(parseNumber(text) ?? 0);
    if (!closed) onGive(next);
  };
  return (
    <div className="flex gap-8">
      <Coordinate name="x" value={x} {...{ from, to, closed }} onType={typed(0)} />
      <Coordinate name="y" value={y} {...{ from, to, closed }} onType={typed(1)} />
    </div>
  );
}

function Coordinate({
  name,
  value,
  from,
  to,
  closed,
  onType,
}: {
  name: string;
  value: number | undefined;
  from: number;
  to: number;
  closed: boolean;
  onType: (text: string) => void;
}) {
  return (
    <label className="flex items-center gap-4">
      <i>{name}</i> =
      <input
        className={`w-55 ${answerField}`}
        type="number"
        min={from}
        max={to}
        step={1}
        value={value ?? ""}
        readOnly={closed}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}
