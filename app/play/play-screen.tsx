import type { FormEvent, ReactNode } from "react";
import "./play-screen.css";
import { NoticeLane } from "./toast/notice-lane";

/**
 * Frames the screen of a game or quiz, with the notices' lane above. It scrolls to just below the top bar.
 *
 * @param onSubmit makes the screen a form
 * @param className utilities for its gaps and padding
 * @param lane false on a screen without notices: an introduction
 */
export function PlayScreen({
  onSubmit,
  className,
  lane = true,
  children,
}: {
  onSubmit?: () => void;
  className: string;
  lane?: boolean;
  children: ReactNode;
}) {
  const classes = `page-width grid rule-t-7 ${lane ? "under-notice-lane" : "scroll-mt-(--under-bar)"} ${className}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit?.();
  }
  return (
    <>
      {lane ? <NoticeLane place="above" /> : null}
      {onSubmit ? (
        <form className={classes} onSubmit={submit}>
          {children}
        </form>
      ) : (
        <section className={classes}>{children}</section>
      )}
    </>
  );
}

/** Shows a screen's buttons in a row. On a wide screen the notices' lane is beside them. */
export function PlayActions({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-center gap-8 ${className}`.trim()}>
      {children}
      <NoticeLane place="beside" />
    </div>
  );
}
