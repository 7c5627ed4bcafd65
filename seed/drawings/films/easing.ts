/** Easing, interpolation and fading for all scenes. Times are in seconds from the start of a scene. */

/**
 * Returns the completed share of a movement at `t`. It is 0 before `from`, 1 after `to`, slow at both ends (3s² − 2s³).
 */
export const ease = (t: number, from: number, to: number): number => {
  const share = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Returns the value between `a` and `b` at a share of the way. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Fades marks in from the second `from`, and out again before `until`. Each fade takes 0.7 s. */
export const fade = (t: number, from: number, body: string, until?: number): string => {
  const left = until === undefined ? 1 : 1 - ease(t, until - 0.7, until);
  const shown = Math.min(ease(t, from, from + 0.7), left);
  if (shown <= 0) return "";
  return shown >= 1 ? body : `<g opacity="${shown.toFixed(2)}">${body}</g>`;
};
