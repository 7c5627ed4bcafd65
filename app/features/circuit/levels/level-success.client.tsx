import { useEffect, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { NoticeLane } from "../../../play/toast/notice-lane";
import { useWidth } from "../../../play/use-width";
import { Arrow } from "../../../ui/arrow";
import { CircuitHeader, CircuitPage, headline, PanelTitle } from "../parts/circuit-page";
import { hasCapacitor } from "../parts/component";
import { componentNames } from "../parts/component-words";
import { ButtonRow, RowButton } from "../parts/row-button";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import { isLastLevel, type LevelsAction, type LevelsState, levelOf } from "./levels-rules";
import { loopText } from "./levels-words";
import { LoopCalculation } from "./loop-calculation";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { TestBadge } from "./test-badge";
import { useRunningLoop } from "./use-running-loop";

/** Shows a passed level: the pupil's own circuit, the lesson it teaches and the next step. */
export function LevelSuccess({
  state,
  dispatch,
  onLaboratory,
}: {
  state: LevelsState;
  dispatch: (action: LevelsAction) => void;
  onLaboratory: () => void;
}) {
  const components = state.board.present;
  const loop = useRunningLoop(components);
  const figure = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const layout = layOutLoop(useWidth(figure), components.length);
  useFlowingCharges(figure, loop.current !== 0, null);
  useEffect(() => bringIntoView(heading.current), []);
  const level = levelOf(state);
  const last = isLastLevel(state);
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
          <TestBadge complete />
          <h1 ref={heading} tabIndex={-1} className={headline}>
            {level.title}: u krye
          </h1>
        </div>
        <ButtonRow>
          {last ? (
            <>
              <RowButton primary onClick={onLaboratory}>
                Laboratori i lirë
                <Arrow />
              </RowButton>
              <RowButton lang="en" onClick={() => dispatch({ type: "start-over" })}>
                Start Over
              </RowButton>
            </>
          ) : (
            <RowButton primary lang="en" onClick={() => dispatch({ type: "next-level" })}>
              Next Level
              <Arrow />
            </RowButton>
          )}
          <NoticeLane place="beside" />
        </ButtonRow>
      </CircuitHeader>
      <div className="grid gap-gutter margin:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="circuit-board circuit-paper relative -mx-gutter overflow-hidden margin:mx-0" ref={figure}>
          <svg
            className="circuit-drawing max-w-none overflow-visible fill-none"
            width={layout.width}
            height={layout.height}
            role="img"
          >
            <title>Qarku që ndërtove. {loopText(components, loop)}</title>
            <LoopDrawing {...{ components, loop, layout }} names={componentNames(components)} symbols />
          </svg>
        </div>
        <div className="grid gap-8 content-start pt-9">
          <PanelTitle>Çfarë pe</PanelTitle>
          <p className="font-display font-bold text-[clamp(1.6rem,1.2rem+1.4vw,2.4rem)]/[1.12]">{level.learned}</p>
          <p>{loopText(components, loop)}</p>
          <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
        </div>
      </div>
    </CircuitPage>
  );
}
