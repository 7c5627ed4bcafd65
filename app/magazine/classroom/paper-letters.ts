/** The letters of a test's variants. A page knows them before it loads what draws exercises. */
export const paperLetters = ["A", "B", "C", "D"] as const;
