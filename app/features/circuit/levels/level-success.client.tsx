import { useEffect, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { useWidth } from "../../../play/use-width";
import { hasCapacitor } from "../parts/component";
import { componentNames } from "../parts/component-words";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import { isLastLevel, type LevelsAction, type LevelsState, levelOf } from "./levels-rules";
import { loopText } from "./levels-words";
import { LoopCalculation } from "./loop-calculation";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { TestBadge } from "./test-badge";
import { useRunningLoop } from "./use-running-loop";

/** A level that is done: the pupil's own circuit, what it shows, and the way on. */
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
    <section className="wrap circuit">
      <div className="folio lab">
        <span>Simulatori i qarkut</span>
        <span>
          Niveli {level.id} nga {state.settings.levels}
        </span>
      </div>
      <header className="circuit-level">
        <div>
          <TestBadge complete />
          <h1 ref={heading} tabIndex={-1}>
            {level.title}: u krye
          </h1>
        </div>
        {/* Up here, since a notice comes at the lower right of a wide screen and at the top edge of a narrow one. */}
        <div className="circuit-row">
          {last ? (
            <>
              <button className="btn go" type="button" onClick={onLaboratory}>
                Laboratori i lirë
                <span className="arr" aria-hidden="true" />
              </button>
              <button className="btn" type="button" lang="en" onClick={() => dispatch({ type: "start-over" })}>
                Start Over
              </button>
            </>
          ) : (
            <button className="btn go" type="button" lang="en" onClick={() => dispatch({ type: "next-level" })}>
              Next Level
              <span className="arr" aria-hidden="true" />
            </button>
          )}
        </div>
      </header>
      <div className="circuit-done">
        <div className="circuit-board" ref={figure}>
          <svg className="diagram" width={layout.width} height={layout.height} role="img">
            <title>Qarku që ndërtove. {loopText(components, loop)}</title>
            <LoopDrawing {...{ components, loop, layout }} names={componentNames(components)} symbols />
          </svg>
        </div>
        <div className="circuit-lesson">
          <h2 className="lab">Çfarë pe</h2>
          <p className="learned">{level.learned}</p>
          <p>{loopText(components, loop)}</p>
          <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
        </div>
      </div>
    </section>
  );
}
