/**
 * The clock that games and quizzes are played against. `performance.now` alone would stop while a phone sleeps,
 * the wall clock alone could be moved by hand. So the first counts, and the wall clock only where the page was
 * out of sight and it says that more time has passed.
 */

export interface TimeSources {
  /** Milliseconds of a clock that never goes back. */
  steady(): number;
  /** Milliseconds since 1970. */
  wall(): number;
  /** Whether the page has been out of sight since it was last asked. */
  wasHidden(): boolean;
}

/** Milliseconds of the wall clock beyond the steady clock that count as sleep. */
const noise = 1_000;

/** @returns a function that gives the milliseconds since the clock was made, sleep included */
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

/** `mm:ss`, counting the second that has begun. @param milliseconds left; nothing below zero is shown */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}
