import type { ButtonHTMLAttributes, ReactNode } from "react";

/** A button with a symbol above its name: a component to take, or a tool. */
export function SymbolButton({
  picture,
  measure = "min-h-44 px-1 py-5 text-[0.76rem]/[1.1]",
  children,
  ...rest
}: {
  picture: ReactNode;
  /** Utilities for its height, padding and size of letters, where it is to be smaller. */
  measure?: string;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={`${measure} grid justify-items-center content-center gap-1 rule-1 bg-transparent font-text font-semibold cursor-grab [@media(hover:hover)]:hover:bg-tint [@media(hover:hover)]:hover:text-deep active:bg-hair aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-6px_var(--spot)]`}
      {...rest}
    >
      {picture}
      {children}
    </button>
  );
}
