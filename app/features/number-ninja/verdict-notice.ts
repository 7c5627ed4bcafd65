import type { Notice } from "../../play/toast/notice";
import type { NinjaVerdict } from "./number-ninja-rules";

/** Returns the notice about an answer (product 4.4). */
export function verdictNotice(verdict: NinjaVerdict): Notice {
  if (verdict.kind === "incorrect") {
    const description = `The correct answer was ${verdict.exercise.answer}`;
    return { title: "Incorrect!", description, variant: "destructive", lang: "en" };
  }
  if (verdict.newLevel !== null) {
    return { title: "Level Up!", description: `You've reached level ${verdict.newLevel}`, mark: "right", lang: "en" };
  }
  const description = verdict.points > 0 ? `+${verdict.points} points` : undefined;
  return { title: "Correct!", description, mark: "right", lang: "en" };
}
