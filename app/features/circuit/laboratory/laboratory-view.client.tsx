import { useEffect, useMemo, useRef, useState } from "react";
import "./laboratory.css";
import { Button } from "../../../ui/button";
import { componentWith } from "../parts/board-rules";
import { capital, componentNames } from "../parts/component-words";
import { FaultBox, FaultTitle } from "../parts/fault-box";
import { useHeldFocus } from "../parts/use-held-focus";
import { Advice } from "./advice";
import { BoardText } from "./board-text";
import { diagnose } from "./circuit-diagnosis";
import { writeLink } from "./circuit-link";
import { type Example, examples, isStill } from "./example-circuits";
import { ExamplesList } from "./examples-list";
import { type Board, GridBoard } from "./grid-board";
import { laboratoryNewsText, linkFaultText } from "./laboratory-words";
import { PartDock } from "./part-dock";
import { partSymbols } from "./part-symbols";
import { ReadingsTable } from "./readings-table";
import { seenIn } from "./seen";
import { ShareLink } from "./share-link";
import { ToolPalette } from "./tool-palette";
import { TracePanel } from "./trace-panel";
import { useLaboratory } from "./use-laboratory";
import { useRunningGrid } from "./use-running-grid";

/** A low window: there the board begins the screen of tool, and the title stays above it. */
const low = "(max-height: 44rem)";

const quiet =
  "min-h-[2.75rem] px-0 [border:0] bg-transparent font-semibold underline underline-offset-[0.3em] cursor-pointer";

/** Shows the free laboratory: a grid, its tools and readings, and a link that carries the whole circuit. */
export default function Laboratory({ onLeave }: { onLeave: () => void }) {
  const { state, dispatch } = useLaboratory();
  const components = state.board.present;
  const names = useMemo(() => componentNames(components), [components]);
  const [tracing, setTracing] = useState(false);
  const running = useRunningGrid(components, tracing);
  const { solution, charges, discharge } = running;
  const [target, setTarget] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tool = useRef<HTMLDivElement>(null);
  const show = () =>
    tool.current?.querySelector(window.matchMedia(low).matches ? ".lab-board" : ".lab-head")?.scrollIntoView();
  const board = useRef<Board>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the laboratory opens.
  useEffect(() => {
    show();
    heading.current?.focus({ preventScroll: true });
  }, []);
  useHeldFocus(tool, () => {
    board.current?.focus();
    return null;
  });

  function leave() {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    onLeave();
  }
  function open(example: Example) {
    discharge();
    dispatch({ type: "open", components: example.components, example: example.title });
    show();
    board.current?.focus();
  }

  const selected = componentWith(state.selected, components);
  const seen = seenIn(null, solution, false);
  // With the charges of each tenth of a second only the words change, not what stops the current.
  const flowing = [...solution.readings.values()].some(({ current }) => current !== 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const diagnosis = useMemo(() => diagnose(components, charges, solution), [components, flowing]);
  const missing = diagnosis.code === "missing-wire" ? diagnosis.edge : null;
  const example = examples.find(({ title }) => title === state.example);
  const ownExample = example && isStill(example, components) ? example : null;
  const news = state.news;
  // biome-ignore lint/correctness/useExhaustiveDependencies: frozen with the action, or it would be spoken without end.
  const said = useMemo(
    () => (news ? `${laboratoryNewsText(news.what)} ${solution.shorted.length > 0 ? "Lidhje e shkurtër!" : ""}` : ""),
    [news],
  );

  return (
    <section className="page-width pb-gutter">
      <p className="sr-only" role="status">
        {said}
      </p>
      {state.linkFault ? (
        <FaultBox as="div" role="alert">
          <div>
            <FaultTitle>Lidhja nuk u hap</FaultTitle>
            {linkFaultText(state.linkFault)}
          </div>
          <Button onClick={() => dispatch({ type: "dismiss-fault" })}>E kuptova</Button>
        </FaultBox>
      ) : null}
      <div ref={tool} className="lab-tool">
        <div className="lab-head flex items-center justify-between gap-x-9">
          <h1 ref={heading} tabIndex={-1} className="text-[1.5rem]/[1.1] margin:text-[2.4rem] focus:[outline:0]">
            Laboratori i lirë
          </h1>
          <button className={quiet} type="button" onClick={leave}>
            Te nivelet
          </button>
        </div>
        <div className="lab-board">
          <GridBoard
            ref={board}
            {...{ components, names, seen, selected, missing, tracing, target, dispatch }}
            tool={state.tool}
            onTarget={setTarget}
          />
        </div>
        <div className="lab-text">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-7">
            <BoardText {...{ diagnosis, names, components, solution }} hint={news?.what.code === "choose-first"} />
            <button
              className={`${quiet} print:hidden`}
              type="button"
              aria-expanded={tracing}
              onClick={() => setTracing(!tracing)}
            >
              Grafiku
            </button>
          </div>
          {tracing ? <TracePanel {...{ components, names, selected, running }} /> : null}
        </div>
        <div className="lab-side">
          <div className="lab-palette">
            <ToolPalette
              tool={state.tool}
              board={state.board}
              edgeAt={(at) => board.current?.edgeAt(at) ?? null}
              onTarget={setTarget}
              dispatch={dispatch}
            />
          </div>
          <div className={`lab-dock py-2 ${selected ? "chosen" : ""}`}>
            {selected ? (
              <PartDock
                component={selected}
                name={capital(names.get(selected.id) ?? "tel")}
                symbol={partSymbols(components).get(selected.id) ?? ""}
                locked={false}
                canBreak={false}
                {...{ seen, discharge, dispatch }}
              />
            ) : (
              <Advice example={ownExample} how={!state.placed} fresh={news === null} />
            )}
          </div>
        </div>
        <div className="lab-table pt-6">
          <ReadingsTable {...{ components, names, seen }} />
          <ExamplesList opened={ownExample?.title ?? null} onOpen={open} />
        </div>
        <div className="lab-more grid gap-6 content-start py-7 print:hidden">
          <ShareLink circuit={writeLink(components)} />
        </div>
      </div>
    </section>
  );
}
