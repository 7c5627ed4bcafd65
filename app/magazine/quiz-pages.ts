import type { Subject } from "./category";

/** The quizzes of the product, each with a route and rules of its own (product 2.4); a new one needs no line here. */
export const quizPages = [
  { subject: "math", slug: "calculus-quiz" },
  { subject: "physics", slug: "waves-quiz" },
  { subject: "physics", slug: "formulas-quiz" },
  { subject: "physics", slug: "forces-and-motion-quiz" },
] as const satisfies readonly { subject: Subject; slug: string }[];

export type QuizSlug = (typeof quizPages)[number]["slug"];
