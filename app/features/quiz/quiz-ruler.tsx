/** Seconds in which a dot rolls over the whole ruler. */
const wholeWay = 1.6;

/**
 * Draws a ruler in percent, with the passing mark and the score's dot, full where it passed. The dot rolls to its place. Its
 * deceleration is one for all scores, so its time grows as the root of the way (quiz.css).
 */
export function QuizRuler({ percent, passScore }: { percent: number; passScore: number }) {
  return (
    <div className="quiz-ruler relative mx-5 h-46 [font:700_1.1rem/1_var(--font-display)]" aria-hidden="true">
      <span
        className={`quiz-rolls absolute bottom-24 -ml-[9px] size-[18px] rounded-full rule-2/spot ${percent < passScore ? "bg-paper" : "bg-spot"}`}
        style={{ left: `${percent}%`, animationDuration: `${wholeWay * Math.sqrt(percent / 100)}s` }}
      />
      <span
        className="absolute top-15 [border-right:3px_solid_var(--color-ink)] pt-19 pr-4 whitespace-nowrap [transform:translateX(calc(2px-100%))]"
        style={{ left: `${passScore}%` }}
      >
        {`kalon: ${passScore}`}
      </span>
      <span className="absolute top-34 left-0">0</span>
      <span className="absolute top-34 right-0">100</span>
    </div>
  );
}
