import type { ButtonHTMLAttributes } from "react";

const shape = "inline-block text-[0.9rem] font-semibold no-underline disabled:cursor-default disabled:text-mute";
const high = "min-h-22 max-columns:min-h-26 px-8 py-3.5";
const frame = "rule-2 disabled:[border:2px_dashed_var(--color-mute)]";
/** Classes of the main button of a form, or of a link that looks like one. */
export const inked = `${shape} ${high} ${frame} bg-ink text-paper`;

/**
 * Shows a button: framed, for what changes the magazine.
 *
 * @param primary filled with ink: the main action of a form
 * @param quiet without a frame, underlined at a touch: what only helps, or has nothing to do now
 * @param slim under a thin rule and as high as a field, beside which it stands
 */
export function StudioButton({
  primary = false,
  quiet = false,
  slim = false,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { primary?: boolean; quiet?: boolean; slim?: boolean }) {
  const plain = quiet
    ? "min-h-22 max-columns:min-h-26 px-4 py-3.5"
    : slim
      ? "flex-none rule-1 px-6 py-2"
      : `${high} ${frame}`;
  return <button type={type} className={primary ? inked : `${shape} ${plain}`} {...rest} />;
}
