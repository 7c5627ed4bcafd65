import type { HTMLAttributes, ReactNode } from "react";

/** Frames a list of faults or an alert, with a double rule at its left. */
export function FaultBox({ as: Tag, ...rest }: HTMLAttributes<HTMLElement> & { as: "ul" | "div" }) {
  return (
    <Tag
      className="grid gap-5 px-9 py-7 rule-y-2 rule-r-2 [border-left:9px_double_var(--color-ink)] text-[0.94rem]/[1.4]"
      {...rest}
    />
  );
}

export function FaultTitle({ children }: { children: ReactNode }) {
  return <b className="block font-display font-bold text-[1.5rem]/[1.1]">{children}</b>;
}
