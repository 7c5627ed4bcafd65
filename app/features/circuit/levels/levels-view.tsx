import { type ReactNode, useEffect, useReducer } from "react";
import type { Notice } from "../../../play/toast/toast";
import { useNoticeOf } from "../../../play/toast/use-notice-of";
import { LevelBench } from "./level-bench.client";
import { LevelSuccess } from "./level-success.client";
import type { Verdict } from "./level-verdict";
import { LevelsIntro } from "./levels-intro";
import { initialLevels, levelOf, levelsReducer, successDelay } from "./levels-rules";
import type { SimulatorSettings } from "./simulator-settings";

/** Plays the levels, from the introduction to the last success. */
export function Levels({
  settings,
  introduction,
  onLaboratory,
}: {
  settings: SimulatorSettings;
  introduction: ReactNode;
  onLaboratory: () => void;
}) {
  const [state, dispatch] = useReducer(levelsReducer, settings, initialLevels);
  useNoticeOf(state.news, ({ what }) =>
    what.code === "tested" ? testNotice(what.verdict, levelOf(state).title) : null,
  );
  useEffect(() => {
    if (!state.passing) return;
    const timer = setTimeout(() => dispatch({ type: "succeed" }), successDelay);
    return () => clearTimeout(timer);
  }, [state.passing]);

  switch (state.phase) {
    case "intro":
      return <LevelsIntro {...{ settings, introduction, onLaboratory }} onStart={() => dispatch({ type: "start" })} />;
    case "simulator":
      return <LevelBench {...{ state, dispatch }} />;
    case "success":
      return <LevelSuccess {...{ state, dispatch, onLaboratory }} />;
  }
}

/** Returns the notice about a test (product 4.4). */
function testNotice({ passed }: Verdict, title: string): Notice {
  if (passed) {
    const description = `You've successfully completed the ${title} challenge!`;
    return { title: "Circuit Complete!", description, mark: "right", lang: "en" };
  }
  const description = "Your circuit doesn't meet the requirements. Try again!";
  return { title: "Circuit Incomplete", description, variant: "destructive", lang: "en" };
}
