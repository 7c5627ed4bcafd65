import { useEffect, useRef } from "react";
import type { Notice } from "./notice";
import { useToast } from "./toast";

/**
 * Shows one notice per event.
 *
 * A reducer makes a new object for each event and keeps it until the next (docs/decisions/005), so events differ by
 * identity; a counter would restart with each level or round, and hide an event with the same number.
 *
 * @param event `null` while nothing has happened
 * @param noticeOf the notice of an event; `null` shows none
 */
export function useNoticeOf<Event extends object>(
  event: Event | null,
  noticeOf: (event: Event) => Notice | null,
): void {
  const show = useToast();
  const shown = useRef<Event | null>(null);
  const words = useRef(noticeOf);
  words.current = noticeOf;
  useEffect(() => {
    if (event === null || event === shown.current) return;
    shown.current = event;
    const notice = words.current(event);
    if (notice) show(notice);
  }, [event, show]);
}
