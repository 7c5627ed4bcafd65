import { Pika } from "../../ui/pika";

/** Draws a ruler from 0 to 100 percent with the mark that passes and the dot where the score landed. */
export function QuizRuler({ percent, passScore }: { percent: number; passScore: number }) {
  return (
    <div className="quiz-ruler" aria-hidden="true">
      <span className="quiz-ruler-score" style={{ left: `${percent}%` }}>
        <Pika moves="lands" />
      </span>
      <span className="quiz-ruler-pass" style={{ left: `${passScore}%` }}>
        {`kalon: ${passScore}`}
      </span>
      <span className="quiz-ruler-end">0</span>
      <span className="quiz-ruler-end is-last">100</span>
    </div>
  );
}
