import type { FormEvent } from "react";
import type { Quiz } from "../../magazine/quiz";
import type { Pace } from "./quiz-rules";
import type { QuizWords } from "./quiz-words";

/** Shows the quiz's facts, the choice of time, the start and the links to the printed sheet. */
export function QuizIntro({
  quiz,
  words,
  pace,
  onPace,
  onStart,
}: {
  quiz: Quiz;
  words: QuizWords;
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}) {
  const minutes = quiz.timeLimit;
  const paces: [Pace, string][] = [
    ["given", `${minutes}\u00a0minuta, si është dhënë`],
    ["double", `${2 * minutes}\u00a0minuta, dyfishi`],
    ["none", "pa kohë"],
  ];
  function start(event: FormEvent) {
    event.preventDefault();
    onStart();
  }
  return (
    <form className="wrap quiz" onSubmit={start}>
      <dl className="quiz-facts">
        <div>
          <dt className="lab mute">Pyetje</dt>
          <dd className="num">{quiz.questions.length}</dd>
        </div>
        <div>
          <dt className="lab mute">Koha</dt>
          <dd className="num">
            {minutes}
            <small>min</small>
          </dd>
        </div>
        <div>
          <dt className="lab mute">Kalon me</dt>
          <dd className="num">
            {quiz.passScore}
            <small>%</small>
          </dd>
        </div>
      </dl>
      <fieldset>
        <legend>Sa kohë do?</legend>
        {paces.map(([value, text]) => (
          <label key={value} className="tick">
            <input type="radio" name="pace" checked={pace === value} onChange={() => onPace(value)} />
            {text}
          </label>
        ))}
      </fieldset>
      <div className="acts">
        <button className="btn go" type="submit" lang={words.start.lang}>
          {words.start.text}
          <span className="arr" aria-hidden="true" />
        </button>
      </div>
      <noscript>
        <p>Kuizi me orë ka nevojë për JavaScript. Pa të, bëje në letër: fleta më poshtë i ka të gjitha pyetjet.</p>
      </noscript>
      <p className="quiz-paper">
        Në letër: <a href="?print">fleta e kuizit</a>, <a href="?print&amp;fara=A">varianti A</a>,{" "}
        <a href="?print&amp;fara=B">varianti B</a>. Përgjigjet dalin në faqe më vete.
      </p>
    </form>
  );
}
