import type { Subject } from "./category";

/** The quizzes that have a page (product 2.4). A new quiz is added here and in `app/routes/quiz.tsx`, which plays it. */
export const quizPages = [
  { subject: "math", slug: "calculus-quiz" },
  { subject: "physics", slug: "waves-quiz" },
  { subject: "physics", slug: "formulas-quiz" },
  { subject: "physics", slug: "forces-and-motion-quiz" },
] as const satisfies readonly { subject: Subject; slug: string }[];

export type QuizSlug = (typeof quizPages)[number]["slug"];
