import { lazy, type ReactNode, Suspense, useEffect, useReducer } from "react";
import type { Notice } from "../../../play/toast/notice";
import { useNoticeOf } from "../../../play/toast/use-notice-of";
import { useOnChange } from "../../../play/use-on-change";
import { LevelList, LevelMarks } from "./level-marks";
import type { LevelVerdict } from "./level-verdict";
import { LevelsIntro } from "./levels-intro";
import { draftsRecord, passedRecord } from "./levels-memory";
import { draftsOf, initialLevels, levelOf, levelsReducer, successDelay } from "./levels-rules";
import type { SimulatorSettings } from "./simulator-settings";
import "./level-bench.css";
import "./level-windows.css";
import "./levels.css";

/** Chunk that loads at the first press: a tenth of the page's scripts. */
const LevelBench = lazy(() => import("./level-bench.client").then((file) => ({ default: file.LevelBench })));
const LevelSuccess = lazy(() => import("./level-success.client").then((file) => ({ default: file.LevelSuccess })));

/**
 * Shows the levels, from the intro to the last success.
 *
 * @param head head of the page, shown while no level is open.
 * @param level the level in the address; `null` for the list.
 */
export function Levels({
  settings,
  head,
  introduction,
  level,
  onLevel,
  onLaboratory,
}: {
  settings: SimulatorSettings;
  head: ReactNode;
  introduction: ReactNode;
  level: number | null;
  onLevel: (level: number | null) => void;
  onLaboratory: () => void;
}) {
  const [state, dispatch] = useReducer(levelsReducer, settings, initialLevels);
  useNoticeOf(state.news, ({ what }) =>
    what.code === "tested" ? testNotice(what.verdict, levelOf(state).title) : null,
  );
  useEffect(
    () => dispatch({ type: "remember", passedLevels: passedRecord.read() ?? [], drafts: draftsRecord.read() ?? {} }),
    [],
  );
  useEffect(() => dispatch(level === null ? { type: "list" } : { type: "open", level }), [level]);
  useEffect(() => {
    if (state.storageRead) passedRecord.write(state.passedLevels);
  }, [state.storageRead, state.passedLevels]);
  // The fields that unfinished boards consist of.
  useOnChange([state.storageRead, state.phase, state.level, state.board.present, state.drafts], () => {
    if (state.storageRead) draftsRecord.write(draftsOf(state));
  });
  useEffect(() => {
    if (!state.awaitsSuccess) return;
    const timer = setTimeout(() => dispatch({ type: "succeed" }), successDelay);
    return () => clearTimeout(timer);
  }, [state.awaitsSuccess]);

  const shared = { count: settings.levels, passedLevels: state.passedLevels, onOpen: onLevel };
  const marks = <LevelMarks {...shared} current={state.level} />;
  switch (state.phase) {
    case "intro": {
      const next = firstToPass(settings, state.passedLevels);
      return (
        <>
          {head}
          <LevelsIntro
            {...{ settings, introduction, next, onLaboratory }}
            list={<LevelList {...shared} />}
            onStart={() => onLevel(next)}
          />
        </>
      );
    }
    case "simulator":
      return (
        <Suspense fallback={<LevelIsComing title={levelOf(state).title} />}>
          <LevelBench {...{ state, marks, dispatch }} />
        </Suspense>
      );
    case "success":
      return (
        <Suspense fallback={<LevelIsComing title={levelOf(state).title} />}>
          <LevelSuccess
            {...{ state, marks, onLaboratory }}
            onNext={() => onLevel(state.level + 1)}
            onBack={() => dispatch({ type: "back-to-board" })}
            onStartOver={() => {
              dispatch({ type: "start-over" });
              onLevel(null);
            }}
          />
        </Suspense>
      );
  }
}

/** Shows the title of a level that is loading. The page always has a heading. */
function LevelIsComing({ title }: { title: string }) {
  return (
    <section className="page-width pb-gutter">
      <h1 className="text-[clamp(1.45rem,1.1rem+1.4vw,2.4rem)]/[0.98] pt-[0.06em] pb-[0.1em]">{title}</h1>
      <p role="status">Niveli po hapet…</p>
    </section>
  );
}

/** Returns the first level that is not passed. If every one is, it is the first of all. */
function firstToPass({ levels: count }: SimulatorSettings, passedLevels: readonly number[]): number {
  const next = Array.from({ length: count }, (_, k) => k + 1).find((level) => !passedLevels.includes(level));
  return next ?? 1;
}

/** Returns the notice about a test (product 4.4). */
function testNotice({ passed }: LevelVerdict, title: string): Notice {
  if (passed) {
    const description = `You've successfully completed the ${title} challenge!`;
    return { title: "Circuit Complete!", description, mark: "right", lang: "en" };
  }
  const description = "Your circuit doesn't meet the requirements. Try again!";
  return { title: "Circuit Incomplete", description, variant: "destructive", lang: "en" };
}
