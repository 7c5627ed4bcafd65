/** The card at the beginning and the end of a film. */
import { label, mark } from "../kit/marks";
import { ease, fade, mix } from "./easing";

/** Draws a title card: a title under a heavy rule, text, the magazine's name. */
export const titleCard = (t: number, lines: readonly string[], text: readonly string[]): string =>
  mark("spot", `M72 150H${Math.round(mix(72, 1208, ease(t, 0, 1.6)))}`) +
  fade(t, 0.6, lines.map((line, i) => label(72, 290 + i * 128, line, { size: 136 })).join("")) +
  fade(
    t,
    2,
    text.map((line, i) => label(76, 330 + lines.length * 112 + i * 58, line, { size: 48, tone: "mute" })).join(""),
  ) +
  label(72, 104, "Prizma", { size: 56 });
