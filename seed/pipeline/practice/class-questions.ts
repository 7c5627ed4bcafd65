/** Makes of quizzes and models the questions that a class can be asked, each an exercise of the kind choice. */
import type { AskedQuestions } from "../../../app/magazine/classroom/asked-questions";
import { modelExercise, quizExercises } from "../../../app/magazine/classroom/question-exercises";
import type { Content } from "../../../app/magazine/content";
import { parseQuiz } from "../../../app/magazine/quiz";
import { modelOf } from "../lesson/loaded-models";

/** A content as it is published, with its address. */
interface Addressed {
  address: string;
  content: Pick<Content, "slug" | "models" | "quizData" | "from" | "until">;
}

/**
 * Returns the questions of each quiz, and of each lesson those of its models and which quizzes ask about it. A quiz with
 * hours is not named by lessons, since outside them it cannot be read.
 */
export function classQuestions(pieces: readonly Addressed[]): AskedQuestions[] {
  const quizzes = pieces.flatMap(({ content: { slug, quizData, from, until } }) => {
    const quiz = quizData === undefined ? null : parseQuiz(quizData);
    if (!quiz?.ok) return [];
    const lessons = quiz.value.questions.map(({ lesson = "" }) => lesson.replace(/[?#].*/, ""));
    const isAlways = from === undefined && until === undefined;
    return { slug, lessons, exercises: quizExercises(quiz.value), isAlways };
  });
  return pieces.flatMap(({ address, content: { slug, models = [] } }): AskedQuestions[] => {
    const own = quizzes.find((quiz) => quiz.slug === slug);
    if (own !== undefined) return [{ slug, exercises: own.exercises, quizzes: [] }];
    const exercises = models.flatMap((name) => {
      const model = modelOf(name);
      return model === undefined ? [] : modelExercise(name, model.question, address);
    });
    const asking = quizzes.flatMap((quiz) => {
      const questions = quiz.exercises.filter((_, index) => quiz.lessons[index] === address).map(({ id }) => id);
      return questions.length === 0 || !quiz.isAlways ? [] : { slug: quiz.slug, questions };
    });
    return exercises.length + asking.length === 0 ? [] : [{ slug, exercises, quizzes: asking }];
  });
}
