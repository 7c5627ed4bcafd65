import { useId } from "react";
import { quantity } from "../../play/quantity";

/** A slider with its value beside it. */
export function Dial({
  label,
  symbol,
  value,
  unit,
  digits,
  min,
  max,
  step,
  note,
  fixed = false,
  onTurn,
}: {
  label: string;
  /** Of the quantity, in italics after its name. */
  symbol?: string;
  value: number;
  /** Empty for a bare number. */
  unit: string;
  /** After the comma. */
  digits: number;
  min: number;
  max: number;
  step: number;
  /** What the value means, in a word or two. */
  note?: string;
  /** Whether it can only be turned before the start, and the start is past. */
  fixed?: boolean;
  onTurn: (value: number) => void;
}) {
  const id = useId();
  const text = quantity(value, digits, unit).trim();
  return (
    <div className="mech-dial">
      <label htmlFor={id}>
        {label}
        {symbol ? (
          <>
            {" "}
            <i>{symbol}</i>
          </>
        ) : null}
      </label>
      <span className="num" aria-hidden="true">
        {text}
      </span>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={fixed}
        aria-valuetext={note ? `${text}, ${note}` : text}
        onChange={(event) => onTurn(event.target.valueAsNumber)}
      />
      {note === undefined ? null : <p className="mech-note mute">{note || "\u00a0"}</p>}
    </div>
  );
}
