import * as Radix from "@radix-ui/react-toast";
import { useRef } from "react";
import type { Notice } from "./toast";

/** Milliseconds a notice stays, and pixels of a swipe that closes it (product 4.2). */
const duration = 5_000;
const swipeThreshold = 50;

/** The notice at its place above the page. Its time begins when it is first drawn. */
export function OpenNotice({
  notice,
  open,
  onOpenChange,
}: {
  notice: Notice & { id: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);

  /** Whoever came to the notice by keys goes back to where they were when it closes. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && viewport.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  }

  return (
    <Radix.Provider label="Njoftim" duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={notice.id}
        className={notice.variant === "destructive" ? "toast destructive" : "toast"}
        lang={notice.lang}
        open={open}
        onOpenChange={change}
      >
        <div>
          <Radix.Title asChild>
            <strong>{notice.title}</strong>
          </Radix.Title>
          {notice.description ? (
            <Radix.Description asChild>
              <p>{notice.description}</p>
            </Radix.Description>
          ) : null}
        </div>
        <Radix.Close className="toast-close" aria-label="Mbyll njoftimin" lang="sq">
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        ref={viewport}
        className="toast-viewport"
        hotkey={["F8"]}
        label="Njoftime ({hotkey})"
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget)) {
            before.current = relatedTarget;
          }
        }}
      />
    </Radix.Provider>
  );
}
