/**
 * Turns questions of quizzes and of models into exercises of the kind choice, so that a class works, prints and counts
 * them as it does exercises.
 */
import type { Exercise } from "../practice/exercise";
import type { Quiz } from "../quiz";
import type { AskedQuestion } from "../told-answer";
import { xmlText } from "../xml";
import { questionId, shortName } from "./assignment";

type QuizQuestion = Quiz["questions"][number];

/** What questions do not have. They are no step of a ladder; the first one is the lightest. */
const plain: Pick<Exercise, "step" | "parameters" | "conditions" | "prints" | "errors"> = {
  ...{ step: "kuptoj", parameters: [], conditions: [], prints: [], errors: [] },
};

/** Matches what may change without another question: markup, and spaces that do or do not break. */
const unsaid = /<[^>]*>|&nbsp;|\s+/g;

/** Returns the short name of a quiz's question in a code: 14 bits. It is made of its letters and signs alone. */
export const questionName = ({ question }: Pick<QuizQuestion, "question">): number =>
  shortName(question.replace(unsaid, ""));

/** Returns the questions of a published quiz, in its order. */
export const quizExercises = ({ questions }: Pick<Quiz, "questions">): Exercise[] =>
  questions.map((each) => {
    const { question, figure, options, correctAnswer: right, mistakes = [], explanation, hint, ordered } = each;
    return {
      ...plain,
      id: questionId(questionName(each)),
      question,
      ...(figure && { picture: figure }),
      answer: {
        kind: "choice",
        options: options.map((text, index) => ({ text, ...(mistakes[index] && { says: mistakes[index] }) })),
        right,
        ...(ordered && { ordered }),
      },
      hints: hint === undefined ? [] : [hint],
      solution: explanation === undefined ? [] : [explanation],
    };
  });

/**
 * Returns a model's question.
 *
 * @param name the model's, which names the exercise @param lesson address of the lesson in which it stands
 */
export const modelExercise = (
  name: string,
  { text, choices, right, because }: AskedQuestion,
  lesson: string,
): Exercise => ({
  ...plain,
  id: name,
  question: `<p>${xmlText(text)}</p>`,
  answer: { kind: "choice", options: choices.map((choice) => ({ text: xmlText(choice) })), right },
  hints: [],
  solution: [xmlText(because)],
  model: { name, lesson, settings: [] },
});
