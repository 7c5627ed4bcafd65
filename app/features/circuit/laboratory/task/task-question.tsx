import { useMemo } from "react";
import type { GridComponents } from "../grid/grid-component";
import { countSolved, type TaskList } from "../use-laboratory";
import { asksNumber } from "./task";
import { insideText, questionText } from "./task-words";
import type { RunningTask } from "./use-task";

/** Shows the question of the open task, and its number among the link's tasks. */
export function TaskQuestion({
  running: { task, verdict },
  list,
  components,
  hint,
}: {
  running: RunningTask;
  list: TaskList;
  /** Components in their present positions, from which their names follow. */
  components: GridComponents;
  /** Reason why the last action did nothing, shown in place of the remarks. */
  hint: string;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new verdict may change the number of solved tasks.
  const solved = useMemo(() => countSolved(list), [list, verdict]);
  const several = list.tasks.length > 1;
  const remarks = [
    several ? `Detyra ${list.index + 1} nga ${list.tasks.length}, të zgjidhura ${solved}.` : "",
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
