import type { ButtonHTMLAttributes } from "react";

/** Classes of a framed button, or of a link that looks like one. */
const framed =
  "inline-block min-h-22 max-columns:min-h-26 rule-2 px-8 py-3.5 text-[0.9rem] font-semibold no-underline disabled:cursor-default disabled:text-mute disabled:[border:2px_dashed_var(--color-mute)]";
export const inked = `${framed} bg-ink text-paper`;

/** Shows a framed button. @param primary filled with ink: the main action of a form */
export function StudioButton({
  primary = false,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { primary?: boolean }) {
  return <button type={type} className={primary ? inked : framed} {...rest} />;
}
