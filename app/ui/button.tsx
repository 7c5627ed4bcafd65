import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";

interface Look {
  /** The main action of a page: filled with ink. */
  primary?: boolean;
  /** Has an opaque ground, for squared paper or a picture. */
  opaque?: boolean;
  /** Utilities for height, padding and font size of a smaller button. */
  measure?: string;
  /** Utilities for its position among its neighbours; they must not repeat its own utilities. */
  className?: string;
}

/** Nothing can be pressed on paper. */
const box = "inline-flex items-center justify-center gap-7 font-text font-semibold no-underline print:hidden";
const plain = "rule-2 cursor-pointer text-ink hover:bg-hair";
const filled = "rule-2 cursor-pointer bg-ink text-paper hover:border-spot hover:bg-spot hover:text-on";
/** Disabled buttons have neither a fill nor an ink frame, the main button included. */
const disabled = "[border:2px_dashed_var(--color-mute)] cursor-default text-mute";

const measures = "min-h-31 px-13 py-9 text-[1rem]/[1.1]";

function classOf({ primary = false, opaque = false, measure = measures, className = "" }: Look, off = false): string {
  const ground = opaque ? "bg-paper" : "bg-transparent";
  const colours = primary && !off ? filled : `${off ? disabled : plain} ${ground}`;
  return `${box} ${colours} ${measure} ${className}`.trim();
}

/** Shows a button, plain, or filled if it is the main action. */
export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & Look>(
  ({ primary, opaque, measure, className, type = "button", ...rest }, ref) => {
    const off = rest.disabled || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
    return <button ref={ref} type={type} className={classOf({ primary, opaque, measure, className }, off)} {...rest} />;
  },
);

/** Shows a link in the style of a button. */
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
