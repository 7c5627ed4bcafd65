/**
 * Short notices: one at a time, gone after five seconds; the time stands still under the pointer or the focus.
 * Escape, the close button and a swipe to the right close one; F8 moves the focus to it.
 */
import * as Radix from "@radix-ui/react-toast";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import "./toast.css";

/** Milliseconds a notice stays, and pixels of a swipe that closes it. */
const duration = 5_000;
const swipeThreshold = 50;

export interface Notice {
  title: string;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** The language of the words, where it is not Albanian. */
  lang?: "en";
}

type Show = (notice: Notice) => void;

const ShowContext = createContext<Show | null>(null);

/** @returns a function that shows a notice in place of the one that is open. */
export function useToast(): Show {
  const show = useContext(ShowContext);
  if (show === null) throw new Error("useToast needs <Toasts> around it");
  return show;
}

/** Gives everything inside it the means to show a notice. */
export function Toasts({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(Notice & { id: number }) | null>(null);
  const [open, setOpen] = useState(false);
  // Radix writes style attributes into server HTML, which the page's policy refuses: so only in the browser.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const show = useCallback<Show>((notice) => {
    setCurrent((before) => ({ ...notice, id: (before?.id ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return (
    <ShowContext.Provider value={show}>
      {children}
      {mounted ? (
        <Radix.Provider label="Njoftim" duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
          {current ? (
            <Radix.Root
              key={current.id}
              className={current.variant === "destructive" ? "toast destructive" : "toast"}
              lang={current.lang}
              open={open}
              onOpenChange={setOpen}
            >
              <div>
                <Radix.Title asChild>
                  <strong>{current.title}</strong>
                </Radix.Title>
                {current.description ? (
                  <Radix.Description asChild>
                    <p>{current.description}</p>
                  </Radix.Description>
                ) : null}
              </div>
              <Radix.Close className="toast-close" aria-label="Mbyll njoftimin" lang="sq">
                <span aria-hidden="true">×</span>
              </Radix.Close>
            </Radix.Root>
          ) : null}
          <Radix.Viewport className="toast-viewport" hotkey={["F8"]} label="Njoftime ({hotkey})" />
        </Radix.Provider>
      ) : null}
    </ShowContext.Provider>
  );
}
