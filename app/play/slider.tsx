import { type ReactNode, useId } from "react";
import { formatNumber } from "../magazine/albanian";
import { SliderScale } from "./slider-scale";

/** A quantity that a slider sets. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
  /** Digits after the comma; without it, as many as the value needs. */
  digits?: number;
  /** Empty for a bare number. */
  unit: string;
}

/** Shows a labelled slider with its value. A screen reader reads the value once, from the slider. */
export function Slider({
  name,
  label,
  range: { min, max, step, digits, unit },
  value,
  note,
  disabled = false,
  onChange,
}: {
  /** Its name in the page. A page that the server renders needs it: `useId` differs there (docs/decisions/034). */
  name?: string;
  label: ReactNode;
  range: SliderRange;
  value: number;
  /** The meaning of the value, in a word or two; "" leaves its line empty. */
  note?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const own = useId();
  const id = name ?? own;
  const number = formatNumber(value, digits);
  const text = unit === "" ? number : `${number}\u00a0${unit}`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 font-semibold">
      <label htmlFor={id} className="flex-1 [min-width:min-content] [overflow-wrap:normal]">
        {label}
      </label>
      <span className="font-display text-[1.6rem]/[1] font-bold whitespace-nowrap figures" aria-hidden="true">
        {text}
      </span>
      <SliderScale
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={note ? `${text}, ${note}` : text}
        onChange={onChange}
      />
      {note === undefined ? null : (
        <p className="-mt-3 w-full text-[0.84rem]/[1.3] [font-weight:400] text-mute">{note || "\u00a0"}</p>
      )}
    </div>
  );
}
