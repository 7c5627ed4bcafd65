import { useEffect, useMemo, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { useWidth } from "../../../play/use-width";
import type { Part } from "../parts/component";
import { capital, partNames } from "../parts/component-words";
import { Meter } from "../parts/meter";
import { PartBin } from "./component-bin";
import { PartControls } from "./level-controls";
import { type CircuitAction, type CircuitState, levelOf } from "./levels-rules";
import { adviceText, faultText, loopText, newsText } from "./levels-words";
import { LoopBoard } from "./loop-board";
import { LoopCalculation } from "./loop-calculation";
import { layOutLoop } from "./loop-layout";
import { hasCapacitor, type LoopState } from "./series-loop";
import { CircuitBadge } from "./test-badge";
import { useDragModule } from "./use-drag";
import { useRunningLoop } from "./use-running-loop";

/** A level being built: the board, what is measured on it, the parts to take, and the test. */
export function CircuitBench({ state, send }: { state: CircuitState; send: (action: CircuitAction) => void }) {
  const parts = state.board.present;
  const loop = useRunningLoop(parts);
  const drag = useDragModule();
  const board = useRef<HTMLDivElement>(null);
  const layout = layOutLoop(useWidth(board), parts.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const level = levelOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows to each new level.
  useEffect(() => bringIntoView(heading.current), [level]);
  const selected = parts.find(({ id }) => id === state.selected);
  const { components } = state.settings;

  return (
    <section className="wrap circuit">
      <div className="folio lab">
        <span>Simulatori i qarkut</span>
        <span>
          Niveli {level.id} nga {state.settings.levels}
        </span>
      </div>
      <header className="circuit-level">
        <div>
          {state.lastTest ? <CircuitBadge complete={state.lastTest.passed} /> : null}
          <h1 ref={heading} tabIndex={-1}>
            {level.title}
          </h1>
          <p className="about">{level.description}</p>
        </div>
        <p className="goal">
          <b>Qëllimi</b>
          {level.goal}
        </p>
      </header>
      <News state={state} parts={parts} loop={loop} />
      <div className="circuit-bench">
        <div className="circuit-work">
          <LoopBoard {...{ board, layout, parts, loop, drag, send }} selected={state.selected} />
          <p className={loop.condition === "short-circuit" ? "circuit-says danger" : "circuit-says"}>
            {loopText(parts, loop)}
          </p>
        </div>
        <div className="circuit-bin">
          <PartBin
            components={components}
            drag={drag}
            onAdd={(component) => send({ type: "add", component, at: Date.now() })}
          />
        </div>
        <div className="circuit-side">
          <div className="circuit-measures">
            <Meters parts={parts} loop={loop} selected={selected} />
          </div>
          <div className="circuit-tools">
            <Faults state={state} />
            {selected ? (
              <PartControls part={selected} {...{ parts, send }} places={layout.places} />
            ) : (
              <p className="circuit-hint">
                {parts.length === 0
                  ? "Zgjidh pjesët nga radha „Pjesët“."
                  : "Prek një pjesë në qark: e zhvendos, e kthen, ia ndërron vlerën ose e heq."}
              </p>
            )}
            <Switches parts={parts} send={send} />
            <LoopCalculation loop={loop} charging={hasCapacitor(parts)} />
          </div>
        </div>
        <div className="circuit-deeds">
          <button
            className="btn go"
            type="button"
            lang="en"
            aria-disabled={state.passing}
            onClick={() => send({ type: "test" })}
          >
            Test Circuit
          </button>
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
            <button className="btn" type="button" disabled={parts.length === 0} onClick={() => send({ type: "reset" })}>
              Zbraz
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Says what an action did, and what the circuit does now, to those who do not see it. */
function News({ state, parts, loop }: { state: CircuitState; parts: readonly Part[]; loop: LoopState }) {
  const { news } = state;
  // Frozen with the action: while a capacitor charges the reading would be spoken sixteen times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const text = useMemo(() => (news ? `${newsText(news.what)} ${loopText(parts, loop)}` : ""), [news]);
  return (
    <p className="circuit-unseen" role="status">
      {text}
    </p>
  );
}

/** Why the last test failed, beside the notice (product 4.4), until the board is changed. */
function Faults({ state }: { state: CircuitState }) {
  const what = state.news?.what;
  if (what?.code !== "tested" || what.verdict.passed) return null;
  const { faults } = what.verdict;
  return (
    <ul className="circuit-faults" aria-label="Pse nuk kaloi prova">
      {faults.map((fault) => (
        <li key={faultText(fault)}>
          <b>{faultText(fault)}</b>
          {adviceText(fault)}
        </li>
      ))}
    </ul>
  );
}

function Switches({ parts, send }: { parts: readonly Part[]; send: (action: CircuitAction) => void }) {
  const names = partNames(parts);
  return (
    <>
      {parts
        .filter(({ component }) => component === "switch")
        .map(({ id, on }) => (
          <label key={id} className="circuit-switch">
            <span>{capital(names.get(id) as string)}</span>
            <b lang="en">{on ? "ON" : "OFF"}</b>
            <input
              type="checkbox"
              role="switch"
              aria-checked={on}
              checked={on}
              onChange={() => send({ type: "toggle", id })}
            />
          </label>
        ))}
    </>
  );
}

/** The ammeter stands in the loop; the voltmeter at the part that is selected, else at the lamp, else at the battery. */
function Meters({ parts, loop, selected }: { parts: readonly Part[]; loop: LoopState; selected: Part | undefined }) {
  const first = (component: Part["component"]) => parts.find((part) => part.component === component);
  const measured = selected ?? first("bulb") ?? first("battery") ?? parts[0];
  const at = measured ? `te ${partNames(parts).get(measured.id)}` : "";
  return (
    <div className="circuit-meters">
      <Meter kind="ammeter" value={loop.current} at="në qark" />
      <Meter kind="voltmeter" value={measured ? loop.voltageAcross(measured.id) : 0} at={at} />
    </div>
  );
}
