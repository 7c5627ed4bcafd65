/**
 * The clock of games and quizzes. `performance.now` alone would stop while a phone sleeps, and the user could set the
 * wall clock alone. So `performance.now` counts; the wall clock counts only if the page was hidden and it shows that
 * more time has passed.
 */

export interface TimeSources {
  /** Returns the milliseconds of a monotonic clock. */
  steady(): number;
  /** Returns the milliseconds since 1970. */
  wall(): number;
  /** Tells whether the page has been hidden since the last call. */
  wasHidden(): boolean;
}

/** Difference of the wall clock to the steady clock, in milliseconds. Above it the time counts as sleep. */
const noise = 1_000;

/** @returns a function that returns the milliseconds since the clock was made, including sleep */
export function playClock({ steady, wall, wasHidden }: TimeSources): () => number {
  let steadyBefore = steady();
  let wallBefore = wall();
  let total = 0;
  return () => {
    const awake = steady() - steadyBefore;
    const onWall = wall() - wallBefore;
    steadyBefore += awake;
    wallBefore += onWall;
    total += wasHidden() && onWall > awake + noise ? onWall : awake;
    return total;
  };
}

/** Writes `mm:ss`, rounded up to a whole second. @param milliseconds time left; below zero it shows zero */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}
