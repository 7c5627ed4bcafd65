import * as Radix from "@radix-ui/react-toast";
import { useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { Lanes, Notice } from "./notice";

/** Milliseconds until a notice closes, and pixels of a swipe that closes it (product 4.2). */
const duration = 5_000;
const swipeThreshold = 50;

/**
 * Returns the visible lane; null without a lane. It is "bar" if the lane is outside the viewport, as one beside buttons
 * may be.
 */
function shownLane({ above, beside }: Lanes): HTMLElement | "bar" | null {
  const lane = [above, beside].find((one) => one && getComputedStyle(one).display !== "none");
  if (!lane) return null;
  const { top, bottom } = lane.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle < window.innerHeight ? lane : "bar";
}

/** Shows the notice in its lane, or above the page without a lane. Its time begins with its first rendering. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice finds its lane again.
  const lane = useMemo(() => shownLane(lanes), [notice.id, lanes]);
  const mark = notice.mark ?? (notice.variant === "destructive" ? "wrong" : "none");

  /** Returns the focus to the element that had it before F8 moved it. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && viewport.current?.contains(document.activeElement))
      previousFocus.current?.focus({ preventScroll: true });
  }

  const list = (
    <Radix.Viewport
      ref={viewport}
      data-notices=""
      className={`pointer-events-auto z-6 grid p-0 print:hidden ${placeClass(lane)}`}
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
        className={`notice flex min-h-26 columns:min-h-31 data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))] ${inside} ${looks[mark]}`}
        lang={notice.lang}
        open={open}
        onOpenChange={change}
      >
        {mark === "none" ? null : <Mark of={mark} />}
        <div className="line-clamp-3 max-h-[3.6em] min-w-0 flex-1 self-center pl-5.5 text-[0.76rem]/[1.2] columns:line-clamp-2 columns:text-[0.92rem]">
          <Radix.Title asChild>
            <strong className="font-display text-[1.25em]/[1]">{notice.title}</strong>
          </Radix.Title>{" "}
          {notice.description ? (
            <Radix.Description asChild>
              <span className="ml-[0.2em]">{notice.description}</span>
            </Radix.Description>
          ) : null}
        </div>
        <Radix.Close
          className={`w-27.5 flex-none cursor-pointer bg-transparent p-0 text-[1.5rem]/[1] no-border ${inside}`}
          aria-label="Mbyll njoftimin"
          lang="sq"
        >
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      {lane instanceof HTMLElement ? createPortal(list, lane) : list}
    </Radix.Provider>
  );
}

const looks = {
  none: "rule-2 bg-ink text-paper",
  right: "rule-2/spot bg-spot text-on",
  wrong: "rule-2 bg-paper text-ink",
};

/** The focus ring, inside the notice and in the colour of its text. */
const inside = "focus-visible:-outline-offset-5 focus-visible:outline-current";

const overPage = "fixed inset-x-0 top-4 columns:right-gutter columns:left-auto columns:w-280";

function placeClass(lane: HTMLElement | "bar" | null): string {
  if (lane === null) return `${overPage} columns:top-auto columns:bottom-gutter`;
  return lane === "bar"
    ? `${overPage} columns:top-2`
    : "absolute inset-x-0 bottom-0 min-h-[min(100%,2.6rem)] columns:top-0";
}

const strokes = { right: "M2 8.6 6.4 13 14 3.4", wrong: "M2.6 2.6 13.4 13.4M13.4 2.6 2.6 13.4" };

/** Shows right and wrong by shape. Right is a tick on the spot colour, wrong a cross on hatching. */
function Mark({ of }: { of: "right" | "wrong" }) {
  return (
    <span className={`grid w-26 flex-none place-items-center ${of === "wrong" ? "rule-r-2 hatch-ink" : ""}`}>
      <svg
        className={`w-13 fill-none stroke-current stroke-[2.6] ${of === "wrong" ? "bg-paper p-1.5" : ""}`}
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <path d={strokes[of]} />
      </svg>
    </span>
  );
}
