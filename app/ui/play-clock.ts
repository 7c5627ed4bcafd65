/**
 * The clock that games and quizzes are played against. `performance.now` alone would stop while a phone sleeps,
 * the wall clock alone could be moved by hand. So the first counts, and the wall clock only where the page was
 * out of sight and it says that more time has passed.
 */
import { useEffect, useRef } from "react";

export interface TimeSources {
  /** Milliseconds of a clock that never goes back. */
  steady(): number;
  /** Milliseconds since 1970. */
  wall(): number;
  /** Whether the page has been out of sight since it was last asked. */
  wasHidden(): boolean;
}

/** How much further than the steady clock the wall clock must be before it counts as sleep, in milliseconds. */
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

function browserSources(): TimeSources & { close(): void } {
  let hidden = false;
  const note = () => {
    hidden = true;
  };
  document.addEventListener("visibilitychange", note);
  return {
    steady: () => performance.now(),
    wall: () => Date.now(),
    wasHidden() {
      const was = hidden;
      hidden = document.visibilityState === "hidden";
      return was;
    },
    close: () => document.removeEventListener("visibilitychange", note),
  };
}

/**
 * Calls `tick` four times a second while `running`, and gives the clock that it is called by.
 *
 * @returns a function that reads the clock, in milliseconds; only to be called in the browser
 */
export function usePlayClock(running: boolean, tick: (now: number) => void): () => number {
  const clock = useRef<(() => number) | null>(null);
  const latest = useRef(tick);
  latest.current = tick;
  useEffect(() => {
    const sources = browserSources();
    clock.current = playClock(sources);
    return () => sources.close();
  }, []);
  useEffect(() => {
    if (!running) return;
    const beat = () => latest.current(clock.current?.() ?? 0);
    const timer = setInterval(beat, 250);
    document.addEventListener("visibilitychange", beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
    };
  }, [running]);
  return () => clock.current?.() ?? 0;
}

/** `mm:ss`, counting the second that has begun. @param milliseconds left; nothing below zero is shown */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), seconds % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
}
