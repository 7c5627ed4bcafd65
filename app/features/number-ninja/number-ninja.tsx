import { type ReactNode, useReducer } from "react";
import { seedIn } from "../../magazine/seeded-random";
import type { Notice } from "../../play/toast/toast";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { usePlayClock } from "../../play/use-play-clock";
import type { GameData } from "./game-data";
import { newSeed } from "./shared-game-link";
import "./number-ninja.css";
import { NinjaIntro } from "./ninja-intro";
import { NinjaPlay } from "./ninja-play.client";
import { NinjaResult } from "./ninja-result.client";
import { type Game, initialNinja, ninjaReducer, type Verdict } from "./number-ninja-rules";

/**
 * The game of mental arithmetic.
 *
 * @param settings what the editor set, read from the content's `gameData`
 * @param search of the page's address: `fara` and `veprime` come from there
 * @param introduction shown before the start alone
 */
export function NumberNinja({
  settings,
  search,
  introduction,
}: {
  settings: GameData;
  search: string;
  introduction: ReactNode;
}) {
  const [state, dispatch] = useReducer(ninjaReducer, initialNinja);
  const now = usePlayClock(state.phase === "playing" && state.deadline !== null, (time) =>
    dispatch({ type: "tick", now: time }),
  );
  useNoticeOf(state.verdict, verdictNotice);
  const start = (game: Game) => dispatch({ type: "start", game, now: now() });
  switch (state.phase) {
    case "intro":
      return (
        <>
          {introduction}
          <NinjaIntro settings={settings} search={search} onStart={start} />
        </>
      );
    case "playing":
      return <NinjaPlay state={state} dispatch={dispatch} />;
    case "result":
      return (
        <NinjaResult
          state={state}
          dispatch={dispatch}
          onAgain={(game) => start({ ...game, seed: seedIn(search) ?? newSeed() })}
        />
      );
  }
}

/** The notice on an answer (product 4.4). */
function verdictNotice(verdict: Verdict): Notice {
  if (verdict.kind === "incorrect") {
    const description = `The correct answer was ${verdict.exercise.answer}`;
    return { title: "Incorrect!", description, variant: "destructive", lang: "en" };
  }
  if (verdict.newLevel !== null) {
    return { title: "Level Up!", description: `You've reached level ${verdict.newLevel}`, mark: "right", lang: "en" };
  }
  const description = verdict.points > 0 ? `+${verdict.points} points` : undefined;
  return { title: "Correct!", description, mark: "right", lang: "en" };
}
