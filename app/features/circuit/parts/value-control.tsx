import { type ReactNode, useState } from "react";
import { formatNumber, parseNumber } from "../../../magazine/albanian";
import { Slider } from "../../../play/slider";
import { type ValueRange, withinRange } from "./component";

/** How a unit is spoken, in the name of its field. */
const spokenUnits: Readonly<Record<string, string>> = { V: "volt", Ω: "om", F: "farad" };

/**
 * Sets a quantity of a component: by a slider, or by typing it with comma or point.
 *
 * What is typed goes further than the slider, to 1000 Ω and 24 V.
 *
 * @param name of the quantity, the slider's name and the beginning of the field's
 * @param label what is seen of the name, where it has a symbol too
 */
export function ValueControl({
  name,
  label = name,
  unit,
  range,
  value,
  onChange,
}: {
  name: string;
  label?: ReactNode;
  unit: string;
  range: ValueRange;
  value: number;
  onChange: (value: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);

  function type(text: string) {
    setDraft(text);
    const typed = parseNumber(text);
    if (typed !== null && withinRange(range, typed) === typed) onChange(typed);
  }

  /** What was typed past an end becomes the end; what is no number leaves the value. */
  function settle() {
    const typed = draft === null ? null : parseNumber(draft);
    if (typed !== null) onChange(withinRange(range, typed));
    setDraft(null);
  }

  const { min, max, step, sliderMax = max } = range;
  return (
    <Slider
      label={label}
      range={{ min, max: value > sliderMax ? max : sliderMax, step, unit }}
      value={value}
      onChange={onChange}
      readOut={
        <span className="inline-flex items-baseline gap-3 font-display text-[1.6rem]/[1] font-bold whitespace-nowrap">
          <input
            className="w-[3.4em] min-h-26 px-3 py-0 rule-1 bg-paper text-ink text-right font-display text-[1.5rem]/[1] font-bold figures"
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
      }
    />
  );
}
