import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { StudioButton } from "./studio-button";

/** The word of the button that only closes. */
const closing = "Mbyll";

/** Shows a modal dialog, with the focus in its first field. Esc closes it; the focus returns to where it was. */
export function Dialog({
  title,
  wide,
  describedBy,
  close = closing,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  /** Id of the text that a screen reader reads with the title. */
  describedBy?: string;
  /** The word of the button that closes it. */
  close?: string;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // The focus goes back when the dialog goes, before anything else takes it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Whoever opens a form writes first. The browser would choose the button that closes it.
    dialog.current?.querySelector<HTMLElement>("form :is(input:not([type=file]), select, textarea)")?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      className={`st-dialog m-auto max-h-[90vh] rule-t-7 bg-paper px-12 pt-0 pb-12 text-[0.95rem] text-ink [border-inline:0] [border-bottom:0] [outline:1px_solid_var(--color-ink)] ${wide ? "w-[min(80rem,100vw-2rem)]" : "w-[min(44rem,100vw-2rem)]"}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-10 py-6">
        <h2 id={id} className="text-[1.8rem]">
          {title}
        </h2>
        <StudioButton quiet={close === closing} onClick={onClose}>
          {close}
        </StudioButton>
      </div>
      {children}
    </dialog>
  );
}
