import type { ButtonHTMLAttributes, ReactNode } from "react";

/** A button with a symbol above its name: a component to take, or a tool. */
export function SymbolButton({
  picture,
  children,
  ...rest
}: { picture: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className="grid justify-items-center content-center gap-1 min-h-44 px-1 py-5 rule-1 bg-transparent font-text font-semibold text-[0.76rem]/[1.1] cursor-grab hover:bg-tint hover:text-deep active:bg-hair aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-6px_var(--spot)]"
      {...rest}
    >
      {picture}
      {children}
    </button>
  );
}
