import { passesPrism, splitInPrism } from "./prism-rays";
import type { Outcome } from "./quiz-score";

/**
 * Shows a result so that it is seen from the last desk. Passed: one ray, which the prism splits into a colour for each
 * question, and Pika over it; a missed one leaves its gap. Else: a ray for each question, a missed one ends at the glass.
 */
export const QuizPrism = ({ outcomes, passed }: { outcomes: readonly Outcome[]; passed: boolean }) => (
  <svg className={`quiz-prism ${passed ? "is-split" : ""}`} viewBox="0 0 400 158" aria-hidden="true">
    {passed ? <Split outcomes={outcomes} /> : <Stopped outcomes={outcomes} />}
    <path className="quiz-glass" d="M108 134L168 30L228 134Z" />
    <path className="quiz-ground" d="M0 156H400" />
  </svg>
);

function Split({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { entry, bands } = splitInPrism(outcomes.length);
  return (
    <>
      <path className="quiz-ray" d={entry} />
      {outcomes.map(({ question, right }, index) =>
        right ? (
          <path
            key={question}
            className="quiz-colour"
            d={bands[index]}
            style={{
              fill: `color-mix(in oklab, var(--color-math) ${Math.round(100 - (100 * index) / (outcomes.length - 1 || 1))}%, var(--color-physics))`,
            }}
          />
        ) : null,
      )}
      <path className="quiz-leap" d="M60 156Q168 -136 276 156" />
      <circle className="pika-mark" cx="168" cy="10" r="8" />
    </>
  );
}

function Stopped({ outcomes }: { outcomes: readonly Outcome[] }) {
  const rays = passesPrism(outcomes.length);
  return outcomes.map(({ question, right }, index) => {
    const { through, stop } = rays[index] as (typeof rays)[number];
    return <path key={question} className={right ? "quiz-through" : "quiz-stop"} d={right ? through : stop} />;
  });
}
