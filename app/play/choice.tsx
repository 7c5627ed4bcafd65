import type { InputHTMLAttributes, ReactNode } from "react";
import "./choice.css";

type ChoiceInput = InputHTMLAttributes<HTMLInputElement> & { type: "radio" | "checkbox" };

/**
 * Shows a radio button or checkbox before its label. With `aria-disabled` it is readable, but cannot be changed.
 *
 * @param low makes it 34 pixels high instead of 47, to fit more on a screen
 */
export function Choice({ low = false, children, ...input }: ChoiceInput & { low?: boolean; children: ReactNode }) {
  const cursor = input["aria-disabled"] ? "cursor-default" : "cursor-pointer";
  const height = low ? "min-h-20 py-1 text-[0.95rem]/[1.2]" : "min-h-27.5";
  return (
    <label className={`inline-flex items-center gap-6 [overflow-wrap:anywhere] ${height} ${cursor}`}>
      <input className="choice-mark" {...input} />
      {children}
    </label>
  );
}

/** Sets choices in a row under a headline. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-16 gap-y-2 no-border p-0">
      <legend className="px-0 pb-2 font-display text-[1.5rem]/[1] font-bold">{legend}</legend>
      {children}
    </fieldset>
  );
}
