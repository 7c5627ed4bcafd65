import { type ReactNode, useEffect, useRef } from "react";
import { bringIntoView } from "../../../play/bring-into-view";
import { PosterButton } from "../../../play/poster/poster-button";
import { NoticeLane } from "../../../play/toast/notice-lane";
import { Arrow } from "../../../ui/arrow";
import { hasCapacitor } from "../parts/component";
import { componentNames } from "../parts/component-words";
import { PanelTitle } from "../parts/panel-title";
import { RowButton, rowMeasure } from "../parts/row-button";
import { useBoardSize } from "../parts/use-board-size";
import { useFlowingCharges } from "../parts/use-flowing-charges";
import { isLastLevel, type LevelsState, levelOf } from "./levels-rules";
import { darkLampText, loopText } from "./levels-words";
import { LoopCalculation } from "./loop-calculation";
import { LoopDrawing } from "./loop-drawing";
import { layOutLoop } from "./loop-layout";
import { TestBadge } from "./test-badge";
import { useRunningLoop } from "./use-running-loop";

/** Shows a passed level: the next step, the pupil's own circuit and its explanation. */
export function LevelSuccess({
  state,
  marks,
  onNext,
  onBack,
  onStartOver,
  onLaboratory,
}: {
  state: LevelsState;
  marks: ReactNode;
  onNext: () => void;
  onBack: () => void;
  onStartOver: () => void;
  onLaboratory: () => void;
}) {
  const components = state.board.present;
  const loop = useRunningLoop(components);
  const figure = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const layout = layOutLoop(useBoardSize(room), components.length);
  useFlowingCharges(figure, loop.current !== 0, null);
  useEffect(() => bringIntoView(heading.current), []);
  const level = levelOf(state);
  const dark = darkLampText(components, loop);
  return (
    <>
      <NoticeLane place="above" />
      <section className="circuit-success page-width pb-gutter under-notice-lane">
        <header className="circuit-bench-head">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.45rem,1.1rem+1.4vw,2.4rem)]/[0.98] pt-[0.06em] pb-[0.1em] focus:no-outline"
          >
            {level.title}: u&nbsp;krye
          </h1>
          <p className="circuit-goal">
            <TestBadge complete /> Niveli {level.id} nga {state.settings.levels}
          </p>
          {marks}
        </header>
        <div className="flex flex-wrap items-center gap-6 py-6 aside:col-[1/-1] aside:row-start-2 print:hidden">
          {isLastLevel(state) ? (
            <>
              <RowButton primary onClick={onLaboratory}>
                Laboratori i lirë
                <Arrow />
              </RowButton>
              <RowButton lang="en" onClick={onStartOver}>
                Start Over
              </RowButton>
            </>
          ) : (
            <RowButton primary lang="en" onClick={onNext}>
              Next Level
              <Arrow />
            </RowButton>
          )}
          <RowButton onClick={onBack}>Te qarku</RowButton>
          <PosterButton
            measure={rowMeasure}
            className="flex-auto"
            compose={async () => (await import("./circuit-poster")).circuitPoster(level, components, loop)}
          />
          <NoticeLane place="beside" />
        </div>
        <div className="circuit-board circuit-paper relative overflow-hidden" ref={figure}>
          <div
            className="absolute inset-x-0 top-0 h-(--board-height) pointer-events-none"
            ref={room}
            aria-hidden="true"
          />
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
        <div className="grid content-start gap-7 pt-8 aside:row-start-3">
          {dark ? (
            <p className="px-9 py-7 rule-l-7/spot bg-tint">
              <b>Kalove, por llamba s’ndriçon:</b> {dark}
            </p>
          ) : null}
          <PanelTitle>{dark ? "Ç’sheh me llambën ndezur" : "Çfarë pe"}</PanelTitle>
          <p className="font-display font-bold text-[clamp(1.3rem,1.1rem+1.2vw,2.2rem)]/[1.14]">{level.learned}</p>
          <p>{loopText(components, loop)}</p>
          <LoopCalculation loop={loop} charging={hasCapacitor(components)} />
        </div>
      </section>
    </>
  );
}
