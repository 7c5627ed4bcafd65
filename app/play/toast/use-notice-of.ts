import { useEffect, useRef } from "react";
import { type Notice, useToast } from "./toast";

/**
 * Says an event in a notice, once.
 *
 * The convention of all that is played: a reducer makes a new object for each event and hands the same one on until the
 * next, so an event is told apart by what it is, never by a count that begins anew with a level or a round.
 *
 * @param event `null` while nothing has happened
 * @param noticeOf what is said of it; `null` where nothing is
 */
export function useNoticeOf<Event extends object>(
  event: Event | null,
  noticeOf: (event: Event) => Notice | null,
): void {
  const show = useToast();
  const said = useRef<Event | null>(null);
  const words = useRef(noticeOf);
  words.current = noticeOf;
  useEffect(() => {
    if (event === null || event === said.current) return;
    said.current = event;
    const notice = words.current(event);
    if (notice) show(notice);
  }, [event, show]);
}
