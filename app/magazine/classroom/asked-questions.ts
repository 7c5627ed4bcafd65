/** The questions with options that a class can be asked besides exercises: of a quiz, or of a lesson's models. */
import * as v from "valibot";
import { exerciseSchema } from "../practice/exercise";

const slugSchema = v.pipe(v.string(), v.minLength(1));

export const askedQuestionsSchema = v.object({
  slug: slugSchema,
  /** The questions as exercises of the kind choice (`question-exercises.ts`). Those of models have the models' names. */
  exercises: v.array(exerciseSchema),
  /** The quizzes that ask about the lesson, with the ids of those questions; empty of a quiz. */
  quizzes: v.array(v.object({ slug: slugSchema, questions: v.array(v.string()) })),
});

export type AskedQuestions = v.InferOutput<typeof askedQuestionsSchema>;
