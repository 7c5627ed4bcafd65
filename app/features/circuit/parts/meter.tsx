import { formatNumber } from "../../../magazine/albanian";
import { reading, readingText } from "../../../play/quantity";
import { dialArc, dialMarks, dialNumbers, dialPivot, meterRange, pointerTurn } from "./meter-dial";

const kinds = {
  ammeter: { name: "Ampermetri", unit: "A", least: 0.6 },
  voltmeter: { name: "Voltmetri", unit: "V", least: 6 },
} as const;

/**
 * A pointer instrument with its value in figures.
 *
 * @param at where its leads are.
 */
export function Meter({ kind, value, at }: { kind: keyof typeof kinds; value: number; at: string }) {
  const { name, unit, least } = kinds[kind];
  const magnitude = Math.abs(value);
  const range = meterRange(magnitude, least);
  const shown = reading(magnitude, unit);
  return (
    <div className="grid grid-rows-[auto_1fr_auto]">
      <svg
        className="circuit-drawing circuit-meter w-full"
        viewBox="30 12 300 118"
        role="img"
        aria-label={`${name} tregon ${readingText(magnitude, unit)}`}
      >
        <path className="ink" d={dialArc} />
        <path className="ink thin" d={dialMarks} />
        {dialNumbers(range).map(({ value, x, y }) => (
          <text key={value} x={x} y={y + 6} textAnchor="middle">
            {formatNumber(value)}
          </text>
        ))}
        <g transform={`rotate(${pointerTurn(magnitude, range)} ${dialPivot.x} ${dialPivot.y})`}>
          <path className="pointer" d={`M${dialPivot.x} ${dialPivot.y - 58}V24`} />
        </g>
      </svg>
      <p className="caps-label text-mute">
        {name} {at}
      </p>
      <p className="display-type text-[clamp(2.6rem,1.6rem+4.2vw,4.2rem)] figures text-spot whitespace-nowrap">
        {shown.number}
        <small className="ml-[0.18em] text-[0.45em]">{shown.unit}</small>
      </p>
    </div>
  );
}
