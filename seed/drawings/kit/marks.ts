/**
 * Defines the kinds of line, area and label of every picture. Colours come from these kinds only, so every picture has
 * a dark theme.
 */
import { round, type Vec2 } from "./curve";
import { palette, type Tone } from "./palette";
import { arrowHead, segment } from "./shapes";

export interface Rule {
  class: string;
  stroke?: Tone;
  fill?: Tone;
  width?: number;
  css?: string;
}

export const rules = {
  /** Ink line 1.5: families of curves, hatching, construction. */
  thin: { class: "a", stroke: "ink", width: 1.5 },
  /** Ink line 2.8: outlines, axes, the bodies of things. */
  medium: { class: "b", stroke: "ink", width: 2.8 },
  /** Ink line 5: the ground, a screen, a mirror. */
  heavy: { class: "h", stroke: "ink", width: 5 },
  /** Round ink dots: limits, envelopes, things that are imagined, not seen. */
  dotted: { class: "d", stroke: "ink", width: 2.5, css: "stroke-linecap:round;stroke-dasharray:.1 8" },
  /** Spot line 5.5: the answer. */
  spot: { class: "s", stroke: "spot", width: 5.5 },
  /** Spot line 1.8: a family of curves that leads to the answer. */
  spotThin: { class: "p", stroke: "spot", width: 1.8 },
  /** Area in the tint of the subject. */
  tint: { class: "t", fill: "tint" },
  /** Area in the spot colour: small bodies, arrow heads. */
  spotFill: { class: "f", fill: "spot" },
  /** Area in ink. */
  inkFill: { class: "k", fill: "ink" },
  /** Area in the colour of the page: hides the marks behind it. */
  paperFill: { class: "w", fill: "paper" },
  /** A subject's own line, only for pictures that join both subjects. It is 2.5 wide, in blue or purple. */
  mathLine: { class: "m", stroke: "math", width: 2.5 },
  physicsLine: { class: "y", stroke: "physics", width: 2.5 },
} as const satisfies Record<string, Rule>;

/** The only kinds of line and area. */
export type MarkKind = keyof typeof rules;

/** Draws a path of one kind. `also` adds a class of the picture's own `style`; `clip` the id of a clipPath. */
export const mark = (kind: MarkKind, d: string, { also = "", clip = "" } = {}): string =>
  d === ""
    ? ""
    : `<path class="${rules[kind].class}${also && ` ${also}`}"${clip && ` clip-path="url(#${clip})"`} d="${d}"/>`;

/** Draws an area that is black or white in both themes. The text about a black thing would be false of a light one. */
export const painted = (colour: "black" | "white", d: string): string =>
  `<path fill="${colour === "black" ? palette.light.ink : palette.light.paper}" d="${d}"/>`;

/** Defines a clip area for `mark(…, { clip: id })`; put it anywhere in the body. */
export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;

/** Draws an arrow for the body (not path data). Its shaft is of the kind given, its head in the same colour. */
export const arrow = (from: Vec2, to: Vec2, kind: "thin" | "medium" | "heavy" | "spot" | "spotThin", head = 20) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const keep = Math.max(0, 1 - (0.8 * head) / (Math.hypot(dx, dy) || 1));
  const neck: Vec2 = [from[0] + dx * keep, from[1] + dy * keep];
  const fill = kind === "spot" || kind === "spotThin" ? "spotFill" : "inkFill";
  return mark(kind, segment(from, neck, 1)) + mark(fill, arrowHead(to, Math.atan2(dy, dx), head));
};

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface LabelStyle {
  /** Point of the text that is at x: its start (default), middle or end. */
  anchor?: "start" | "middle" | "end";
  /** Font size in viewBox units. It is at least 11/320 of the width, so 25 at 720 and 42 at 1200. Default 27.4. */
  size?: number;
  tone?: "ink" | "mute" | "spot";
  /** Italic for a quantity's letter (F, r, λ). */
  italic?: boolean;
  bold?: boolean;
  /** The ground, whose colour the rim takes. A rim of paper on the tint would look like a light cloud. */
  on?: "paper" | "tint";
}

/**
 * Sets text on the baseline y, with a rim in the page's colour. So lines may pass behind it. It is in the magazine's
 * font. Albanian, decimal comma, no-break space before a unit; fractions and stacked indices belong in the caption.
 */
export const label = (x: number, y: number, text: string, style: LabelStyle = {}): string => {
  const { anchor = "start", size = 27.4, tone = "ink", italic = false, bold = false, on = "paper" } = style;
  const classes = `${{ ink: "l", mute: "l lm", spot: "l f" }[tone]}${on === "tint" ? " lo" : ""}`;
  return (
    `<text class="${classes}" x="${round(x)}" y="${round(y)}" font-size="${size}"` +
    `${anchor === "start" ? "" : ` text-anchor="${anchor}"`}${italic ? ' font-style="italic"' : ""}` +
    `${bold ? ' font-weight="700"' : ""}>${escapeText(text)}</text>`
  );
};

/**
 * Sets a short text in italics on a cover at the head of a lesson. It is 14 px on a phone, 16 where the cover is 640
 * wide.
 */
export const word = (
  x: number,
  y: number,
  text: string,
  style: Pick<LabelStyle, "anchor" | "tone" | "on"> = {},
): string => label(x, y, text, { ...style, italic: true, size: 46 });

/**
 * Widens the rim of labels, to clear the ground behind them. Among many small dark shapes a narrow rim is not visible.
 *
 * @param rim 34 is the rim of other labels
 */
export const cleared = (words: string, rim = 96): string => `<g stroke-width="${rim}">${words}</g>`;
