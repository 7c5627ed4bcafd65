import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button";

/** Puts buttons side by side and wraps them; not printed. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-6 print:hidden">{children}</div>;
}

/** A button of such a row; `small` in the controls of a component. */
export function RowButton({ small = false, ...rest }: ComponentProps<typeof Button> & { small?: boolean }) {
  const letters = small ? "text-[0.92rem]/[1.1]" : "text-[1rem]/[1.1]";
  return <Button measure={`min-h-29 px-9 py-6 ${letters}`} className="flex-auto" {...rest} />;
}
