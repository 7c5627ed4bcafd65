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

const box =
  "inline-flex items-center justify-center gap-7 rule-2 cursor-pointer font-text font-semibold no-underline disabled:border-hair disabled:cursor-default aria-disabled:border-hair aria-disabled:cursor-default";
const plain = "text-ink hover:bg-hair disabled:text-mute aria-disabled:text-mute";
const filled = "bg-ink text-paper hover:border-spot hover:bg-spot hover:text-on";

const measures = "min-h-31 px-13 py-9 text-[1rem]/[1.1]";

function classOf({ primary = false, opaque = false, measure = measures, className = "" }: Look): string {
  const ground = opaque ? "bg-paper" : "bg-transparent";
  return `${box} ${primary ? filled : `${plain} ${ground}`} ${measure} ${className}`.trim();
}

/** A button: plain, or filled where it is the one thing to do next. */
export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Look>(
  ({ primary, opaque, measure, className, type = "button", ...rest }, ref) => (
    <button ref={ref} type={type} className={classOf({ primary, opaque, measure, className })} {...rest} />
  ),
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
