/** Exercises as the plan of an hour prints them: their questions, their answers, their errors. Texts are HTML. */
import { formatNumber } from "../albanian";
import { optionLetter } from "../option-letter";
import { computed, drawNumbers, filledIn } from "../practice/draw";
import { allDrawings } from "../practice/drawings/all-drawings";
import { asked as askedLook } from "../practice/drawings/exercise-drawing";
import { paintFigure } from "../practice/drawings/paint-figure";
import type { Exercise } from "../practice/exercise";
import { questionLine } from "../practice/printed-text";
import { xmlText } from "../xml";
import { isSpoken } from "./planned-sets";

/** Seed of the numbers that a plan prints, the same on each. */
export const plansSeed = "1";
/** Most letters of a question in a list, and of one that an error is said of. */
const [longestListed, longestNamed] = [260, 64];

/** Returns the question of an exercise, whole if it is not long, with its pictures. Where paper has no room, words tell. */
export function listed(exercise: Exercise): string {
  const numbers = drawNumbers(exercise, plansSeed) ?? {};
  const question = questionLine(exercise, numbers, longestListed);
  if (exercise.figures === undefined) return question;
  const pictures = exercise.figures.flatMap((figure) => {
    const drawing = figure.name === undefined ? allDrawings[figure.drawing] : undefined;
    return drawing === undefined ? [] : paintFigure(drawing, figure, exercise, numbers, askedLook);
  });
  const words = pictures.length === 0 ? "<i>(me figurë)</i>" : '<i class="hour-pictured">(me figurë)</i>';
  return `${question} ${words}${pictures.join("")}`;
}

export const lettered = (choices: readonly string[]) =>
  choices.map((choice, index) => `<span><b>${optionLetter(index)}</b>&nbsp;${choice}</span>`).join(" ");

/** Returns a short question with its answer, by which a class recalls a lesson. @returns null if none can be read aloud */
export function askedOf(exercises: readonly Exercise[]): string | null {
  const spoken = exercises.filter((each) => each.step === "kuptoj" && isSpoken(each));
  const [first] = spoken.map(asked).sort((a, b) => a.length - b.length);
  return first ?? null;
}

function asked(exercise: Exercise): string {
  const numbers = drawNumbers(exercise, plansSeed) ?? {};
  const question = inOneLine(filledIn(exercise.question, exercise, numbers));
  const { answer } = exercise;
  if (answer.kind === "choice") {
    const choices = answer.options.map(({ text }) => filledIn(text, exercise, numbers));
    return `${question} ${lettered(choices)} <i>(${optionLetter(answer.right)})</i>`;
  }
  const right =
    answer.kind === "number" || answer.kind === "fraction" ? printedAnswer(answer, answer.value, numbers) : "";
  return `${question} <i>(${right})</i>`;
}

/** Returns the text of paragraphs as one. */
export const inOneLine = (html: string) => html.replace(/<\/p>\s*<p>/g, " ").replace(/<\/?p>/g, "");

/** Prints a value as it would be typed: rounded as the question requires, else to four digits. */
function printedAnswer(
  answer: Extract<Exercise["answer"], { kind: "number" | "fraction" }>,
  expression: string,
  numbers: NonNullable<ReturnType<typeof drawNumbers>>,
): string {
  const value = computed(expression, numbers);
  const { unit, digits, significant } = answer.kind === "number" ? answer : { unit: undefined };
  const shown = digits === undefined ? Number(value.toPrecision(significant ?? 4)) : value;
  return `${formatNumber(shown, digits)}${unit === undefined ? "" : `\u00a0${xmlText(unit)}`}`;
}

/** Returns errors of exercises with what to answer: the first one of each, then the second ones. */
export function mistakesOf(exercises: readonly Exercise[]): string[] {
  const each = exercises.map((exercise) => {
    const numbers = drawNumbers(exercise, plansSeed) ?? {};
    const named = questionLine(exercise, numbers, longestNamed);
    return wrongAnswers(exercise, numbers).map(({ wrong, says }) => `<i>${named}</i> <b>${wrong}</b> ${says}`);
  });
  const most = Math.max(0, ...each.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => each.flatMap((lines) => lines[index] ?? [])).flat();
}

function wrongAnswers(
  exercise: Exercise,
  numbers: NonNullable<ReturnType<typeof drawNumbers>>,
): { wrong: string; says: string }[] {
  const { answer, errors } = exercise;
  const filled = (html: string) => filledIn(html, exercise, numbers);
  if (answer.kind === "choice") {
    return answer.options.flatMap(({ text, says, figure }, index) =>
      index === answer.right || says === undefined || figure !== undefined
        ? []
        : [{ wrong: `„${filled(text)}“`, says: filled(says) }],
    );
  }
  if (answer.kind !== "number" && answer.kind !== "fraction") return [];
  return errors.map(({ values: [value = ""], says }) => ({
    wrong: printedAnswer(answer, value, numbers),
    says: filled(says),
  }));
}
