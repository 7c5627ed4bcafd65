import { useEffect, useMemo, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { PlayActions } from "../../../play/play-screen";
import { useWidth } from "../../../play/use-width";
import { Button } from "../../../ui/button";
import { CircuitHeader, CircuitPage, CircuitText, headline } from "../parts/circuit-page";
import { type Component, type ComponentKind, hasCapacitor } from "../parts/component";
import { capital, componentNames } from "../parts/component-words";
import { FaultBox, FaultTitle } from "../parts/fault-box";
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

/** Shows a level being built: the board, its readings, the components to place and the test. */
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
    <CircuitPage
      lane
      beside={
        <span>
          Niveli {level.id} nga {state.settings.levels}
        </span>
      }
    >
      <CircuitHeader>
        <div>
          {state.lastTest ? <TestBadge complete={state.lastTest.passed} /> : null}
          <h1 ref={heading} tabIndex={-1} className={headline}>
            {level.title}
          </h1>
          <p className="max-w-[38em] text-[0.98rem]">{level.description}</p>
        </div>
        <p className="px-9 py-7 rule-l-7/spot bg-tint leading-[1.4]">
          <b className="block">Qëllimi</b>
          {level.goal}
        </p>
      </CircuitHeader>
      <News {...{ state, components, loop }} />
      <div className="grid grid-cols-[minmax(0,1fr)] margin:grid-cols-[minmax(0,1fr)_24rem] margin:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 margin:row-start-1 margin:col-start-1 margin:rule-r-1">
          <LoopBoard {...{ board, layout, components, names, loop, drag, dispatch }} selected={state.selected} />
          <CircuitText danger={loop.condition === "short-circuit"}>{loopText(components, loop)}</CircuitText>
        </div>
        <div className="pt-7 rule-t-2 print:hidden margin:row-start-2 margin:col-start-1 margin:pr-gutter margin:rule-r-1">
          <ComponentBin
            kinds={state.settings.components}
            drag={drag}
            onAdd={(kind) => dispatch({ type: "add", kind, at: Date.now() })}
          />
        </div>
        {/* What grows and shrinks is below the bin or beside it: the bin must not slip from under the thumb. */}
        <div className="contents margin:block margin:row-[1/4] margin:col-start-2 margin:pl-gutter">
          <div className="py-9 rule-t-2 margin:[border-top:0]">
            <Meters {...{ components, names, loop, selected }} />
          </div>
          <div className="grid gap-9 content-start py-9 rule-t-2">
            <Faults state={state} />
            {selected ? (
              <LevelControls
                component={selected}
                name={capital(names.get(selected.id) as string)}
                {...{ place, dispatch }}
                places={layout.places}
              />
            ) : (
              <p className="text-[0.9rem] text-mute print:hidden">
                {components.length === 0
                  ? "Zgjidh pjesët nga radha „Pjesët“."
                  : "Prek një pjesë në qark: e zhvendos, e kthen, ia ndërron vlerën ose e heq."}
              </p>
            )}
            <Switches {...{ components, names, dispatch }} />
            <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
          </div>
        </div>
        <div className="grid gap-6 content-start py-9 print:hidden margin:row-start-3 margin:col-start-1 margin:pr-gutter margin:rule-r-1">
          <PlayActions>
            <Button
              primary
              lang="en"
              className="flex-auto"
              aria-disabled={state.passing}
              onClick={() => dispatch({ type: "test", condition: loop.condition })}
            >
              Test Circuit
            </Button>
          </PlayActions>
          <HistoryButtons board={state.board} dispatch={dispatch} />
        </div>
      </div>
    </CircuitPage>
  );
}

/** Tells a screen reader what an action did, and what the circuit does now. */
function News({ state, components, loop }: { state: LevelsState; components: readonly Component[]; loop: LoopState }) {
  const { news } = state;
  // Frozen with the action: while a capacitor charges the reading would be spoken sixteen times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const text = useMemo(() => (news ? `${newsText(news.what)} ${loopText(components, loop)}` : ""), [news]);
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}

/** Lists why the last test failed (product 4.4), until the board is changed. */
function Faults({ state }: { state: LevelsState }) {
  const what = state.news?.what;
  if (what?.code !== "tested" || what.verdict.passed) return null;
  const { faults } = what.verdict;
  return (
    <FaultBox as="ul" aria-label="Pse nuk kaloi prova">
      {faults.map((fault) => (
        <li key={faultText(fault)}>
          <FaultTitle>{faultText(fault)}</FaultTitle>
          {adviceText(fault)}
        </li>
      ))}
    </FaultBox>
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
          <label
            key={id}
            className="grid grid-cols-[1fr_auto_auto] items-center gap-8 min-h-29 rule-b-1 font-semibold cursor-pointer"
          >
            <span>{capital(names.get(id) as string)}</span>
            <b lang="en">{on ? "ON" : "OFF"}</b>
            <input
              className="circuit-lever relative w-42 h-[2.75rem] appearance-none rule-2 cursor-pointer checked:border-spot"
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

/** Shows the loop's current, and the voltage across the selected component, else the lamp, else the battery. */
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
    <div className="grid grid-cols-[1fr_1fr] gap-10">
      <Meter kind="ammeter" value={loop.current} at="në qark" />
      <Meter kind="voltmeter" value={measured ? loop.voltageAcross(measured.id) : 0} at={at} />
    </div>
  );
}
