import type { FormEvent, ReactNode } from "react";
import "./play-screen.css";

/**
 * Frames a screen of a game or quiz, which scrolls to right under the bar.
 *
 * @param onSubmit makes the screen a form
 * @param className its gaps and padding
 */
export function PlayScreen({
  onSubmit,
  className,
  children,
}: {
  onSubmit?: () => void;
  className: string;
  children: ReactNode;
}) {
  const classes = `page-width grid scroll-mt-(--under-bar) rule-t-7 ${className}`;
  if (!onSubmit) return <section className={classes}>{children}</section>;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }
  return (
    <form className={classes} onSubmit={submit}>
      {children}
    </form>
  );
}
