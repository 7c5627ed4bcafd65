import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import "./laboratory.css";
import { Button } from "../../../ui/button";
import { componentWith } from "../parts/board-rules";
import { capital, componentNames } from "../parts/component-words";
import { FaultBox, FaultTitle } from "../parts/fault-box";
import { PanelTitle } from "../parts/panel-title";
import { RowButton } from "../parts/row-button";
import { useHeldFocus } from "../parts/use-held-focus";
import { Advice } from "./advice";
import { BoardText } from "./board-text";
import { diagnose } from "./circuit-diagnosis";
import { writeLink } from "./circuit-link";
import { type ExampleCircuit, examples, isStill } from "./example-circuits";
import { ExamplesList } from "./examples-list";
import { type Board, GridBoard } from "./grid-board";
import { idOn } from "./grid-component";
import { laboratoryNewsText, linkFaultText, whyNothing } from "./laboratory-words";
import { PartDock } from "./part-dock";
import { partSymbols } from "./part-symbols";
import { ReadingsTable } from "./readings-table";
import { seenIn } from "./seen";
import { ShareLink } from "./share-link";

import { TaskPanel } from "./task-panel";
import { TaskQuestion } from "./task-question";
import { ToolPalette } from "./tool-palette";
import { TracePanel } from "./trace-panel";
import { useLaboratory } from "./use-laboratory";
import { useRunningGrid } from "./use-running-grid";
import { useTask } from "./use-task";

/** Chunk that loads when a teacher asks for it. It holds questions, QR code and the printed sheet. */
const TaskMaker = lazy(() => import("./task-maker"));

/** On a low window the page scrolls to the board, not to the title. A task's question between them prevents that. */
const low = "(max-height: 44rem)";
const wide = "(min-width: 62rem)";

const quiet =
  "min-h-[2.75rem] px-0 [border:0] bg-transparent font-semibold underline underline-offset-[0.3em] cursor-pointer";

