import type { MouseEvent } from "react";
import { parseNumber } from "../../magazine/albanian";
import { answerField } from "../../play/answer-field";
import { clamp } from "../../play/clamp";
import type { AnswerInputProps } from "./answer-input-props";

/** Side of a square of the grid, and the margin around it, in drawing units. */
const [square, edge] = [20, 6];

/** Takes a point on squared paper: by a press, or by its two typed coordinates. */
export function PointInput({ exercise: { answer }, input, closed, onGive }: AnswerInputProps) {
  if (answer.kind !== "point" || !Array.isArray(input)) return null;
  const { from, to } = answer;
  const [x, y] = input as number[];
  const size = (to - from) * square;
  const across = (value: number) => (value - from) * square;
  const down = (value: number) => (to - value) * square;
  const whole = (value: number) => clamp(Math.round(value), from, to);
  const lines = Array.from({ length: to - from + 1 }, (_, index) => index * square);

  function press({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) {
    if (closed) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    // The drawing is wider than its squares. Without its margin a press beside the last line counted one less.
    const unit = width / (size + 2 * edge);
    const [across, down] = [(clientX - left) / unit - edge, (clientY - top) / unit - edge];
    onGive([whole(from + across / square), whole(to - down / square)]);
  }
  const typed = (place: number) => (text: string) => {
    const value = parseNumber(text);
    const next = [x ?? 0, y ?? 0];
    next[place] = whole(value ?? 0);
    if (!closed) onGive(next);
  };
  return (
    <div className="grid gap-6">
      <svg
        className="block w-[min(100%,20rem)] cursor-crosshair touch-manipulation overflow-visible"
        viewBox={`${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`}
        aria-hidden="true"
        // `onClick`, so that a finger that scrolls over the drawing sets no point.
        onClick={press}
      >
        <path
          className="fill-none stroke-hair"
          d={lines.map((offset) => `M${offset} 0V${size}M0 ${offset}H${size}`).join("")}
        />
        <path className="stroke-ink stroke-2" d={`M0 ${down(0)}H${size}M${across(0)} 0V${size}`} />
        <g className="fill-ink [font:italic_12px_var(--font-text)]">
          <text x={size - 4} y={down(0) - 5} textAnchor="end">
            x
          </text>
          <text x={across(0) + 6} y={12}>
            y
          </text>
          <text x={across(1)} y={down(0) + 14} textAnchor="middle">
            1
          </text>
        </g>
        {x === undefined || y === undefined ? null : <circle className="fill-spot" cx={across(x)} cy={down(y)} r="6" />}
      </svg>
      <div className="flex gap-8">
        <Coordinate name="x" value={x} {...{ from, to, closed }} onType={typed(0)} />
        <Coordinate name="y" value={y} {...{ from, to, closed }} onType={typed(1)} />
      </div>
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
