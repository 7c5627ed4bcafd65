/** Reads the clock of Tirana, and assigns each day an item of a list. */
import { tiranaClock } from "./albanian";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Returns the start of an instant's hour, in milliseconds since 1970. It holds in Tirana too, which differs from UTC
 * by whole hours.
 */
export const startOfHour = (instant: number): number => instant - (instant % hourMs);

/** Counts the days since 1970, in Tirana's time. */
export const tiranaDay = (instant: number): number => Math.floor(tiranaClock(new Date(instant)).getTime() / dayMs);

/** Returns the hour of the day in Tirana, 0 to 23. */
export const tiranaHour = (instant: number): number => tiranaClock(new Date(instant)).getUTCHours();

/** Steps between the items of successive days. So a list is not shown in alphabetical order. */
const strides = [89, 97];

/**
 * Returns the item of a day, and repeats none before all have appeared.
 *
 * @returns undefined if the list is empty
 */
export function itemOfDay<Item>(items: readonly Item[], day: number): Item | undefined {
  const stride = strides.find((each) => items.length % each !== 0) ?? 1;
  return items[(day * stride) % items.length];
}
