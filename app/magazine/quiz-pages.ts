import type { Subject } from "./subject";

/** The product's quizzes, which have their own routes and rules (product 2.4). A new one needs no line here. */
export const quizPages = [
  { subject: "math", slug: "calculus-quiz" },
  { subject: "physics", slug: "waves-quiz" },
  { subject: "physics", slug: "formulas-quiz" },
  { subject: "physics", slug: "forces-and-motion-quiz" },
] as const satisfies readonly { subject: Subject; slug: string }[];

export type QuizSlug = (typeof quizPages)[number]["slug"];
