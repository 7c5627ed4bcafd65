import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button";

/** Puts buttons side by side and wraps them, unless `gaps` says otherwise; not printed. */
export function ButtonRow({ gaps = "flex-wrap gap-6", children }: { gaps?: string; children: ReactNode }) {
  return <div className={`flex ${gaps} print:hidden`}>{children}</div>;
}

/** Utilities for the size of a row's buttons. */
export const rowMeasure = "min-h-29 px-9 py-6 text-[1rem]/[1.1]";

/**
 * Button of such a row; `small` in the controls of a component. If it can do nothing it keeps the focus and is
 * announced as unavailable: a button that becomes `disabled` under the finger loses the focus to the page.
 */
export function RowButton({
  small = false,
  disabled = false,
  measure = small ? "min-h-29 px-9 py-6 text-[0.92rem]/[1.1]" : rowMeasure,
  className = "flex-auto",
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { small?: boolean }) {
  return (
    <Button
      measure={measure}
      className={className}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
