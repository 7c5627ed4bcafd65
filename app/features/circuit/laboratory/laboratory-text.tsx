import type { ComponentProps } from "react";
import { BoardText } from "./diagnosis/board-text";
import { QuietButton } from "./laboratory-heading";
import { TaskQuestion } from "./task/task-question";
import type { RunningTask } from "./task/use-task";
import type { TaskList } from "./use-laboratory";

/** Shows the task's question, or what the circuit does, beside the button of the graph. */
export function LaboratoryText({
  running,
  list,
  tracing,
  onTrace,
  ...board
}: ComponentProps<typeof BoardText> & {
  running: RunningTask | null;
  list: TaskList | null;
  /** Whether the graph is shown. */
  tracing: boolean;
  onTrace: (tracing: boolean) => void;
}) {
  const { components, hint } = board;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-7">
      {running && list ? <TaskQuestion {...{ running, list, components, hint }} /> : <BoardText {...board} />}
      <QuietButton aria-expanded={tracing} onClick={() => onTrace(!tracing)}>
        Grafiku
      </QuietButton>
    </div>
  );
}
