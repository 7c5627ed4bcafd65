import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button";

/** Puts buttons side by side and wraps them, unless `gaps` says otherwise; not printed. */
export function ButtonRow({ gaps = "flex-wrap gap-6", children }: { gaps?: string; children: ReactNode }) {
  return <div className={`flex ${gaps} print:hidden`}>{children}</div>;
}

/**
 * Button of such a row; `small` in the controls of a component. If it can do nothing it keeps the focus and is
 * announced as unavailable: a button that becomes `disabled` under the finger loses the focus to the page.
 */
export function RowButton({
  small = false,
  disabled = false,
  measure = `min-h-29 px-9 py-6 ${small ? "text-[0.92rem]/[1.1]" : "text-[1rem]/[1.1]"}`,
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
