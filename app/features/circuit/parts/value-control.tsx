import { type ReactNode, useId, useState } from "react";
import { formatNumber, parseNumber } from "../../../magazine/albanian";
import { label as labelled } from "../../../play/quantity";
import { SliderScale } from "../../../play/slider-scale";
import { type ValueRange, withinRange } from "./component";

/** Spoken names of units, for the name of the field. */
const spokenUnits: Readonly<Record<string, string>> = { V: "volt", Ω: "om", F: "farad" };

/** Utilities that put the value above the thumb. Its head begins 0.6 rem below the row's. */
const aboveScale = "absolute -top-2 right-0 text-[0.72rem]/[1]";

/**
 * Sets a quantity of a component by a slider or by typing. Comma and point are both accepted.
 *
 * Typed values may exceed the slider, up to 1000 Ω and 24 V.
 *
 * @param name name of the quantity and of the slider, and the beginning of the field's name
 * @param label visible name, with a symbol if there is one
 * @param compact one row, for a low window
 */
export function ValueControl({
  name,
  label = name,
  unit,
  range,
  value,
  compact = false,
  onChange,
}: {
  name: string;
  label?: ReactNode;
  unit: string;
  range: ValueRange;
  value: number;
  compact?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** Reason why the value differs from the typed one. */
  const [remark, setRemark] = useState("");

  function type(text: string) {
    setDraft(text);
    setRemark("");
    const typed = parseNumber(text);
    if (typed !== null && withinRange(range, typed) === typed) onChange(typed);
  }

  /** Replaces a typed value outside the range by its end. Text that is no number leaves the value. */
  function settle() {
    if (draft === null) return;
    const typed = parseNumber(draft);
    if (typed !== null) onChange(withinRange(range, typed));
    setDraft(null);
    if (typed === null) setRemark("Shkruaje me shifra.");
    else if (typed > max) setRemark(`Më e madhja është ${labelled(max, unit)}.`);
    else if (typed < min) setRemark(`Më e vogla është ${labelled(min, unit)}.`);
  }
  const { min, max, step, sliderMax = max } = range;
  return (
    <div
      className={`grid items-center gap-x-8 font-semibold ${compact ? "relative grid-cols-[auto_minmax(0,1fr)]" : "grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      <label htmlFor={id} className={compact ? (remark === "" ? aboveScale : "sr-only") : undefined}>
        {label}
      </label>
      <span role="status" className={compact ? aboveScale : "order-1 col-span-full text-[0.84rem]/[1.2]"}>
        {remark}
      </span>
      <span className="inline-flex items-baseline gap-2.5 [font:700_1.5rem/1_var(--font-display)] whitespace-nowrap">
        <input
          className="figures min-h-26 w-[3.1em] rule-1 bg-paper px-3 py-0 text-right"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          aria-label={`${name} në ${spokenUnits[unit] ?? unit}, nga ${formatNumber(min)} deri në ${formatNumber(max)}`}
          value={draft ?? formatNumber(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === "Enter") settle();
            if (event.key === "Escape") setDraft(null);
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      <SliderScale
        id={id}
        className={compact ? "col-start-2 mt-2 -mb-2" : "col-span-full"}
        min={min}
        max={value > sliderMax ? max : sliderMax}
        step={step}
        value={value}
        aria-valuetext={labelled(value, unit)}
        onChange={(chosen) => {
          setRemark("");
          onChange(chosen);
        }}
      />
    </div>
  );
}
