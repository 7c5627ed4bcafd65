/** Reads Tirana's clock, and gives each day its item of a list. */
import { tiranaClock } from "./albanian";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When the hour began in which an instant is. In Tirana too, which is whole hours ahead. Milliseconds since 1970. */
export const startOfHour = (instant: number): number => instant - (instant % hourMs);

/** The days since 1970, as they are counted in Tirana. */
export const tiranaDay = (instant: number): number => Math.floor(tiranaClock(new Date(instant)).getTime() / dayMs);

/** The hour of the day in Tirana, 0 to 23. */
export const tiranaHour = (instant: number): number => tiranaClock(new Date(instant)).getUTCHours();

/** Steps between the items of successive days. A list in alphabetical order is not read in it. */
const strides = [89, 97];

/**
 * Gives each day an item of a list, and repeats none before all came.
 *
 * @returns undefined where the list is empty
 */
export function itemOfDay<Item>(items: readonly Item[], day: number): Item | undefined {
  const stride = strides.find((each) => items.length % each !== 0) ?? 1;
  return items[(day * stride) % items.length];
}
