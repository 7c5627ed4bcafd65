import { useEffect, useMemo, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { useWidth } from "../../../play/use-width";
import { type Component, type ComponentKind, hasCapacitor } from "../parts/component";
import { capital, componentNames } from "../parts/component-words";
import { HistoryButtons } from "../parts/history-buttons";
import { Meter } from "../parts/meter";
import { ComponentBin } from "./component-bin";
import { LevelControls } from "./level-controls";
import { type LevelsAction, type LevelsState, levelOf } from "./levels-rules";
import { adviceText, faultText, loopText, newsText } from "./levels-words";
import { LoopBoard } from "./loop-board";
import { LoopCalculation } from "./loop-calculation";
import { layOutLoop } from "./loop-layout";
import type { LoopState } from "./series-loop";
import { TestBadge } from "./test-badge";
import { useDragModule } from "./use-drag";
import { useRunningLoop } from "./use-running-loop";

/** A level being built: the board, what is measured on it, the components to take, and the test. */
export function LevelBench({ state, dispatch }: { state: LevelsState; dispatch: (action: LevelsAction) => void }) {
  const components = state.board.present;
  const names = componentNames(components);
  const loop = useRunningLoop(components);
  const drag = useDragModule();
  const board = useRef<HTMLDivElement>(null);
  const layout = layOutLoop(useWidth(board), components.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const level = levelOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows to each new level.
  useEffect(() => bringIntoView(heading.current), [level]);
  const place = components.findIndex(({ id }) => id === state.selected);
  const selected = components[place];

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
          {state.lastTest ? <TestBadge complete={state.lastTest.passed} /> : null}
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
      <News {...{ state, components, loop }} />
      <div className="circuit-bench">
        <div className="circuit-work">
          <LoopBoard {...{ board, layout, components, names, loop, drag, dispatch }} selected={state.selected} />
          <p className={loop.condition === "short-circuit" ? "circuit-says danger" : "circuit-says"}>
            {loopText(components, loop)}
          </p>
        </div>
        <div className="circuit-bin">
          <ComponentBin
            kinds={state.settings.components}
            drag={drag}
            onAdd={(kind) => dispatch({ type: "add", kind, at: Date.now() })}
          />
        </div>
        <div className="circuit-side">
          <div className="circuit-measures">
            <Meters {...{ components, names, loop, selected }} />
          </div>
          <div className="circuit-tools">
            <Faults state={state} />
            {selected ? (
              <LevelControls
                component={selected}
                name={capital(names.get(selected.id) as string)}
                {...{ place, dispatch }}
                places={layout.places}
              />
            ) : (
              <p className="circuit-hint">
                {components.length === 0
                  ? "Zgjidh pjesët nga radha „Pjesët“."
                  : "Prek një pjesë në qark: e zhvendos, e kthen, ia ndërron vlerën ose e heq."}
              </p>
            )}
            <Switches {...{ components, names, dispatch }} />
            <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
          </div>
        </div>
        <div className="circuit-deeds">
          <button
            className="btn go"
            type="button"
            lang="en"
            aria-disabled={state.passing}
            onClick={() => dispatch({ type: "test", condition: loop.condition })}
          >
            Test Circuit
          </button>
          <HistoryButtons board={state.board} dispatch={dispatch} />
        </div>
      </div>
    </section>
  );
}

/** Says what an action did, and what the circuit does now, to those who do not see it. */
function News({ state, components, loop }: { state: LevelsState; components: readonly Component[]; loop: LoopState }) {
  const { news } = state;
  // Frozen with the action: while a capacitor charges the reading would be spoken sixteen times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const text = useMemo(() => (news ? `${newsText(news.what)} ${loopText(components, loop)}` : ""), [news]);
  return (
    <p className="circuit-unseen" role="status">
      {text}
    </p>
  );
}

/** Why the last test failed, beside the notice (product 4.4), until the board is changed. */
function Faults({ state }: { state: LevelsState }) {
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

type Names = ReadonlyMap<string, string>;

function Switches({
  components,
  names,
  dispatch,
}: {
  components: readonly Component[];
  names: Names;
  dispatch: (action: LevelsAction) => void;
}) {
  return (
    <>
      {components
        .filter(({ kind }) => kind === "switch")
        .map(({ id, on }) => (
          <label key={id} className="circuit-switch">
            <span>{capital(names.get(id) as string)}</span>
            <b lang="en">{on ? "ON" : "OFF"}</b>
            <input
              type="checkbox"
              role="switch"
              aria-checked={on}
              checked={on}
              onChange={() => dispatch({ type: "toggle", id })}
            />
          </label>
        ))}
    </>
  );
}

/** The ammeter is in the loop; the voltmeter at the component that is selected, else at the lamp, else at the battery. */
function Meters({
  components,
  names,
  loop,
  selected,
}: {
  components: readonly Component[];
  names: Names;
  loop: LoopState;
  selected: Component | undefined;
}) {
  const first = (kind: ComponentKind) => components.find((component) => component.kind === kind);
  const measured = selected ?? first("bulb") ?? first("battery") ?? components[0];
  const at = measured ? `te ${names.get(measured.id)}` : "";
  return (
    <div className="circuit-meters">
      <Meter kind="ammeter" value={loop.current} at="në qark" />
      <Meter kind="voltmeter" value={measured ? loop.voltageAcross(measured.id) : 0} at={at} />
    </div>
  );
}
