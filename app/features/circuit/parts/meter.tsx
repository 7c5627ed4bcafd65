import { formatNumber } from "../../../magazine/albanian";
import { reading, readingText } from "../../../play/quantity";
import { dialArc, dialMarks, dialNumbers, dialPivot, goalArc, meterRange, pointerTurn } from "./meter-dial";

const kinds = {
  ammeter: { name: "Ampermetri", unit: "A", least: 0.6 },
  voltmeter: { name: "Voltmetri", unit: "V", least: 6 },
} as const;

/**
 * Shows a pointer instrument with its value in figures.
 *
 * @param connection text that says where the instrument is connected.
 * @param goal value to reach, marked outside the scale.
 */
export function Meter({
  kind,
  value,
  connection,
  goal,
}: {
  kind: keyof typeof kinds;
  value: number;
  connection: string;
  goal?: number;
}) {
  const { name, unit, least } = kinds[kind];
  const magnitude = Math.abs(value);
  const range = meterRange(Math.max(magnitude, goal ?? 0), least);
  const shown = reading(magnitude, unit);
  return (
    <div className="grid grid-cols-[minmax(0,285px)_minmax(6.4rem,1fr)] items-center gap-x-8">
      <svg
        className="circuit-drawing w-full overflow-visible fill-none"
        viewBox="8 -16 344 136"
        role="img"
        aria-label={`${name} tregon ${readingText(magnitude, unit)}`}
      >
        <path className="ink" d={dialArc} />
        <path className="ink thin" d={dialMarks} />
        {goal === undefined ? null : <path className="stroke-spot stroke-[8]" d={goalArc(goal, range)} />}
        {dialNumbers(range).map(({ value, x, y }) => (
          <text className="fill-ink [font:600_20px_var(--font-text)]" key={value} x={x} y={y + 6} textAnchor="middle">
            {formatNumber(value)}
          </text>
        ))}
        <g
          className="[transition:transform_0.12s]"
          transform={`rotate(${pointerTurn(magnitude, range)} ${dialPivot.x} ${dialPivot.y})`}
        >
          <path className="stroke-spot stroke-[5]" d={`M${dialPivot.x} ${dialPivot.y - 54}V42`} />
        </g>
      </svg>
      <div>
        <p className="caps-label text-mute">
          {name} {connection}
        </p>
        <p className="display-type text-[2.5rem] figures text-spot whitespace-nowrap">
          {shown.number}
          <small className="ml-[0.18em] text-[0.45em]">{shown.unit}</small>
        </p>
        {goal === undefined ? null : (
          <p className="text-[0.8rem]/[1.25] text-mute">Shenja: {readingText(goal, unit)}, me pjesë të zakonshme.</p>
        )}
      </div>
    </div>
  );
}
