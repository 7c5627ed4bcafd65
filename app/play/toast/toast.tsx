/**
 * Toasts: one notice at a time, for five seconds; pointer or focus on it stops its time (product 4).
 * Escape, the close button and a swipe to the right close it; F8 moves the focus to it.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import "./toast.css";

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

/**
 * Shows the notices of everything inside it. Their view, 12 KB, loads with the first press on the page; an earlier notice
 * waits for it, and where it does not load the page goes on without.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(Notice & { id: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<typeof import("./open-notice.client") | null>(null);
  const loadView = useCallback(() => {
    import("./open-notice.client").then(setView, () => undefined);
  }, []);
  useEffect(() => {
    document.addEventListener("click", loadView, { once: true });
    return () => document.removeEventListener("click", loadView);
  }, [loadView]);
  const show = useCallback<Show>(
    (notice) => {
      setCurrent((before) => ({ ...notice, id: (before?.id ?? 0) + 1 }));
      setOpen(true);
      loadView();
    },
    [loadView],
  );
  return (
    <ShowContext.Provider value={show}>
      {children}
      {view && current ? <view.OpenNotice notice={current} open={open} onOpenChange={setOpen} /> : null}
    </ShowContext.Provider>
  );
}
