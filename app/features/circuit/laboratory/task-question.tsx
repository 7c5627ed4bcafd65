import { useMemo } from "react";
import type { GridComponents } from "./grid-component";
import { asksNumber } from "./task";
import { insideText, questionText } from "./task-words";
import { countSolved, type TaskList } from "./use-laboratory";
import type { RunningTask } from "./use-task";

/** Asks the board's task, and tells which of the link's tasks it is. */
export function TaskQuestion({
  running: { task, verdict },
  list,
  components,
  hint,
}: {
  running: RunningTask;
  list: TaskList;
  /** As they lie now, which names them. */
  components: GridComponents;
  /** Why the last act did nothing: it stands instead of the remarks. */
  hint: string;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict may have solved one more.
  const solved = useMemo(() => countSolved(list), [list, verdict]);
  const several = list.tasks.length > 1;
  const remarks = [
    several ? `Detyra ${list.at + 1} nga ${list.tasks.length}, të zgjidhura ${solved}.` : "",
    asksNumber(task.question) ? insideText(components) : "",
  ];
  return (
    <div className="min-h-[2.6rem] py-2 text-[1rem]/[1.25] columns:text-[1.2rem]">
      <p id="circuit-text" className="font-bold" aria-live="polite">
        {questionText({ components, question: task.question })}
      </p>
      <p className="text-[0.86rem]">{hint || remarks.filter((remark) => remark !== "").join(" ")}</p>
    </div>
  );
}
