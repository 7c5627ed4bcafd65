import { type ReactNode, useMemo, useRef, useState } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { NoticeLane } from "../../../play/toast/notice-lane";
import { useOnChange } from "../../../play/use-on-change";
import { Button } from "../../../ui/button";
import { type Component, hasCapacitor } from "../parts/component";
import { componentNames } from "../parts/component-words";
import { HistoryButtons } from "../parts/history-buttons";
import { SlimMeter } from "../parts/meter";
import { useBoardSize } from "../parts/use-board-size";
import { type ClientPoint, useDrag } from "../parts/use-drag";
import { useHeldFocus } from "../parts/use-held-focus";
import { useUndoKeys } from "../parts/use-undo-keys";
import { ComponentBin } from "./component-bin";
import { LevelDock } from "./level-dock";
import { goalCurrent, LevelMeters } from "./level-meters";
import { LevelVerdictText } from "./level-verdict-text";
import { type LevelsAction, type LevelsState, levelOf } from "./levels-rules";
import { loopText, newsText } from "./levels-words";
import { type Dragged, LoopBoard } from "./loop-board";
import { LoopCalculation } from "./loop-calculation";
import { layOutLoop, placeAt } from "./loop-layout";
import type { LoopState } from "./series-loop";
import { useRunningLoop } from "./use-running-loop";

/**
 * Shows an open level on one screen: board, components, controls and test are visible together.
 *
 * @param marks the levels' marks, shown in its head.
 */
export function LevelBench({
  state,
  marks,
  dispatch,
}: {
  state: LevelsState;
  marks: ReactNode;
  dispatch: (action: LevelsAction) => void;
}) {
  const components = state.board.present;
  const names = componentNames(components);
  const loop = useRunningLoop(components);
  const bench = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const layout = layOutLoop(useBoardSize(room), components.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const level = levelOf(state);
  useOnChange([level], () => bringIntoView(heading.current));
  useUndoKeys(dispatch);
  useHeldFocus(bench, () => bench.current?.querySelector<HTMLElement>(".circuit-board ol button, .circuit-bin button"));

  const [over, setOver] = useState<number | null>(null);
  /** Returns the place on the board for a point of the window. It is `null` outside the board. */
  function placeUnder(what: Dragged, { x, y }: ClientPoint): number | null {
    const box = board.current?.getBoundingClientRect();
    if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
    const moved = "id" in what ? components.findIndex(({ id }) => id === what.id) : null;
    return placeAt(layout, { x: x - box.left, y: y - box.top }, moved);
  }
  const drag = useDrag<Dragged>({
    onMove: (what, point) => setOver(point && placeUnder(what, point)),
    onDrop: (what, point) => {
      const index = placeUnder(what, point);
      if (index === null) return;
      if ("kind" in what) dispatch({ type: "add", kind: what.kind, now: Date.now(), index });
      else dispatch({ type: "move", id: what.id, index });
    },
  });

  const place = components.findIndex(({ id }) => id === state.selected);
  const selected = components[place];
  return (
    <>
      <NoticeLane place="above" />
      <section className="circuit-bench page-width pb-gutter under-notice-lane" ref={bench}>
        <header className="circuit-bench-head">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.45rem,1.1rem+1.4vw,2.4rem)]/[0.98] pt-[0.06em] pb-[0.1em] focus:no-outline"
          >
            {level.title}
          </h1>
          <p className="circuit-goal">{level.goal}</p>
          {marks}
        </header>
        <News {...{ state, components, loop }} />
        <LoopBoard
          {...{ board, room, layout, components, names, loop, drag, over, dispatch }}
          selected={state.selected}
        />
        <LevelVerdictText {...{ state, components, loop }} />
        <div className="circuit-hand">
          <SlimMeter value={loop.current} goal={goalCurrent(level)} />
          <ComponentBin
            kinds={state.settings.components}
            drag={drag}
            onAdd={(kind) => dispatch({ type: "add", kind, now: Date.now() })}
          />
          <LevelDock
            component={selected}
            name={names.get(selected?.id ?? "") ?? ""}
            {...{ place, dispatch }}
            places={layout.places}
            empty={components.length === 0}
          />
          <div className="circuit-test flex gap-3 aside:flex-wrap aside:content-start aside:pt-6 print:hidden">
            <Button
              primary
              lang="en"
              measure="min-h-26 px-3 py-3 text-[0.95rem]/[1.1]"
              className="flex-auto"
              aria-disabled={state.awaitsSuccess}
              onClick={() => dispatch({ type: "test", condition: loop.condition })}
            >
              Test Circuit
            </Button>
            <HistoryButtons
              gaps="gap-3"
              measure="min-h-26 px-4 py-3 text-[0.82rem]/[1.1]"
              board={state.board}
              dispatch={dispatch}
            />
            <NoticeLane place="beside" />
          </div>
        </div>
        <div className="circuit-readings grid gap-8 py-10">
          <LevelMeters {...{ level, components, names, loop, selected }} />
          <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
        </div>
        <p className="circuit-about max-w-[38em] aside:pt-8">{level.description}</p>
      </section>
    </>
  );
}

/** Announces to a screen reader what an action did, and the circuit's state after it. */
function News({ state, components, loop }: { state: LevelsState; components: readonly Component[]; loop: LoopState }) {
  const { news } = state;
  // Once per action. While a capacitor charges, the reading would be announced sixteen times a second.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const text = useMemo(() => (news ? `${newsText(news.what)} ${loopText(components, loop)}` : ""), [news]);
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}
