import type { InputHTMLAttributes } from "react";
import "./slider.css";

/**
 * Shows the bare scale of a slider, without a label: its caller must label it. It is the magazine's only range input.
 */
export function SliderScale({
  className,
  onChange,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> & { onChange: (value: number) => void }) {
  return (
    <input
      {...rest}
      className={className === undefined ? "slider-scale" : `slider-scale ${className}`}
      type="range"
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
