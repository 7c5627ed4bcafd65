/** A round of the game as a part of an assignment: one round, whose numbers are its result. */
import { useEffect, useReducer, useRef, useState } from "react";
import { type GamePart, gameLevels, gameWords, operationsOf, secondsOf } from "../../magazine/classroom/game-part";
import { type AssignedActivityProps, begunWork } from "../../magazine/classroom/item-work";
import type { GameResult } from "../../magazine/classroom/result-code";
import { bringIntoView } from "../../play/bring-into-view";
import { Toasts } from "../../play/toast/toast";
import { useNoticeOf } from "../../play/toast/use-notice-of";
import { useOnChange } from "../../play/use-on-change";
import { usePlayClock } from "../../play/use-play-clock";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { exerciseText, shownExercise } from "./exercise";
import { NinjaFigure, NinjaFigures } from "./ninja-figures";
import { keepRound, restoredRound } from "./ninja-memory";
import { NinjaPlay } from "./ninja-play.client";
import {
  type AnsweredExercise,
  type Game,
  initialNinja,
  missedOf,
  type NinjaState,
  ninjaReducer,
  rightIn,
} from "./number-ninja-rules";
import { verdictNotice } from "./verdict-notice";
import "./number-ninja.css";

type Props = AssignedActivityProps<GamePart>;

/** Plays a round of an assignment once. A reload goes on with it, and its clock did not stop meanwhile. */
export const AssignedGame = (props: Props) => (
  <Toasts>
    <AssignedRound {...props} />
  </Toasts>
);

function AssignedRound({ part, seed, nextWords, work, onWork, onNext }: Props) {
  const [state, dispatch] = useReducer(ninjaReducer, initialNinja);
  const [isEmpty, setEmpty] = useState(false);
  const { phase, answers } = state;
  const now = usePlayClock(phase === "playing" && state.deadline !== null, (time) =>
    dispatch({ type: "tick", now: time }),
  );
  useNoticeOf(state.verdict, verdictNotice);
  const seconds = secondsOf(part);
  const limit = seconds === null ? null : seconds * 1_000;
  // `shared`: kept by its seed, as a game of a class's link is.
  const game: Game = { levels: gameLevels, limit, operations: operationsOf(part), seed, shared: true };
  const played = work?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is taken up once, when its part is reached.
  useEffect(() => {
    // The round of whoever had the device before is no round of this pupil.
    const kept = work === null || played ? null : restoredRound(now(), Date.now(), seed, Number.POSITIVE_INFINITY);
    if (kept !== null) dispatch({ type: "restore", state: kept });
  }, []);
  useOnChange([phase, answers], () => {
    if (phase !== "intro") keepRound(state, Date.now());
    if (phase !== "result") return;
    // Whoever sent nothing pressed a wrong button: the round is not played yet.
    setEmpty(answers.length === 0);
    if (answers.length === 0) dispatch({ type: "leave" });
    else if (played === undefined) onWork({ ...begunWork, end: "alone", game: resultOf(state) });
  });

  if (phase === "playing") {
    // The game's screen is as wide as a page inside its own margins.
    return (
      <div className="-mx-gutter">
        <NinjaPlay state={state} now={now} dispatch={dispatch} />
      </div>
    );
  }
  if (played !== undefined) return <PlayedRound game={played} {...{ answers, nextWords, onNext }} />;
  return (
    <div className="grid justify-items-start gap-8">
      <p className="max-w-[36em] text-[1.1rem]/[1.5]">{gameWords(part)}</p>
      <p className="max-w-[36em]">
        {seconds === null
          ? "Llogarit sa të duash, pastaj shtyp „Përfundo“."
          : "Sa më shumë llogari: ora nis me butonin dhe nuk ndalet."}{" "}
        Raundi luhet një herë.
      </p>
      <Button
        primary
        onClick={() => {
          onWork(begunWork);
          dispatch({ type: "start", game, now: now() });
        }}
      >
        Nise raundin
        <Arrow />
      </Button>
      <p role="status">{isEmpty ? "Nuk dërgove asnjë përgjigje: raundi nuk u numërua, nise përsëri." : null}</p>
    </div>
  );
}

const resultOf = ({ score, level, answers }: NinjaState): GameResult => ({
  points: score,
  level,
  right: rightIn(answers),
  asked: answers.length,
});

/** Shows what a round came to, and what was missed in it. @param answers none after a reload */
function PlayedRound({
  game: { points, level, right, asked },
  answers,
  nextWords,
  onNext,
}: { game: GameResult; answers: readonly AnsweredExercise[] } & Pick<Props, "nextWords" | "onNext">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringIntoView(heading.current), []);
  const missed = missedOf(answers);
  return (
    <section className="grid justify-items-start gap-8">
      <h3 ref={heading} tabIndex={-1} className="text-[2rem]/[1.1] focus:no-outline">
        Raundi mbaroi
      </h3>
      <NinjaFigures>
        <NinjaFigure name="Pikë" value={points} />
        <NinjaFigure name="Niveli" value={level} />
        <NinjaFigure name="Të sakta" value={right} unit={`nga ${asked}`} />
      </NinjaFigures>
      {missed.length === 0 ? null : (
        <section>
          <h4 className="pb-4 text-[1.5rem]/[1.2]">Këto të shpëtuan</h4>
          <ul className="grid gap-3 text-[1.3rem] figures">
            {missed.map((exercise) => (
              <li key={exerciseText(exercise)}>
                {shownExercise(exercise)} = {exercise.answer}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button primary onClick={onNext}>
        {nextWords}
        <Arrow />
      </Button>
    </section>
  );
}
