import { type Dispatch, useEffect, useRef } from "react";
import { formatNumber } from "../../magazine/albanian";
import { bringIntoView } from "../../play/bring-into-view";
import { exerciseText } from "./exercise";
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
  const { game } = state;
  return (
    <section className="wrap ninja-result">
      <h2 ref={heading} tabIndex={-1}>
        {state.practice === null ? (state.remaining === 0 ? "Koha mbaroi" : "Loja mbaroi") : "I bëre të gjitha"}
      </h2>
      <dl className="ninja-scores">
        {state.practice === null ? (
          <>
            <div>
              <dt className="lab mute">Pikë</dt>
              <dd className="num">{formatNumber(state.score)}</dd>
            </div>
            <div>
              <dt className="lab mute">Niveli</dt>
              <dd className="num">{state.level}</dd>
            </div>
          </>
        ) : null}
        <div>
          <dt className="lab mute">Të sakta</dt>
          <dd className="num">
            {state.correct}
            <small>nga {state.answered}</small>
          </dd>
        </div>
      </dl>
      {missed.length > 0 ? (
        <>
          <h3>Këto të shpëtuan</h3>
          <ul className="ninja-missed">
            {missed.map((exercise) => (
              <li key={exerciseText(exercise)} className="num">
                {exerciseText(exercise)} = {exercise.answer}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{state.answered > 0 ? "Asnjë gabim." : "Këtë herë nuk dërgove asnjë përgjigje."}</p>
      )}
      <div className="acts">
        <button className="btn" type="button" onClick={() => dispatch({ type: "leave" })}>
          Ndrysho lojën
        </button>
        {missed.length > 0 ? (
          <button className="btn" type="button" onClick={() => dispatch({ type: "practise" })}>
            Vetëm gabimet
          </button>
        ) : null}
        {game === null ? null : (
          <button className="btn go" type="button" lang="en" onClick={() => onAgain(game)}>
            Play Again
          </button>
        )}
      </div>
    </section>
  );
}
