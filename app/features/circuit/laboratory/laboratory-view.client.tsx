import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { SymbolPicture } from "../parts/component-symbol";
import { circuitMark } from "./circuit-hash";
import { readLink, writeLink } from "./circuit-link";
import { type Example, examples } from "./example-circuits";
import { LaboratoryBoard } from "./grid-board";
import { type ElementKind, elementKinds } from "./grid-component";
import { LaboratoryControls } from "./laboratory-controls";
import { elementOn, type LaboratoryAction, openLaboratory, reduceLaboratory, type Tool } from "./laboratory-rules";
import { boardText, elementNames, laboratoryNewsText, linkFaultText, toolName } from "./laboratory-words";
import { LaboratoryTable } from "./readings-table";
import { ShareLink, useAddress } from "./share-link";
import { useRunningLaboratory } from "./use-running-laboratory";

const firstExample = examples[0] as Example;

/** What the address carries; null where it carries no circuit. */
function linkedCircuit() {
  const { hash } = window.location;
  return hash.startsWith(circuitMark) ? readLink(hash.slice(circuitMark.length)) : null;
}

/** What stands on the board first: the circuit of the link, so that no other one is seen before it. */
function firstElements() {
  const linked = linkedCircuit();
  return linked && "elements" in linked ? linked.elements : firstExample.elements;
}

/** The free laboratory: a grid, parallel branches, meters, and a link that carries the whole circuit. */
export default function Laboratory({ onLeave }: { onLeave: () => void }) {
  const [state, send] = useReducer(reduceLaboratory, undefined, () => openLaboratory(firstElements()));
  const [example, setExample] = useState<Example | null>(firstExample);
  const elements = state.board.present;
  const { solution, discharge } = useRunningLaboratory(elements);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const follow = useCallback(() => {
    const opened = linkedCircuit();
    if (opened === null) return;
    setExample(null);
    send("fault" in opened ? { type: "refuse", fault: opened.fault } : { type: "open", elements: opened.elements });
  }, []);
  useEffect(() => {
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [follow]);
  useAddress(state.news === null ? null : circuitMark + writeLink(elements));

  function leave() {
    window.history.replaceState(window.history.state, "", window.location.pathname);
    onLeave();
  }

  const selected = elementOn(elements, state.selected);
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
          <button className="btn" type="button" onClick={() => send({ type: "dismiss-fault" })}>
            E kuptova
          </button>
        </div>
      ) : null}
      <div className="circuit-bench laboratory">
        <div className="circuit-work">
          <LaboratoryBoard {...{ elements, solution, send }} tool={state.tool} selected={state.selected} />
          <p className={solution.shorted.length > 0 ? "circuit-says danger" : "circuit-says"}>{boardText(solution)}</p>
        </div>
        <div className="circuit-tools">
          <Tools tool={state.tool} send={send} />
          {selected ? (
            <LaboratoryControls
              element={selected}
              name={elementNames(elements).get(selected.edge) ?? "Tel"}
              discharge={discharge}
              send={send}
            />
          ) : null}
          <div className="circuit-row">
            <button
              className="btn"
              type="button"
              disabled={state.board.past.length === 0}
              onClick={() => send({ type: "undo" })}
            >
              Zhbëj
            </button>
            <button
              className="btn"
              type="button"
              disabled={state.board.future.length === 0}
              onClick={() => send({ type: "redo" })}
            >
              Ribëj
            </button>
            <button
              className="btn"
              type="button"
              disabled={elements.length === 0}
              onClick={() => send({ type: "clear" })}
            >
              Zbraz
            </button>
          </div>
        </div>
        <div className="circuit-measures">
          <LaboratoryTable elements={elements} solution={solution} />
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
                    send({ type: "open", elements: ready.elements });
                  }}
                >
                  {ready.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="circuit-deeds">
          <ShareLink circuit={writeLink(elements)} />
        </div>
      </div>
    </section>
  );
}

const tools: readonly Tool[] = [...elementKinds, "eraser"];

/** What lies in the hand: tap it again to put it down. */
function Tools({ tool, send }: { tool: Tool | null; send: (action: LaboratoryAction) => void }) {
  return (
    <div>
      <h2 className="lab">Pjesët</h2>
      <ul className="circuit-parts laboratory-tools">
        {tools.map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === tool}
              onClick={() => send({ type: "choose-tool", tool: each })}
            >
              {each === "eraser" ? <EraserPicture /> : <SymbolPicture symbol={each as ElementKind} />}
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
