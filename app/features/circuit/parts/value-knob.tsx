import type { ValueRange } from "./component";

/** A slider for a value, with the value written out. */
export function ValueKnob({
  name,
  written,
  range,
  value,
  onTurn,
}: {
  name: string;
  written: string;
  range: ValueRange;
  value: number;
  onTurn: (value: number) => void;
}) {
  return (
    <label className="circuit-knob">
      <span>{name}</span>
      <output>{written}</output>
      <input
        type="range"
        min={range.least}
        max={range.greatest}
        step={range.step}
        value={value}
        aria-valuetext={written}
        onChange={(event) => onTurn(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
