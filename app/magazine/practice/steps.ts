/** Steps of the ladder, in order, with their Albanian names on the page. */
export const steps = { kuptoj: "E kuptoj", perdor: "E përdor", tutje: "Shkoj më tej" } as const;

export type Step = keyof typeof steps;
