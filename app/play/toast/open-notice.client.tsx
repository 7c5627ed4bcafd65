import * as Radix from "@radix-ui/react-toast";
import { useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lanes, Notice } from "./toast";

/** Milliseconds a notice stays, and pixels of a swipe that closes it (product 4.2). */
const duration = 5_000;
const swipeThreshold = 50;

/** The lane of this width; "bar" where it is out of the window, as one beside buttons may be; null where there is none. */
function shownLane({ above, beside }: Lanes): HTMLElement | "bar" | null {
  const lane = [above, beside].find((one) => one && getComputedStyle(one).display !== "none");
  if (!lane) return null;
  const { top, bottom } = lane.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle < window.innerHeight ? lane : "bar";
}

/** Draws the notice in its lane, or above the page where it has none. Its time begins when it is first drawn. */
export function OpenNotice({
  notice,
  open,
  onOpenChange,
  lanes,
}: {
  notice: Notice & { id: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lanes: Lanes;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice asks anew where its lane is.
  const lane = useMemo(() => shownLane(lanes), [notice.id, lanes]);
  const mark = notice.mark ?? (notice.variant === "destructive" ? "wrong" : "none");

  /** Gives the focus back to where it was before a key brought it to the notice. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && viewport.current?.contains(document.activeElement))
      previousFocus.current?.focus({ preventScroll: true });
  }

  const list = (
    <Radix.Viewport
      ref={viewport}
      data-notices=""
      className={`notices ${placeClass(lane)} print:hidden`}
      hotkey={["F8"]}
      label="Njoftime ({hotkey})"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      }}
    />
  );
  return (
    <Radix.Provider label="Njoftim" duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={notice.id}
        className={`notice notice-${mark}`}
        lang={notice.lang}
        open={open}
        onOpenChange={change}
      >
        {mark === "none" ? null : <Mark of={mark} />}
        <div className="notice-words">
          <Radix.Title asChild>
            <strong>{notice.title}</strong>
          </Radix.Title>{" "}
          {notice.description ? (
            <Radix.Description asChild>
              <span>{notice.description}</span>
            </Radix.Description>
          ) : null}
        </div>
        <Radix.Close className="notice-close" aria-label="Mbyll njoftimin" lang="sq">
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      {lane instanceof HTMLElement ? createPortal(list, lane) : list}
    </Radix.Provider>
  );
}

function placeClass(lane: HTMLElement | "bar" | null): string {
  if (lane === null) return "notices-over-page";
  return lane === "bar" ? "notices-over-bar" : "notices-in-lane";
}

const strokes = { right: "M2 8.6 6.4 13 14 3.4", wrong: "M2.6 2.6 13.4 13.4M13.4 2.6 2.6 13.4" };

/** Tells right from wrong by its form: a tick on the spot colour, a cross on hatching. */
function Mark({ of }: { of: "right" | "wrong" }) {
  return (
    <span className="notice-mark">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={strokes[of]} />
      </svg>
    </span>
  );
}
