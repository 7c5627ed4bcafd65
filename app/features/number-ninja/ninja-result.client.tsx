import { type Dispatch, useEffect, useRef, useState } from "react";
import { formatNumber } from "../../magazine/albanian";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayActions, PlayScreen } from "../../play/play-screen";
import { PosterButton } from "../../play/poster/poster-button";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import { ClassResult } from "./class-result.client";
import { exerciseText, shownExercise } from "./exercise";
import { MinuteFigure } from "./minute-figure.client";
import { NinjaFigure, NinjaFigures } from "./ninja-figures";
import { rememberGame } from "./ninja-memory";
import { type Game, missedOf, type NinjaAction, type NinjaState, rightIn, wrongInputs } from "./number-ninja-rules";
import { resultLine } from "./result-line";

/** Shows a game's result: a figure, score beside record, the missed exercises. */
export function NinjaResult({
  state,
  now,
  dispatch,
  onAgain,
}: {
  state: NinjaState;
  now: () => number;
  dispatch: Dispatch<NinjaAction>;
  onAgain: (game: Game) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringIntoView(heading.current), []);
  // Set once per game in an effect. React may call an initializer twice, and the second call would find this game as
  // the record.
  const [before, setBefore] = useState<ReturnType<typeof rememberGame>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished game does not change.
  useEffect(() => setBefore(rememberGame(state)), []);
  const { game, practice, score, level, answers, unsent } = state;
  const isRecord = practice === null && game?.limit != null && before !== null && score > before.score;
  const missed = missedOf(answers);
  // Computed once. The date of the game stays however long the page is open.
  const [line] = useState(() => resultLine(state, new Date().toISOString()));
  return (
    <PlayScreen className="gap-x-gutter gap-y-10 py-10 aside:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] aside:grid-rows-[auto_1fr]">
      <div className="grid content-start gap-7">
        <h2 ref={heading} tabIndex={-1} className="text-[clamp(2.2rem,1.6rem+3vw,4.4rem)] focus:no-outline">
          {titleOf(state)}
        </h2>
        <NinjaFigures>
          {practice === null ? (
            <>
              <NinjaFigure name="Pikë" value={score} />
              <NinjaFigure name="Niveli" value={level} />
            </>
          ) : null}
          <NinjaFigure name="Të sakta" value={rightIn(answers)} unit={`nga ${answers.length}`} />
        </NinjaFigures>
        {practice === null && game?.limit ? <Record score={score} before={before?.score ?? null} /> : null}
        {answers.length === 0 ? <p>Këtë herë nuk dërgove asnjë përgjigje.</p> : null}
        {unsent ? (
          <p>
            Kur mbaroi koha kishe shkruar {unsent.typed}: {shownExercise(unsent.exercise)} = {unsent.exercise.answer}.
            Nuk u numërua.
          </p>
        ) : null}
      </div>
      {answers.length > 1 ? (
        <section className="aside:[grid-area:1/2/3/3]" aria-labelledby="minuta-jote">
          <h3 id="minuta-jote" className="pb-4 text-[1.7rem]">
            {practice === null && game?.limit === 60_000 ? "Minuta jote" : "Përgjigjet e tua"}
          </h3>
          <MinuteFigure
            answers={answers}
            pace={practice === null ? (before?.pace ?? null) : null}
            showsPika={!isRecord}
          />
        </section>
      ) : null}
      <PlayActions className="ninja-ways content-start">
        {game === null ? null : (
          <Button primary lang="en" onClick={() => onAgain(game)}>
            Play Again
          </Button>
        )}
        {missed.length > 0 ? (
          <Button onClick={() => dispatch({ type: "practise", exercises: missed, now: now() })}>Vetëm gabimet</Button>
        ) : null}
        <Button onClick={() => dispatch({ type: "leave" })}>Ndrysho lojën</Button>
        {practice === null && answers.length > 1 ? (
          <PosterButton compose={async () => (await import("./minute-poster")).minutePoster(state)} />
        ) : null}
      </PlayActions>
      {missed.length > 0 ? (
        <section className="aside:[grid-column:1/3]">
          <h3 className="pb-4 text-[1.7rem]">Këto të shpëtuan</h3>
          <ul className="columns-[12rem] gap-x-20 text-[1.6rem] figures">
            {missed.map((exercise) => (
              <li key={exerciseText(exercise)} className="break-inside-avoid display-type py-3.5 rule-b-1/hair">
                {shownExercise(exercise)} = {exercise.answer} <span className="sr-only">Ti shkrove</span>
                <s className="text-[1.2rem] text-mute">{wrongInputs(answers, exercise).join("\u2002")}</s>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {line === null ? null : <ClassResult line={line} />}
    </PlayScreen>
  );
}

function titleOf({ practice, answers, remaining }: NinjaState): string {
  if (practice === null) return remaining === 0 ? "Koha mbaroi" : "Loja mbaroi";
  return rightIn(answers) === answers.length && practice.length === 0 ? "I bëre të gjitha" : "Stërvitja mbaroi";
}

/** Compares the score with the best one before it. */
function Record({ score, before }: { score: number; before: number | null }) {
  if (score === 0) return null;
  if (before === null) return <p>Rekordi yt i parë: ruhet vetëm në këtë pajisje.</p>;
  if (score > before)
    return (
      <p>
        <Pika moves="lands" /> <b className="text-deep">Rekord i ri.</b> Më parë: {formatNumber(before)} pikë.
      </p>
    );
  return <p>Rekordi yt: {formatNumber(before)} pikë.</p>;
}
