import { capital } from "../parts/component-words";
import { Advice } from "./advice";
import type { ExampleCircuit } from "./example-circuits";
import { type GridComponent, idOn } from "./grid/grid-component";
import type { LaboratoryAction } from "./laboratory-rules";
import { PartDock } from "./part-dock";
import { partSymbols } from "./part-symbols";
import type { Seen } from "./seen";
import { TaskPanel } from "./task/task-panel";
import type { RunningTask } from "./task/use-task";
import type { useLaboratory } from "./use-laboratory";

/** Shows the controls of the selected component; without one, those of the task, or advice. */
export function LaboratoryDock({
  laboratory: { state, list, goToTask },
  running,
  selected,
  names,
  seen,
  making,
  example,
  discharge,
  dispatch,
  onLeaveTask,
}: {
  laboratory: ReturnType<typeof useLaboratory>;
  running: RunningTask | null;
  selected: GridComponent | undefined;
  /** Names of all components but wires, by id. */
  names: ReadonlyMap<string, string>;
  /** Parts of the circuit's data that may be shown. */
  seen: Seen;
  /** Whether a task is being made. */
  making: boolean;
  /** The ready circuit on the board, if nothing of it was changed. */
  example: ExampleCircuit | null;
  discharge: () => void;
  dispatch: (action: LaboratoryAction) => void;
  /** Missing in an assignment. */
  onLeaveTask?: () => void;
}) {
  if (selected) {
    return (
      <PartDock
        component={selected}
        name={capital(names.get(selected.id) ?? "tel")}
        symbol={partSymbols(state.board.present).get(selected.id) ?? ""}
        locked={running !== null && selected.id === idOn(running.task.question.edge)}
        canBreak={making}
        {...{ seen, discharge, dispatch }}
      />
    );
  }
  if (running && list) {
    return (
      <TaskPanel
        {...{ running, list }}
        onGoTo={goToTask}
        onReset={() => dispatch({ type: "clear" })}
        {...(onLeaveTask && { onLeave: onLeaveTask })}
      />
    );
  }
  return <Advice example={example} how={!state.placed} fresh={state.news === null} />;
}
