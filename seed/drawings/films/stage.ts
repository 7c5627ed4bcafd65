// What the scenes share: the pace of movements, things that appear, the title cards.
import { label, mark } from "../kit/marks.ts";

/** How much of a movement from one second to another is done: 0 before, 1 after, slow at both ends. */
export const ease = (t: number, from: number, to: number): number => {
  const share = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A value on its way from `a` to `b`. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** What appears at a second, and goes at another where one is given. */
export const seen = (t: number, from: number, body: string, until?: number): string => {
  const left = until === undefined ? 1 : 1 - ease(t, until - 0.7, until);
  const shown = Math.min(ease(t, from, from + 0.7), left);
  if (shown <= 0) return "";
  return shown >= 1 ? body : `<g opacity="${shown.toFixed(2)}">${body}</g>`;
};

/** A title card: the lines of a title under a heavy rule, a line of text, the magazine's name. */
export const card = (t: number, lines: readonly string[], text: readonly string[]): string =>
  mark("spot", `M72 150H${Math.round(mix(72, 1208, ease(t, 0, 1.6)))}`) +
  seen(t, 0.6, lines.map((line, i) => label(72, 290 + i * 128, line, { size: 136 })).join("")) +
  seen(
    t,
    2,
    text.map((line, i) => label(76, 330 + lines.length * 112 + i * 58, line, { size: 48, tone: "mute" })).join(""),
  ) +
  label(72, 104, "Prizma", { size: 56 });
