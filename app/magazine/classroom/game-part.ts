/** The round of Number Ninja that an assignment asks for: its operations and clock, as a code has them. */
import type { AssignmentPart } from "./assignment";

export type GamePart = Extract<AssignmentPart, { kind: "game" }>;

/** Operations by their bits, from the lowest. They never move. */
export const gameOperations = ["addition", "subtraction", "multiplication", "division"] as const;
export type GameOperation = (typeof gameOperations)[number];

/** Seconds of a round by the number of its clock; null plays without one. They never change. */
export const gameClocks: readonly (number | null)[] = [null, 60, 120, 180, 300, 30, 90, 600];

/** Levels of a round, as the game has where its editor sets none (product 8.2). So a class is compared in any edition. */
export const gameLevels = 5;

const allOperations = 2 ** gameOperations.length - 1;

const names: Readonly<Record<GameOperation, string>> = {
  ...{ addition: "mbledhje", subtraction: "zbritje", multiplication: "shumëzim", division: "pjesëtim" },
};

/** Returns the bits of operations. */
export const operationBits = (operations: readonly GameOperation[]): number =>
  operations.reduce((bits, one) => bits | (1 << gameOperations.indexOf(one)), 0);

/** Returns the operations of a round; of no bits all. */
export const operationsOf = ({ operations }: Pick<GamePart, "operations">): readonly GameOperation[] =>
  gameOperations.filter((_, bit) => (operations || allOperations) & (1 << bit));

/** Returns the seconds of a round; null without a clock. */
export const secondsOf = ({ clock }: Pick<GamePart, "clock">): number | null => gameClocks[clock] ?? null;

/** Says how long a round is: „60 sekonda“, „2 minuta“, „pa kohë“. */
export function clockWords(seconds: number | null): string {
  if (seconds === null) return "pa kohë";
  return seconds < 120 ? `${seconds}\u00a0sekonda` : `${seconds / 60}\u00a0minuta`;
}

/** Says what is played: „mbledhje, zbritje · 60 sekonda“. */
export const gameWords = (part: GamePart): string =>
  `${operationsOf(part)
    .map((one) => names[one])
    .join(", ")} · ${clockWords(secondsOf(part))}`;
