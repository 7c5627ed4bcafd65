/** The departments. They are apart from their schema, so that a page needs no schemas to know them. */
export const subjects = ["math", "physics"] as const;

export type Subject = (typeof subjects)[number];
