import { type Dispatch, useEffect, useRef } from "react";
import { bringIntoView } from "../../play/bring-into-view";
import { PlayScreen } from "../../play/play-screen";
import { Button } from "../../ui/button";
import { exerciseText } from "./exercise";
import { NinjaFigure, NinjaFigures } from "./ninja-figures";
import { distinctExercises, type Game, type NinjaAction, type NinjaState } from "./number-ninja-rules";

/** Shows the score of a game and the exercises that were missed. */
export function NinjaResult({
  state,
  dispatch,
  onAgain,
}: {
  state: NinjaState;
  dispatch: Dispatch<NinjaAction>;
  onAgain: (game: Game) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => bringIntoView(heading.current), []);
  const missed = distinctExercises(state.missed);
  const { game, practice, remaining, score, level, correct, answered } = state;
  return (
    <PlayScreen className="gap-14 py-12">
      <h2 ref={heading} tabIndex={-1} className="text-[clamp(2.6rem,1.6rem+5vw,5.6rem)] focus:[outline:0]">
        {practice === null ? (remaining === 0 ? "Koha mbaroi" : "Loja mbaroi") : "I bëre të gjitha"}
      </h2>
      <NinjaFigures>
        {practice === null ? (
          <>
            <NinjaFigure name="Pikë" value={score} />
            <NinjaFigure name="Niveli" value={level} />
          </>
        ) : null}
        <NinjaFigure name="Të sakta" value={correct} unit={`nga ${answered}`} />
      </NinjaFigures>
      {missed.length > 0 ? (
        <>
          <h3 className="text-[1.7rem]">Këto të shpëtuan</h3>
          <ul className="columns-[12rem] gap-x-20 text-[1.9rem] figures">
            {missed.map((exercise) => (
              <li key={exerciseText(exercise)} className="break-inside-avoid display-type py-3.5 rule-b-1/hair">
                {exerciseText(exercise)} = {exercise.answer}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{answered > 0 ? "Asnjë gabim." : "Këtë herë nuk dërgove asnjë përgjigje."}</p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button onClick={() => dispatch({ type: "leave" })}>Ndrysho lojën</Button>
        {missed.length > 0 ? <Button onClick={() => dispatch({ type: "practise" })}>Vetëm gabimet</Button> : null}
        {game === null ? null : (
          <Button primary lang="en" onClick={() => onAgain(game)}>
            Play Again
          </Button>
        )}
      </div>
    </PlayScreen>
  );
}
