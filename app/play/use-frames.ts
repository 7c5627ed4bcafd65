import { useEffect, useRef } from "react";

/**
 * Calls `onFrame` at each frame of the screen while `running`.
 *
 * @param onFrame receives the seconds since the last frame, and the frame's time in milliseconds of `performance.now`
 */
export function useFrames(running: boolean, onFrame: (seconds: number, now: number) => void): void {
  const latest = useRef(onFrame);
  latest.current = onFrame;
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      latest.current((now - last) / 1000, now);
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
