import type { InputHTMLAttributes, ReactNode } from "react";
import "./choice.css";

type ChoiceInput = InputHTMLAttributes<HTMLInputElement> & { type: "radio" | "checkbox" };

/** Shows a radio button or checkbox before its label. With `aria-disabled` it can be read and not changed. */
export function Choice({ children, ...input }: ChoiceInput & { children: ReactNode }) {
  const cursor = input["aria-disabled"] ? "cursor-default" : "cursor-pointer";
  return (
    <label className={`inline-flex min-h-27.5 items-center gap-6 ${cursor}`}>
      <input className="choice-mark" {...input} />
      {children}
    </label>
  );
}

/** Sets choices in a row under a headline. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-16 gap-y-2 [border:0] p-0">
      <legend className="px-0 pb-2 font-display text-[1.5rem]/[1] font-bold">{legend}</legend>
      {children}
    </fieldset>
  );
}
