/** Positions of the dots of a game, in pixels. Seconds of each answer are drawn over their order. Pixels. */
import { clamp } from "../../play/clamp";
import type { AnsweredExercise } from "./number-ninja-rules";

export interface MinuteLayout {
  width: number;
  height: number;
  /** y of the line at zero seconds. */
  floor: number;
  left: number;
  right: number;
  radius: number;
  dots: { x: number; y: number; right: boolean }[];
  /** Index of the right answer that took least time; null if fewer than two were right. */
  fastest: number | null;
  /** Grid lines, the last one at or above the slowest answer. */
  lines: { seconds: number; y: number }[];
  /** y of the record's pace. It is null if there is none, or it would be outside the figure. */
  record: number | null;
}

const [top, bottom, left] = [12, 14, 38];

/**
 * Computes the figure's layout. @param pace milliseconds per right answer in the best earlier game; null for the first
 */
export function layOutMinute(answers: readonly AnsweredExercise[], pace: number | null, width: number): MinuteLayout {
  const height = width < 560 ? 190 : 260;
  const floor = height - bottom;
  // A record's pace of a few seconds stays in the figure, however quick this game was.
  const kept = pace !== null && pace <= 3_000 ? pace : 0;
  const slowest = Math.max(200, kept, ...answers.map(({ answerMs }) => answerMs));
  const step = stepOf(slowest);
  const most = Math.ceil(slowest / step) * step;
  const y = (milliseconds: number) => floor - (milliseconds / most) * (floor - top);
  const between = (width - left) / Math.max(1, answers.length);
  return {
    width,
    height,
    floor,
    left,
    right: width,
    radius: clamp(between * 0.36, 3.5, 7),
    dots: answers.map(({ answerMs, right }, index) => ({ x: left + (index + 0.5) * between, y: y(answerMs), right })),
    fastest: fastestOf(answers),
    lines: Array.from({ length: most / step }, (_, index) => ({
      seconds: ((index + 1) * step) / 1_000,
      y: y((index + 1) * step),
    })),
    record: pace !== null && pace <= most ? y(pace) : null,
  };
}

function fastestOf(answers: readonly AnsweredExercise[]): number | null {
  const right = answers.filter((answer) => answer.right);
  if (right.length < 2) return null;
  const least = Math.min(...right.map(({ answerMs }) => answerMs));
  return answers.findIndex((answer) => answer.right && answer.answerMs === least);
}

/** Returns the milliseconds between two lines. There are at most five lines. */
function stepOf(most: number): number {
  const steps = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000];
  return steps.find((step) => most / step <= 5) ?? Math.ceil(most / 5_000) * 1_000;
}
