import { formatNumber } from "../../../magazine/albanian";
import { reading, readingText } from "../../../play/quantity";
import {
  dialArc,
  dialMarks,
  dialNumbers,
  dialPivot,
  dialPointer,
  goalArc,
  meterRange,
  pointerTurn,
  slimGoal,
  slimNumbers,
  slimPlace,
  slimPointer,
  slimScale,
} from "./meter-dial";

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
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-4 aside:grid-cols-[minmax(0,230px)_minmax(6.4rem,1fr)] aside:items-center">
      <svg
        className="circuit-drawing circuit-dial w-full max-w-[230px] overflow-visible fill-none"
        viewBox="-20 -20 340 172"
        role="img"
        aria-label={`${name} tregon ${readingText(magnitude, unit)}`}
      >
        <path className="ink" d={dialArc} />
        <path className="ink thin" d={dialMarks} />
        {goal === undefined ? null : <path className="stroke-spot stroke-[7]" d={goalArc(goal, range)} />}
        {dialNumbers(range).map(({ value, x, y }) => (
          <text key={value} x={x} y={y} dy="0.34em" textAnchor="middle">
            {formatNumber(value)}
          </text>
        ))}
        <g
          className="[transition:transform_0.12s]"
          transform={`rotate(${pointerTurn(magnitude, range)} ${dialPivot.x} ${dialPivot.y})`}
        >
          <path className="stroke-spot stroke-[4]" d={dialPointer} />
        </g>
        <circle className="fill-ink" cx={dialPivot.x} cy={dialPivot.y} r={8} />
      </svg>
      <div>
        <p className="circuit-meter-name caps-label text-mute max-aside:text-[0.8rem]/[1.3]">
          {name} <span className="max-aside:block">{connection}</span>
        </p>
        <p className="display-type text-[2rem] figures text-spot whitespace-nowrap aside:text-[2.5rem]">
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

/** So the numbers are still 13 px high where a phone of 320 px shrinks the scale. */
const everySecond = <Item,>(items: readonly Item[]) => items.filter((_, k) => k % 2 === 0);

/**
 * Shows the ammeter as one line of 36 px, for a phone whose dials are below the fold. It repeats the dial, so it is
 * hidden from screen readers.
 */
export function SlimMeter({ value, goal }: { value: number; goal: number }) {
  const { unit, least } = kinds.ammeter;
  const magnitude = Math.abs(value);
  const range = meterRange(Math.max(magnitude, goal), least);
  const shown = reading(magnitude, unit);
  return (
    <div className="circuit-slim grid-cols-[auto_1fr] items-center gap-x-6" aria-hidden="true">
      <svg
        className="circuit-drawing h-[36px] w-[240px] max-w-full overflow-visible fill-none"
        viewBox="0 0 240 36"
        aria-hidden="true"
      >
        <path className="ink thin" d={slimScale} />
        <path className="stroke-spot stroke-[4]" d={slimGoal(goal, range)} />
        {everySecond(slimNumbers(range)).map(({ value, x }) => (
          <text className="fill-ink [font:600_17px_var(--font-text)]" key={value} x={x} y={35} textAnchor="middle">
            {formatNumber(value)}
          </text>
        ))}
        <path className="fill-spot" d={slimPointer} transform={`translate(${slimPlace(magnitude, range)})`} />
      </svg>
      <p className="display-type text-[1.5rem] figures text-spot whitespace-nowrap">
        {shown.number}
        <small className="ml-[0.18em] text-[0.6em]">{shown.unit}</small>
      </p>
    </div>
  );
}
