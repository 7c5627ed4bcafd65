import { type ReactNode, useEffect, useId, useRef } from "react";

/** A dialog over the page; Esc closes it, and the focus goes back to where it was. */
export function Dialog({
  title,
  wide,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={wide ? "st-dialog st-dialog-wide" : "st-dialog"}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="st-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="st-button" onClick={onClose}>
          Mbyll
        </button>
      </div>
      {children}
    </dialog>
  );
}
