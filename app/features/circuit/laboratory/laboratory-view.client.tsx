import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import "./laboratory.css";
import { Button } from "../../../ui/button";
import { componentWith } from "../parts/board-rules";
import { CircuitHeader, CircuitPage, CircuitText, headline, PanelTitle } from "../parts/circuit-page";
import { componentKinds } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, componentNames } from "../parts/component-words";
import { FaultBox, FaultTitle } from "../parts/fault-box";
import { HistoryButtons } from "../parts/history-buttons";
import { SymbolButton } from "../parts/symbol-button";
import { circuitInHash, hashOf } from "./circuit-hash";
import { readLink, writeLink } from "./circuit-link";
import { type Example, examples } from "./example-circuits";
import { GridBoard } from "./grid-board";
import { LaboratoryControls } from "./laboratory-controls";
import { initialLaboratory, type LaboratoryAction, laboratoryReducer, type Tool } from "./laboratory-rules";
import { boardText, laboratoryNewsText, linkFaultText, toolName } from "./laboratory-words";
import { ReadingsTable } from "./readings-table";
import { ShareLink, useAddress } from "./share-link";
import { useRunningGrid } from "./use-running-grid";

const firstExample = examples[0] as Example;

/** Reads the circuit in the address; `null` where there is none. */
function linkedCircuit() {
  const circuit = circuitInHash();
  return circuit === null ? null : readLink(circuit);
}

/** Returns the board's first circuit: that of the link, so that no other is seen before it. */
function firstCircuit() {
  const linked = linkedCircuit();
  return linked && "components" in linked ? linked.components : firstExample.components;
}

/** Shows the free laboratory: a grid, its tools and readings, and a link that carries the whole circuit. */
export default function Laboratory({ onLeave }: { onLeave: () => void }) {
  const [state, dispatch] = useReducer(laboratoryReducer, undefined, () => initialLaboratory(firstCircuit()));
  const [example, setExample] = useState<Example | null>(firstExample);
  const components = state.board.present;
  const names = componentNames(components);
  const { solution, discharge } = useRunningGrid(components);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const follow = useCallback(() => {
    const opened = linkedCircuit();
    if (opened === null) return;
    setExample(null);
    dispatch(
      "fault" in opened ? { type: "refuse", fault: opened.fault } : { type: "open", components: opened.components },
    );
  }, []);
  useEffect(() => {
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [follow]);
  useAddress(state.news === null ? null : hashOf(writeLink(components)));

  function leave() {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    onLeave();
  }

  const selected = componentWith(state.selected, components);
  const news = state.news;
  // biome-ignore lint/correctness/useExhaustiveDependencies: frozen with the action, or it would be spoken without end.
  const said = useMemo(
    () => (news ? `${laboratoryNewsText(news.what)} ${solution.shorted.length > 0 ? "Lidhje e shkurtër!" : ""}` : ""),
    [news],
  );

  return (
    <CircuitPage
      beside={
        <button
          className="caps-label min-h-27.5 -my-7 p-0 [border:0] bg-transparent underline underline-offset-[0.3em] cursor-pointer"
          type="button"
          onClick={leave}
        >
          Te nivelet
        </button>
      }
    >
      <CircuitHeader>
        <div>
          <h1 ref={heading} tabIndex={-1} className={headline}>
            Laboratori i lirë
          </h1>
          <p className="max-w-[38em] text-[0.98rem]">
            {example?.task ??
              "Zgjidh një pjesë, pastaj prek vendin mes dy pikave. Telin mund ta tërheqësh edhe nëpër disa vende njëherësh."}
          </p>
        </div>
      </CircuitHeader>
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
      <div className="grid grid-cols-[minmax(0,1fr)] margin:grid-cols-[minmax(0,1fr)_24rem] margin:grid-rows-[auto_1fr_auto]">
        <div className="min-w-0 margin:row-start-1 margin:col-start-1 margin:rule-r-1">
          <GridBoard {...{ components, names, solution, selected, dispatch }} tool={state.tool} />
          <CircuitText danger={solution.shorted.length > 0}>{boardText(solution)}</CircuitText>
        </div>
        <div className="grid gap-9 content-start py-9 rule-t-2 margin:row-[1/3] margin:col-start-2 margin:pl-gutter margin:[border-top:0]">
          <Tools tool={state.tool} dispatch={dispatch} />
          {selected ? (
            <LaboratoryControls
              component={selected}
              name={capital(names.get(selected.id) ?? "tel")}
              {...{ discharge, dispatch }}
            />
          ) : null}
          <HistoryButtons board={state.board} dispatch={dispatch} />
        </div>
        <div className="py-9 rule-t-2 margin:row-start-2 margin:col-start-1 margin:pt-0 margin:pr-gutter margin:pb-10 margin:[border-top:0] margin:rule-r-1">
          <ReadingsTable {...{ components, names, solution }} />
        </div>
        <div className="pt-7 rule-t-2 print:hidden margin:row-start-3 margin:col-start-1 margin:pr-gutter">
          <PanelTitle>Nis nga një qark i gatshëm</PanelTitle>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] mt-5 rule-1">
            {examples.map((ready) => (
              <li key={ready.title}>
                <button
                  className="size-full min-h-32 px-8 py-6 rule-1 bg-transparent font-semibold text-left cursor-pointer hover:bg-tint hover:text-deep aria-pressed:bg-tint aria-pressed:text-deep aria-pressed:[box-shadow:inset_0_-6px_var(--spot)]"
                  type="button"
                  aria-pressed={ready === example}
                  onClick={() => {
                    setExample(ready);
                    discharge();
                    dispatch({ type: "open", components: ready.components });
                  }}
                >
                  {ready.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-6 content-start py-9 print:hidden margin:row-start-3 margin:col-start-2 margin:pl-gutter margin:rule-t-2">
          <ShareLink circuit={writeLink(components)} />
        </div>
      </div>
    </CircuitPage>
  );
}

/** Width of the pictures on tools. */
const toolSize = "w-full max-w-36 pointer-events-none";

const tools: readonly Tool[] = [...componentKinds, "eraser"];

/** Offers the tools; a second tap puts the chosen one down. */
function Tools({ tool, dispatch }: { tool: Tool | null; dispatch: (action: LaboratoryAction) => void }) {
  return (
    <div>
      <PanelTitle>Pjesët</PanelTitle>
      <ul className="flex flex-wrap mt-5 rule-1">
        {tools.map((each) => (
          <li key={each} className="grid flex-[1_0_30%]">
            <SymbolButton
              aria-pressed={each === tool}
              onClick={() => dispatch({ type: "choose-tool", tool: each })}
              picture={each === "eraser" ? <EraserPicture /> : <SymbolPicture symbol={each} className={toolSize} />}
            >
              {toolName(each)}
            </SymbolButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EraserPicture() {
  return (
    <svg
      className={`circuit-drawing overflow-visible fill-none ${toolSize}`}
      viewBox="-32 -22 64 44"
      aria-hidden="true"
    >
      <path className="ink" d="M-20 6-2-12H14L-4 6zM-20 6V14H-4V6M-4 14 14-4V-12M-26 14H26" />
    </svg>
  );
}
