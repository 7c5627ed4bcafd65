/** The queue of drafts: which file is sent, and when. `sendDrafts` runs it; the rest is pure. */
export interface DraftQueue {
  /** Names of the files to send, in the order in which they were written. */
  readonly waiting: readonly string[];
  /** The file that is being sent; null: none. */
  readonly sending: string | null;
  /** When the first of `waiting` may be sent, milliseconds. */
  readonly due: number;
  /** When it is sent even while keys are pressed, milliseconds. */
  readonly latest?: number;
}

export const emptyQueue: DraftQueue = { waiting: [], sending: null, due: 0 };

/** Milliseconds without a key press after which a draft is sent. The page follows in 100 to 300. */
const draftAfter = 120;

/** Milliseconds after which a draft is sent although keys are still pressed: a quick hand makes no pause. */
const longestWait = 400;

/** Milliseconds after which a draft that could not be sent is tried again. */
const retryAfter = 1000;

/** Adds a file that was written. One that already waits keeps its place. */
export function added(queue: DraftQueue, name: string, now: number): DraftQueue {
  const waiting = queue.waiting.includes(name) ? queue.waiting : [...queue.waiting, name];
  const latest = queue.waiting.length === 0 ? now + longestWait : (queue.latest ?? now + longestWait);
  return { ...queue, waiting, latest, due: Math.min(now + draftAfter, Math.max(now, latest)) };
}

/** Begins to send the first file. The queue stays the same where nothing is due, or one is being sent. */
export function begun(queue: DraftQueue, now: number): DraftQueue {
  const [first, ...others] = queue.waiting;
  if (first === undefined || queue.sending !== null || now < queue.due) return queue;
  return { ...queue, waiting: others, sending: first };
}

/** Ends the sending of a file. */
export function sent(queue: DraftQueue): DraftQueue {
  return { ...queue, sending: null };
}

/** Puts the file that could not be sent before the others, to be tried again. */
export function failed(queue: DraftQueue, now: number): DraftQueue {
  if (queue.sending === null) return queue;
  const others = queue.waiting.filter((name) => name !== queue.sending);
  return { waiting: [queue.sending, ...others], sending: null, due: Math.max(queue.due, now + retryAfter) };
}

/** Returns the milliseconds until `begun` has something to do; null where it waits for an answer or a key. */
export function pause({ waiting, sending, due }: DraftQueue, now: number): number | null {
  return waiting.length === 0 || sending !== null ? null : Math.max(0, due - now);
}

/**
 * Sends the drafts of written files one after another, once the editor pauses. What cannot be sent is tried again.
 *
 * @param send sends the draft of a file with its text of that moment @param onFailure called with each failure
 */
export function sendDrafts(
  send: (name: string) => Promise<void>,
  onFailure: (error: unknown) => void,
): { add(name: string): void; flush(): void; isEmpty(): boolean } {
  let queue = emptyQueue;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (next: DraftQueue) => {
    queue = next;
    clearTimeout(timer);
    const wait = pause(queue, Date.now());
    if (wait !== null) timer = setTimeout(step, wait);
  };
  const step = () => {
    queue = begun(queue, Date.now());
    const { sending } = queue;
    if (sending === null) return go(queue);
    send(sending).then(
      () => go(sent(queue)),
      (error: unknown) => {
        onFailure(error);
        go(failed(queue, Date.now()));
      },
    );
  };
  return {
    add: (name) => go(added(queue, name, Date.now())),
    /** Sends at once what waits: the page is being left. */
    flush: () => go({ ...queue, due: 0 }),
    isEmpty: () => queue.waiting.length === 0 && queue.sending === null,
  };
}
