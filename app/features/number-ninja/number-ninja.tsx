import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { seedIn } from "../../magazine/draw";
import { usePlayClock } from "../../ui/use-play-clock";
import { useToast } from "../toast/toast";
import { newSeed } from "./class-link";
import type { GameData } from "./game-data";
import "../../ui/play.css";
import "./number-ninja.css";
import { NinjaIntro } from "./ninja-intro";
import { NinjaPlay } from "./ninja-play";
import { NinjaResult } from "./ninja-result";
import { type Game, ninjaAtIntro, ninjaReducer, type Verdict } from "./number-ninja-rules";

/**
 * The game of mental arithmetic.
 *
 * @param settings what the editor set, read from the content's `gameData`
 * @param search of the page's address: `fara` and `veprime` come from there
 * @param introduction stands before the start, and makes room once the game is on
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
  const [state, dispatch] = useReducer(ninjaReducer, ninjaAtIntro);
  const now = usePlayClock(state.phase === "playing" && state.deadline !== null, (at) =>
    dispatch({ type: "tick", now: at }),
  );
  useVerdictToasts(state.verdict);
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

/** Each verdict is said once, when it comes. */
function useVerdictToasts(verdict: Verdict | null): void {
  const show = useToast();
  const said = useRef<Verdict | null>(null);
  useEffect(() => {
    if (verdict === said.current) return;
    said.current = verdict;
    if (verdict === null) return;
    if (verdict.kind === "incorrect") {
      const description = `The correct answer was ${verdict.problem.answer}`;
      show({ title: "Incorrect!", description, variant: "destructive", lang: "en" });
    } else if (verdict.reached !== null) {
      show({ title: "Level Up!", description: `You've reached level ${verdict.reached}`, lang: "en" });
    } else {
      show({
        title: "Correct!",
        description: verdict.points > 0 ? `+${verdict.points} points` : undefined,
        lang: "en",
      });
    }
  }, [verdict, show]);
}
