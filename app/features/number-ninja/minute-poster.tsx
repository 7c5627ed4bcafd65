import { formatNumber, plural } from "../../magazine/albanian";
import type { Poster } from "../../play/poster/poster";
import { layOutMinute } from "./minute-figure-layout";
import { type NinjaState, rightIn } from "./number-ninja-rules";

/** Width of the drawing in its own units; a unit is 2.6 pixels of the poster. */
const fieldWidth = 360;

const minute = 60_000;

type Finished = Pick<NinjaState, "game" | "score" | "level" | "answers" | "remaining">;

/** Tells what was done, in the first person. A game that was ended before its time names no time. */
function sentenceOf({ game, answers, remaining }: Finished): string {
  const solved = `zgjidha ${rightIn(answers)} nga ${plural(answers.length, "llogari", "llogari")} me mend`;
  if (!game?.limit || remaining !== 0) return solved.replace("z", "Z");
  return `${game.limit === minute ? "Në një minutë" : `Për ${game.limit / 1_000}\u00a0sekonda`} ${solved}`;
}

/** Composes the poster of a finished game: a dot for each answer at the height of its seconds. */
export function minutePoster(state: Finished): Poster {
  const { answers, score, level } = state;
  const { height, floor, left, right, radius, dots, lines } = layOutMinute(answers, null, fieldWidth);
  return {
    name: "number-ninja",
    sentence: sentenceOf(state),
    note: `${score}\u00a0pikë, niveli\u00a0${level}. Çdo rreth është një përgjigje: sa më poshtë, aq më shpejt; i zbrazëti më shpëtoi.`,
    path: "/math/number-ninja",
    subject: "math",
    drawing: {
      width: fieldWidth,
      height,
      marks: (
        <>
          {lines.map(({ seconds, y }) => (
            <g key={seconds}>
              <line stroke="var(--color-hair)" x1={left} x2={right} y1={y} y2={y} />
              <text fill="var(--color-mute)" fontSize="12" x={left - 8} y={y + 4} textAnchor="end">
                {formatNumber(seconds)} s
              </text>
            </g>
          ))}
          <line stroke="currentColor" strokeWidth="2" x1={left} x2={right} y1={floor} y2={floor} />
          {dots.map(({ x, y, right: hit }) => (
            <g key={x}>
              <line stroke="var(--color-hair)" x1={x} x2={x} y1={floor} y2={y} />
              <circle
                fill={hit ? "var(--spot)" : "var(--color-paper)"}
                stroke={hit ? "none" : "currentColor"}
                strokeWidth="1.6"
                cx={x}
                cy={y}
                r={radius}
              />
            </g>
          ))}
        </>
      ),
    },
  };
}
