/** The question with choices that a class answers together: of a quiz, of the exercises, or of a model. */
import type { Practice } from "../practice/exercise";
import type { Quiz } from "../quiz";
import { seededRandom } from "../seeded-random";
import { htmlPieces } from "./html-pieces";

export interface ClassQuestion {
  /** As HTML, as are the options and the reason. */
  text: string;
  figure?: Quiz["questions"][number]["figure"];
  options: readonly string[];
  /** Index of the right option; null if only the model tells it. */
  right: number | null;
  /** Why it is right; empty if nobody wrote it. */
  because: string;
}

/** Returns a quiz's first question that a lesson teaches. @param lesson path of the lesson */
export function quizQuestion({ questions }: Pick<Quiz, "questions">, lesson: string): ClassQuestion | null {
  const found = questions.find((each) => each.lesson === lesson);
  if (found === undefined) return null;
  const { question, figure, options, correctAnswer, explanation } = found;
  return { text: question, ...(figure && { figure }), options, right: correctAnswer, because: explanation ?? "" };
}

/**
 * Returns the first exercise with choices that every class reads alike: without drawn numbers and pictures. Its choices
 * are shuffled, since an editor may write the right one first.
 */
export function exerciseQuestion({ exercises }: Pick<Practice, "exercises">): ClassQuestion | null {
  for (const { id, question, parameters, figures, answer, because, solution } of exercises) {
    if (answer.kind !== "choice" || parameters.length > 0 || figures !== undefined) continue;
    if (answer.options.some(({ figure }) => figure !== undefined)) continue;
    const places = seededRandom(id).shuffled([...answer.options.keys()]);
    return {
      text: question,
      options: places.map((place) => answer.options[place]?.text ?? ""),
      right: places.indexOf(answer.right),
      because: because ?? solution[0] ?? "",
    };
  }
  return null;
}

const asked = /<section class="model-ask[^"]*"[^>]*><p>([\s\S]*?)<\/p><ul>([\s\S]*?)<\/ul>/;

/** Returns the question of a lesson's first model. @param html the lesson's published body */
export function modelQuestion(html: string): ClassQuestion | null {
  const [, text, list] = asked.exec(html) ?? [];
  if (text === undefined || list === undefined) return null;
  return { text, options: htmlPieces(list).map(({ inner }) => inner), right: null, because: "" };
}
