import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { componentWith } from "../parts/board-rules";
import { componentKinds } from "../parts/component";
import { SymbolPicture } from "../parts/component-symbol";
import { capital, componentNames } from "../parts/component-words";
import { HistoryButtons } from "../parts/history-buttons";
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

/** The circuit in the address, read; `null` where there is none. */
function linkedCircuit() {
  const circuit = circuitInHash();
  return circuit === null ? null : readLink(circuit);
}

/** What the board shows first: the circuit of the link, so that no other one is seen before it. */
function firstCircuit() {
  const linked = linkedCircuit();
  return linked && "components" in linked ? linked.components : firstExample.components;
}

/** The free laboratory: a grid, parallel branches, meters, and a link that carries the whole circuit. */
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
    <section className="wrap circuit">
      <div className="folio lab">
        <span>Simulatori i qarkut</span>
        <button className="laboratory-leave lab" type="button" onClick={leave}>
          Te nivelet
        </button>
      </div>
      <header className="circuit-level">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Laboratori i lirë
          </h1>
          <p className="about">
            {example?.task ??
              "Zgjidh një pjesë, pastaj prek vendin mes dy pikave. Telin mund ta tërheqësh edhe nëpër disa vende njëherësh."}
          </p>
        </div>
      </header>
      <p className="circuit-unseen" role="status">
        {said}
      </p>
      {state.linkFault ? (
        <div className="circuit-faults" role="alert">
          <div>
            <b>Lidhja nuk u hap</b>
            {linkFaultText(state.linkFault)}
          </div>
          <button className="btn" type="button" onClick={() => dispatch({ type: "dismiss-fault" })}>
            E kuptova
          </button>
        </div>
      ) : null}
      <div className="circuit-bench laboratory">
        <div className="circuit-work">
          <GridBoard {...{ components, names, solution, selected, dispatch }} tool={state.tool} />
          <p className={solution.shorted.length > 0 ? "circuit-says danger" : "circuit-says"}>{boardText(solution)}</p>
        </div>
        <div className="circuit-tools">
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
        <div className="circuit-measures">
          <ReadingsTable {...{ components, names, solution }} />
        </div>
        <div className="circuit-bin laboratory-examples">
          <h2 className="lab">Nis nga një qark i gatshëm</h2>
          <ul>
            {examples.map((ready) => (
              <li key={ready.title}>
                <button
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
        <div className="circuit-deeds">
          <ShareLink circuit={writeLink(components)} />
        </div>
      </div>
    </section>
  );
}

const tools: readonly Tool[] = [...componentKinds, "eraser"];

/** What lies in the hand: tap it again to put it down. */
function Tools({ tool, dispatch }: { tool: Tool | null; dispatch: (action: LaboratoryAction) => void }) {
  return (
    <div>
      <h2 className="lab">Pjesët</h2>
      <ul className="circuit-parts laboratory-tools">
        {tools.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === tool}
              onClick={() => dispatch({ type: "choose-tool", tool: each })}
            >
              {each === "eraser" ? <EraserPicture /> : <SymbolPicture symbol={each} />}
              {toolName(each)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EraserPicture() {
  return (
    <svg className="symbol" viewBox="-32 -22 64 44" aria-hidden="true">
      <path className="ink" d="M-20 6-2-12H14L-4 6zM-20 6V14H-4V6M-4 14 14-4V-12M-26 14H26" />
    </svg>
  );
}
