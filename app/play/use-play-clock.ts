import { useEffect, useRef } from "react";
import { playClock, type TimeSources } from "./play-clock";

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
 * Calls `tick` four times a second while `running`, with its clock's time.
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
