import { useMemo, useRef, useState } from "react";
import "./laboratory.css";
import { componentWith } from "../parts/board-rules";
import { componentNames } from "../parts/component-words";
import { useHeldFocus } from "../parts/use-held-focus";
import type { Solution } from "../solver/circuit-solver";
import { type Diagnosis, diagnose } from "./diagnosis/circuit-diagnosis";
import { type ExampleCircuit, exampleOn } from "./example-circuits";
import { ExamplesList } from "./examples-list";
import { type Board, GridBoard } from "./grid/grid-board";
import type { GridComponent, GridComponents } from "./grid/grid-component";
import { type RunningGrid, useRunningGrid } from "./grid/use-running-grid";
import { LaboratoryDock } from "./laboratory-dock";
import { LaboratoryHeading, useOpening } from "./laboratory-heading";
import type { LaboratoryState } from "./laboratory-rules";
import { LaboratoryText } from "./laboratory-text";
import { laboratoryNewsText, whyNothing } from "./laboratory-words";
import { LinkFaultBox } from "./link/link-fault-box";
import { ReadingsTable } from "./readings/readings-table";
import { TracePanel } from "./readings/trace-panel";
import { seenIn } from "./seen";
import type { Task } from "./task/task";
import { type AssignedTask, useTask } from "./task/use-task";
import { TeacherPanel } from "./teacher-panel";
import { ToolPalette } from "./tool-palette";
import { useLaboratory } from "./use-laboratory";

/** Removes the circuit from the address. A task's address stays in the history: Back opens it again. */
function leaveAddress(task: Task | null): void {
  const { history, location } = window;
  if (task) history.pushState(history.state, "", "#laboratori");
  else history.replaceState(history.state, "", location.pathname);
}

/**
 * Shows the free laboratory. It has a grid, tools, readings, and links with a circuit or a task.
 *
 * @param onLeave leads to the levels; an assignment has none
 * @param assigned the task of an assignment, which is all that is shown
 */
export default function Laboratory({
  onLeave,
  assigned = null,
}: { onLeave: () => void; assigned?: null } | { onLeave?: never; assigned: AssignedTask }) {
  const laboratory = useLaboratory(assigned?.task ?? null);
  const { state, list } = laboratory;
  const components = state.board.present;
  const running = useTask(laboratory.task, components, state.tool, laboratory.dispatch, assigned);
  const dispatch = running?.dispatch ?? laboratory.dispatch;
  const names = useMemo(() => componentNames(components), [components]);
  const [tracing, setTracing] = useState(false);
  const [making, setMaking] = useState(false);
  const time = useRunningGrid(components, tracing);
  const { solution, discharge } = time;
  const [target, setTarget] = useState<number | null>(null);
  const tool = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  const task = running?.task ?? null;
  const { heading, show } = useOpening(tool, task !== null);
  useHeldFocus(tool, () => {
    board.current?.focus();
    return null;
  });

  function open(example: ExampleCircuit) {
    discharge();
    dispatch({ type: "open", components: example.components, example: example.title });
    show();
    board.current?.focus();
  }

  const selected = componentWith(state.selected, components);
  const seen = seenIn(task, solution, running?.verdict?.right ?? false);
  const diagnosis = useDiagnosis(components, time);
  const missing = !task && diagnosis.code === "missing-wire" ? diagnosis.edge : null;
  const ownExample = exampleOn(components, state.example);
  const hint = whyNothing(state);
  // While a teacher makes a task, only its sheet is printed.
  const onPaper = making ? "print:hidden" : "";
  return (
    <section className="page-width pb-gutter">
      <NewsStatus news={state.news} solution={solution} />
      {state.linkFault ? (
        <LinkFaultBox fault={state.linkFault} onDismiss={() => dispatch({ type: "dismiss-fault" })} />
      ) : null}
      <div ref={tool} className={`lab-tool ${layoutOf({ task, tracing, selected, diagnosis })}`}>
        <LaboratoryHeading
          {...{ heading, task, onPaper }}
          {...(onLeave && {
            onLeave: () => {
              leaveAddress(task);
              onLeave();
            },
          })}
        />
        <div className={`lab-board ${onPaper}`}>
          <GridBoard
            ref={board}
            {...{ components, names, seen, selected, missing, tracing, target, dispatch }}
            tool={state.tool}
            onTarget={setTarget}
            onPoint={running?.point}
          />
        </div>
        <div className={`lab-text ${onPaper}`}>
          <LaboratoryText
            {...{ running, list, components, names, solution, diagnosis, hint, tracing }}
            brief={selected !== undefined}
            onTrace={setTracing}
          />
          {tracing ? <TracePanel {...{ components, names, selected, seen }} running={time} /> : null}
        </div>
        <div className="lab-side">
          <div className="lab-palette">
            <ToolPalette
              tool={state.tool}
              board={state.board}
              edgeAt={(point) => board.current?.edgeAt(point) ?? null}
              onTarget={setTarget}
              dispatch={dispatch}
            />
          </div>
          <div className={`lab-dock py-2 ${onPaper} ${selected && !tracing ? "chosen" : ""}`}>
            <LaboratoryDock
              {...{ laboratory, running, selected, names, seen, making, discharge, dispatch }}
              example={ownExample}
              {...(onLeave && {
                onLeaveTask: () => {
                  leaveAddress(task);
                  laboratory.leaveTask();
                },
              })}
            />
          </div>
        </div>
        <div className={`lab-table pt-6 ${onPaper}`}>
          <ReadingsTable {...{ components, names, seen }} />
          {task ? null : <ExamplesList opened={ownExample?.title ?? null} onOpen={open} />}
        </div>
        {task ? null : (
          <TeacherPanel {...{ components, making }} selected={selected?.edge ?? null} onMake={setMaking} />
        )}
      </div>
    </section>
  );
}

/** Returns the classes of the arrangement. A task, a graph, or a sentence on why no current flows decides it. */
function layoutOf({
  task,
  tracing,
  selected,
  diagnosis,
}: {
  task: Task | null;
  tracing: boolean;
  selected: GridComponent | undefined;
  diagnosis: Diagnosis;
}): string {
  const ails = selected === undefined && diagnosis.code !== "flows" && diagnosis.code !== "empty";
  return [task && "asked", tracing && "tracing", !task && !tracing && ails && "ailing"].filter(Boolean).join(" ");
}

/** Returns the cause of a missing current. It is found anew after an edit and when the current begins or ends. */
function useDiagnosis(components: GridComponents, { solution, charges }: RunningGrid): Diagnosis {
  // Charges change every tenth of a second. The cause of a missing current does not, only the words with their values.
  const flowing = [...solution.readings.values()].some(({ current }) => current !== 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  return useMemo(() => diagnose(components, charges, solution), [components, flowing]);
}

/** Says what the last action did, for a screen reader. */
function NewsStatus({ news, solution: { shorted } }: { news: LaboratoryState["news"]; solution: Solution }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per action, or it would be announced endlessly.
  const said = useMemo(
    () => (news ? `${laboratoryNewsText(news.what)} ${shorted.length > 0 ? "Lidhje e shkurtër!" : ""}` : ""),
    [news],
  );
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
