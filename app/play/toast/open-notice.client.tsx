import * as Radix from "@radix-ui/react-toast";
import { useRef } from "react";
import type { Notice } from "./toast";

/** Milliseconds a notice stays, and pixels of a swipe that closes it (product 4.2). */
const duration = 5_000;
const swipeThreshold = 50;

const focus = "focus-visible:[outline-color:var(--color-paper)] focus-visible:[outline-offset:-5px]";
/** On a narrow screen a notice lies over the bar and is as low as it: what is played begins right below. */
const box = `grid grid-cols-[1fr_auto] items-center gap-x-10 gap-y-2 bg-ink text-paper max-columns:min-h-[calc(3.4rem+2px)] max-columns:py-1 max-columns:pr-4 max-columns:pl-gutter columns:py-8 columns:pr-6 columns:pl-10 ${focus}`;

/** Draws the notice above the page. Its time begins when it is first drawn. */
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
  const previousFocus = useRef<HTMLElement | null>(null);
  const destructive = notice.variant === "destructive";

  /** Gives the focus back to where it was before a key brought it to the notice. */
  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen && viewport.current?.contains(document.activeElement))
      previousFocus.current?.focus({ preventScroll: true });
  }

  return (
    <Radix.Provider label="Njoftim" duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      <Radix.Root
        key={notice.id}
        className={`${box} ${destructive ? "[border-left:9px_double_var(--spot)]" : "[border-left:9px_solid_var(--spot)]"}`}
        lang={notice.lang}
        open={open}
        onOpenChange={change}
      >
        <div>
          <Radix.Title asChild>
            <strong className="font-display text-[1.25rem]/[1] font-bold columns:text-[1.9rem]/[1]">
              {destructive ? <Cross /> : null}
              {notice.title}
            </strong>
          </Radix.Title>
          {notice.description ? (
            <Radix.Description asChild>
              <p className="max-columns:text-[0.76rem]/[1.2] columns:text-[0.88rem]/[1.35]">{notice.description}</p>
            </Radix.Description>
          ) : null}
        </div>
        <Radix.Close
          className={`min-h-27.5 min-w-27.5 cursor-pointer [border:0] bg-transparent text-[1.5rem] ${focus}`}
          aria-label="Mbyll njoftimin"
          lang="sq"
        >
          <span aria-hidden="true">×</span>
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        ref={viewport}
        className="fixed z-6 grid gap-6 p-0 max-columns:inset-x-0 max-columns:top-0 columns:right-gutter columns:bottom-gutter columns:w-[26rem] print:hidden"
        hotkey={["F8"]}
        label="Njoftime ({hotkey})"
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !viewport.current?.contains(relatedTarget)) {
            previousFocus.current = relatedTarget;
          }
        }}
      />
    </Radix.Provider>
  );
}

/** Marks a failure before its title: a double stripe alone tells nobody that something went wrong. */
function Cross() {
  return (
    <svg
      className="mr-[0.35em] inline-block size-[0.8em] align-[-0.08em] stroke-current"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path d="M2.3 2.3 13.7 13.7M13.7 2.3 2.3 13.7" strokeWidth="3" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
