import { type Dispatch, useEffect, useReducer, useRef, useState } from "react";
import { keepsMemory } from "../../play/device-memory";
import type { MixedExercise } from "./mix";
import type { Logs } from "./notebook-file";
import { nextDraw, type PracticeLog, practiceRecord, today, withDone } from "./practice-log";
import { gradeOf, initialPractice, type PracticeAction, type PracticeState, practiceReducer } from "./practice-rules";
import { type FurtherKinds, useFurtherKinds } from "./use-further-kinds";

export interface PracticeDoing {
  state: PracticeState;
  dispatch: Dispatch<PracticeAction>;
  /** False on the server and before hydration. */
  alive: boolean;
  /** False if the browser stores nothing. */
  kept: boolean;
  further: FurtherKinds;
  /** Attempts at each shown exercise, in their order. */
  done: PracticeLog[string][];
  /** Opens an exercise with numbers that this device has not solved. */
  open: (index: number) => void;
  /** Opens the same exercise with the next numbers. */
  again: () => void;
}

/** Runs exercises of one or more lessons, and logs each attempt on this device. */
export function usePractice(items: readonly MixedExercise[], first = 0): PracticeDoing {
  const exercises = items.map(({ exercise }) => exercise);
  const [state, dispatch] = useReducer(practiceReducer, exercises, (all) => initialPractice(all, first));
  const [logs, setLogs] = useState<Logs>(new Map());
  const [alive, setAlive] = useState(false);
  const [kept, setKept] = useState(true);
  const graded = useRef<string | null>(null);
  const further = useFurtherKinds();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records are read once, in the browser.
  useEffect(() => {
    const kept = new Map(items.map(({ slug }) => [slug, practiceRecord(slug).read() ?? {}]));
    setLogs(kept);
    const { slug, exercise } = items[first] as MixedExercise;
    const draw = nextDraw(kept.get(slug)?.[exercise.id] ?? []);
    if (draw > 1) dispatch({ type: "open", index: first, draw });
    setKept(keepsMemory());
    setAlive(true);
  }, []);

  const { slug, exercise } = items[state.index] as MixedExercise;
  const grade = gradeOf(state);
  const attempt = `${slug}/${exercise.id} ${state.draw}`;
  useEffect(() => {
    if (grade === null) graded.current = null;
    if (grade === null || graded.current === attempt) return;
    graded.current = attempt;
    // Read again, since another tab may have changed or deleted the log. Without storage this page's state is used.
    const before = kept ? practiceRecord(slug).read() : logs.get(slug);
    const log = withDone(before ?? {}, exercise.id, [today(), grade]);
    setLogs(new Map(logs).set(slug, log));
    setKept(practiceRecord(slug).write(log));
  }, [grade, attempt, logs, kept, exercise.id, slug]);

  const doneOf = (item: MixedExercise | undefined) => (item && logs.get(item.slug)?.[item.exercise.id]) ?? [];
  return {
    state,
    dispatch,
    alive,
    kept,
    further,
    done: items.map(doneOf),
    open: (index) => dispatch({ type: "open", index, draw: nextDraw(doneOf(items[index])) }),
    again: () => dispatch({ type: "open", index: state.index, draw: Number(state.draw) + 1 }),
  };
}
