import { type CSSProperties, useRef } from "react";
import { formatNumber } from "../../magazine/albanian";
import { useWidth } from "../../play/use-width";
import { PikaMark } from "../../ui/pika/pika";
import { layOutMinute } from "./minute-figure-layout";
import { type AnsweredExercise, rightIn } from "./number-ninja-rules";

/** Milliseconds in which a game is shown once more, however long it was. */
const replayed = 2_400;

/**
 * Draws a game: a dot for each answer at the height of its seconds. It is hollow if the answer was wrong. At first the game
 * passes once more: one dot after the other rises for as long as its answer took, all at one speed.
 *
 * @param pace milliseconds per right answer in the best earlier game; null if there is none
 * @param showsPika whether the fastest right answer is Pika; at a new record it stands beside that
 */
export function MinuteFigure({
  answers,
  pace,
  showsPika,
}: {
  answers: readonly AnsweredExercise[];
  pace: number | null;
  showsPika: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const layout = layOutMinute(answers, pace, useWidth(place));
  const { width, height, floor, left, right, radius, dots, lines, record } = layout;
  const best = showsPika ? layout.fastest : null;
  const times = answers.map(({ answerMs }) => answerMs);
  const share = replayed / times.reduce((all, time) => all + time, 1);
  const begins = (index: number) => times.slice(0, index).reduce((all, time) => all + time, 0);
  const seconds = (milliseconds: number) => `${formatNumber(milliseconds / 1_000, 1)}\u00a0s`;
  return (
    <figure ref={place}>
      <svg
        className="block overflow-visible fill-mute [font:600_0.8rem/1_var(--font-text)]"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
      >
        <title>
          {`${answers.length} përgjigje, ${rightIn(answers)} të sakta. Më e shpejta ${seconds(Math.min(...times))}, më e ngadalta ${seconds(Math.max(...times))}.`}
        </title>
        {lines.map(({ seconds: count, y }) => (
          <g key={count}>
            <line className="stroke-hair" x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 8} y={y + 4} textAnchor="end">
              {formatNumber(count)} s
            </text>
          </g>
        ))}
        <line className="stroke-ink stroke-2" x1={left} x2={right} y1={floor} y2={floor} />
        {record === null ? null : (
          <g>
            <line className="stroke-ink [stroke-dasharray:5_4]" x1={left} x2={right} y1={record} y2={record} />
            <text className="fill-ink" x={right} y={record - 6} textAnchor="end">
              rekordi yt: {seconds(pace ?? 0)}
            </text>
          </g>
        )}
        {dots.map(({ x, y, right: hit }, index) => (
          <g
            key={x}
            className="ninja-answer"
            style={
              {
                "--rise": `${floor - y}px`,
                animationDelay: `${share * begins(index)}ms`,
                animationDuration: `${share * (times[index] ?? 0)}ms`,
              } as CSSProperties
            }
          >
            <line className="stroke-hair" x1={x} x2={x} y1={floor} y2={y} />
            {index === best ? (
              <PikaMark cx={x} cy={y} r={radius + 4} />
            ) : (
              <circle className={hit ? "fill-spot" : "fill-paper stroke-ink stroke-2"} cx={x} cy={y} r={radius} />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        Një pikë për çdo përgjigje, me radhë: sa më poshtë, aq më shpejt. E zbrazët është ajo që të shpëtoi.
        {best === null ? null : " Më e madhja, Pika, është përgjigjja jote e saktë më e shpejtë."}
      </figcaption>
    </figure>
  );
}
