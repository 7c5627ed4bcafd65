import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";

interface Look {
  /** The one thing to do next: filled with ink. */
  primary?: boolean;
  /** Stands on squared paper or on a picture, and covers it. */
  opaque?: boolean;
  /** Utilities for its height, padding and size of letters, where it is to be smaller. */
  measure?: string;
  /** Utilities for its place among its neighbours; none that it has already. */
  className?: string;
}

const box = "inline-flex items-center justify-center gap-7 font-text font-semibold no-underline";
const plain = "rule-2 cursor-pointer text-ink hover:bg-hair";
const filled = "rule-2 cursor-pointer bg-ink text-paper hover:border-spot hover:bg-spot hover:text-on";
/** Disabled buttons have neither fill nor ink frame, the main button included. */
const disabled = "[border:2px_dashed_var(--color-mute)] cursor-default text-mute";

const measures = "min-h-31 px-13 py-9 text-[1rem]/[1.1]";

function classOf({ primary = false, opaque = false, measure = measures, className = "" }: Look, off = false): string {
  const ground = opaque ? "bg-paper" : "bg-transparent";
  const look = primary && !off ? filled : `${off ? disabled : plain} ${ground}`;
  return `${box} ${look} ${measure} ${className}`.trim();
}

/** A button: plain, or filled where it is the one thing to do next. */
export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Look>(
  ({ primary, opaque, measure, className, type = "button", ...rest }, ref) => {
    const off = rest.disabled || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
    return <button ref={ref} type={type} className={classOf({ primary, opaque, measure, className }, off)} {...rest} />;
  },
);

/** A link that looks as a button does. */
export function ButtonLink({
  primary,
  opaque,
  measure,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a className={classOf({ primary, opaque, measure, className })} {...rest}>
      {children}
    </a>
  );
}
