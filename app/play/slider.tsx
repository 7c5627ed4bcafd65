import { useId } from "react";
import { formatNumber } from "../magazine/albanian";
import "./slider.css";

/** A quantity that is set by sliding. */
export interface Range {
  min: number;
  max: number;
  step: number;
  /** Digits after the comma. */
  digits: number;
  unit: string;
}

/** A labelled slider with its value beside it, in words for those who hear it. */
export function Slider({
  label,
  range: { min, max, step, digits, unit },
  value,
  onChange,
}: {
  label: string;
  range: Range;
  value: number;
  onChange: (value: number) => void;
}) {
  const text = `${formatNumber(value, digits)}\u00a0${unit}`;
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
