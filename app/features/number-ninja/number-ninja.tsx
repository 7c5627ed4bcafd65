import { type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import { seedIn } from "../../magazine/seeded-random";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { useOnChange } from "../../play/use-on-change";
import { usePlayClock } from "../../play/use-play-clock";
import type { GameData } from "./game-data";
import { newSeed } from "./shared-game-link";
import "./number-ninja.css";
import { PlayScreen } from "../../play/play-screen";
import { NinjaIntro } from "./ninja-intro";
import { NinjaPlay } from "./ninja-play.client";
import { type Game, initialNinja, ninjaReducer } from "./number-ninja-rules";
import { verdictNotice } from "./verdict-notice";

/**
 * The game of mental arithmetic.
 *
 * @param settings the editor's settings, from the content's `gameData`
 * @param search query of the page's address, with `fara` and `veprime`
 * @param introduction the rules of the game, shown only before the start
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
  const seed = seedIn(search);
  const { phase, answers } = state;
  // Two chunks of 2 KB that the first view does not need. Storage loads after it, the result once a game runs.
  const [memory, setMemory] = useState<typeof import("./ninja-memory") | null>(null);
  const [result, setResult] = useState<typeof import("./ninja-result.client") | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored game is restored once, when the page opens.
  useEffect(() => {
    import("./ninja-memory").then(
      (module) => {
        setMemory(module);
        const kept = module.restoredRound(now(), Date.now(), seed);
        if (kept) dispatch({ type: "restore", state: kept });
      },
      () => undefined,
    );
  }, []);
  const played = useRef(false);
  useEffect(() => {
    if (phase === "playing") played.current = true;
    if (phase === "playing") import("./ninja-result.client").then(setResult, () => undefined);
  }, [phase]);
  // Stored with each answer; the intro stores nothing.
  useOnChange([phase, answers, memory], () => {
    if (phase !== "intro") memory?.keepRound(state, Date.now());
  });

  function start(game: Game, typed = "") {
    dispatch({ type: "start", game, now: now() });
    if (typed !== "") dispatch({ type: "type", text: typed });
  }
  switch (phase) {
    case "intro":
      return (
        <NinjaIntro
          settings={settings}
          search={search}
          introduction={introduction}
          memory={memory}
          returned={played.current}
          onStart={start}
          onPractise={(exercises) => dispatch({ type: "practise", exercises, now: now() })}
        />
      );
    case "playing":
      return <NinjaPlay state={state} now={now} dispatch={dispatch} />;
    case "result":
      return result === null ? (
        <PlayScreen className="py-10">
          <h2>{state.score} pikë</h2>
        </PlayScreen>
      ) : (
        <result.NinjaResult
          state={state}
          now={now}
          dispatch={dispatch}
          onAgain={(game) => start({ ...game, seed: seed ?? newSeed() })}
        />
      );
  }
}