/** Shows the free laboratory. It has a grid, tools, readings, and links with a circuit or a task. */
export default function Laboratory({ onLeave }: { onLeave: () => void }) {
  const laboratory = useLaboratory();
  const { state, list } = laboratory;
  const components = state.board.present;
  const running = useTask(laboratory.task, components, state.tool, laboratory.dispatch);
  const dispatch = running?.dispatch ?? laboratory.dispatch;
  const names = useMemo(() => componentNames(components), [components]);
  const [tracing, setTracing] = useState(false);
  const [making, setMaking] = useState(false);
  const time = useRunningGrid(components, tracing);
  const { solution, charges, discharge } = time;
  const [target, setTarget] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  const fault = useRef<HTMLDivElement>(null);
  const task = running?.task ?? null;
  function show() {
    const between = task !== null && window.matchMedia(wide).matches;
    const first = window.matchMedia(low).matches && !between ? ".lab-board" : ".lab-head";
    tool.current?.querySelector(first)?.scrollIntoView();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the laboratory opens.
  useEffect(() => {
    show();
    heading.current?.focus({ preventScroll: true });
  }, []);
  // A link's fault is reported above the board. The window was scrolled there.
  useEffect(() => {
    if (state.linkFault) fault.current?.scrollIntoView();
  }, [state.linkFault]);
  useHeldFocus(tool, () => {
    board.current?.focus();
    return null;
  });

  /** Removes the circuit from the address. */
  const forgetAddress = () => window.history.replaceState(window.history.state, "", window.location.pathname);
  /** Adds an entry to the history, so that Back opens the task again. */
  const leaveAddress = () => window.history.pushState(window.history.state, "", "#laboratori");
  function open(example: ExampleCircuit) {
    discharge();
    dispatch({ type: "open", components: example.components, example: example.title });
    show();
    board.current?.focus();
  }

  const selected = componentWith(state.selected, components);
  const seen = seenIn(task, solution, running?.verdict?.right ?? false);
  // Charges change every tenth of a second. The cause of a missing current does not, only the words with their values.
  const flowing = [...solution.readings.values()].some(({ current }) => current !== 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const diagnosis = useMemo(() => diagnose(components, charges, solution), [components, flowing]);
  const missing = !task && diagnosis.code === "missing-wire" ? diagnosis.edge : null;
  const example = examples.find(({ title }) => title === state.example);
  const ownExample = example && isStill(example, components) ? example : null;
  const news = state.news;
  const hint = whyNothing(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per action, or it would be announced endlessly.
  const announcement = useMemo(
    () => (news ? `${laboratoryNewsText(news.what)} ${solution.shorted.length > 0 ? "Lidhje e shkurtër!" : ""}` : ""),
    [news],
  );
  const ails = selected === undefined && diagnosis.code !== "flows" && diagnosis.code !== "empty";
  const layout = [task && "asked", tracing && "tracing", !task && !tracing && ails && "ailing"]
    .filter(Boolean)
    .join(" ");
  // While a teacher makes a task, only its sheet is printed.
  const onPaper = making ? "print:hidden" : "";
  const idle =
    running && list ? (
      <TaskPanel
        {...{ running, list }}
        onGoTo={laboratory.goToTask}
        onReset={() => dispatch({ type: "clear" })}
        onLeave={() => {
          leaveAddress();
          laboratory.leaveTask();
        }}
      />
    ) : (
      <Advice example={ownExample} how={!state.placed} fresh={news === null} />
    );

  return (
    <section className="page-width pb-gutter">
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {state.linkFault ? (
        <FaultBox as="div" role="alert">
          <div ref={fault} className="lab-fault">
            <FaultTitle>Lidhja nuk u hap</FaultTitle>
            {linkFaultText(state.linkFault)}
          </div>
          <Button onClick={() => dispatch({ type: "dismiss-fault" })}>E kuptova</Button>
        </FaultBox>
      ) : null}
      <div ref={tool} className={`lab-tool ${layout}`}>
        <div className={`lab-head flex items-center justify-between gap-x-9 ${onPaper}`}>
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={task ? "circuit-text" : undefined}
            className="text-[1.5rem]/[1.1] margin:text-[2.4rem] focus:[outline:0]"
          >
            {task ? "Detyrë për laboratorin" : "Laboratori i lirë"}
          </h1>
          <button
            className={`${quiet} print:hidden`}
            type="button"
            onClick={() => {
              if (task) leaveAddress();
              else forgetAddress();
              onLeave();
            }}
          >
            Te nivelet
          </button>
        </div>
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
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-7">
            {running && list ? (
              <TaskQuestion {...{ running, list, components, hint }} />
            ) : (
              <BoardText brief={selected !== undefined} {...{ diagnosis, names, components, solution }} hint={hint} />
            )}
            <button
              className={`${quiet} print:hidden`}
              type="button"
              aria-expanded={tracing}
              onClick={() => setTracing(!tracing)}
            >
              Grafiku
            </button>
          </div>
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
            {selected ? (
              <PartDock
                component={selected}
                name={capital(names.get(selected.id) ?? "tel")}
                symbol={partSymbols(components).get(selected.id) ?? ""}
                locked={task !== null && selected.id === idOn(task.question.edge)}
                canBreak={making}
                {...{ seen, discharge, dispatch }}
              />
            ) : (
              idle
            )}
          </div>
        </div>
        <div className={`lab-table pt-6 ${onPaper}`}>
          <ReadingsTable {...{ components, names, seen }} />
          {task ? null : <ExamplesList opened={ownExample?.title ?? null} onOpen={open} />}
        </div>
        {task ? null : (
          <div className="lab-more grid gap-6 content-start py-7">
            {making ? null : (
              <div className="grid gap-6">
                <ShareLink circuit={writeLink(components)} label="Lidhja e këtij qarku" opens="të njëjtin qark" />
              </div>
            )}
            <div className="grid gap-6">
              <div className="grid gap-6 print:hidden">
                <PanelTitle>Për mësuesin</PanelTitle>
                <RowButton small aria-expanded={making} onClick={() => setMaking(!making)}>
                  Bëj detyrë me këtë qark
                </RowButton>
              </div>
              {making ? (
                <Suspense fallback={<p role="status">Po hapet…</p>}>
                  <TaskMaker components={components} selected={selected?.edge ?? null} />
                </Suspense>
              ) : null}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
