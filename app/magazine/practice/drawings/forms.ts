/** The forms of which an exercise's picture is made, in units of its viewBox. They name tones, no colours. */
import { clamp } from "../../../play/clamp";
import { withoutIndexSigns } from "./quantity-letters";

/** A position in the picture. */
export type FigurePlace = readonly [x: number, y: number];

/** `hair` is for grids, `spot` for the line that is the answer. */
type FormTone = "ink" | "spot" | "mute" | "hair";

export interface LineForm {
  kind: "line";
  points: readonly FigurePlace[];
  tone?: FormTone;
  weight?: number;
  dashed?: boolean;
  /** Whether the points bound a surface. */
  closed?: boolean;
  fill?: "tint" | "paper" | "spot" | "ink";
  /** Filled with strokes of ink: what the pupil typed. Of two points it is a tick. */
  hatched?: boolean;
  /** Whether a label may lie on it: grids, and lines that end in a label's rim. */
  under?: boolean;
}

export interface CircleForm {
  kind: "circle";
  at: FigurePlace;
  r: number;
  tone?: FormTone;
  weight?: number;
  fill?: "tint" | "paper" | "spot" | "ink";
}

export interface LabelForm {
  kind: "label";
  at: FigurePlace;
  text: string;
  /** A quantity before the text: its letter is in italics, a word is not. */
  lead?: string;
  /** Whether single letters of the text are of quantities, as `quantityRuns` sets them. */
  quantity?: boolean;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  spot?: boolean;
  size?: number;
}

export type FigureForm = LineForm | CircleForm | LabelForm;

/** Size of labels: 12 px on a phone of 320, 20 px in the widest picture. */
export const labelSize = 14.5;

export const line = (points: readonly FigurePlace[], look: Omit<LineForm, "kind" | "points"> = {}): LineForm => ({
  kind: "line",
  points,
  ...look,
});

export const circle = (at: FigurePlace, r: number, look: Omit<CircleForm, "kind" | "at" | "r"> = {}): CircleForm => ({
  kind: "circle",
  at,
  r,
  ...look,
});

export const label = (
  at: FigurePlace,
  text: string,
  look: Omit<LabelForm, "kind" | "at" | "text"> = {},
): LabelForm => ({
  kind: "label",
  at,
  text,
  ...look,
});

/** Draws an upright rectangle from two opposite corners. */
export const box = (
  [x1, y1]: FigurePlace,
  [x2, y2]: FigurePlace,
  look: Omit<LineForm, "kind" | "points"> = {},
): LineForm =>
  line(
    [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    { closed: true, ...look },
  );

/** Draws an arrow: its shaft, then its head. */
export function arrow(
  from: FigurePlace,
  to: FigurePlace,
  look: Pick<LineForm, "tone" | "weight" | "dashed"> = {},
): LineForm[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(11, length * 0.6);
  const neck: FigurePlace = [to[0] - ux * head * 0.8, to[1] - uy * head * 0.8];
  const wing = (side: number): FigurePlace => [
    to[0] - ux * head - uy * head * 0.36 * side,
    to[1] - uy * head + ux * head * 0.36 * side,
  ];
  const { tone = "ink" } = look;
  return [
    line([from, neck], look),
    line([to, wing(1), wing(-1)], {
      closed: true,
      tone,
      weight: 0.5,
      fill: tone === "spot" ? "spot" : "ink",
    }),
  ];
}

const bandWidth = 12;

/** Draws a hatched band along a line: a length that the pupil typed. Its outline is ink, its middle the line. */
export function band(from: FigurePlace, to: FigurePlace, width = bandWidth): LineForm {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * (width / 2), ((to[0] - from[0]) / length) * (width / 2)];
  return line(
    [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ],
    { closed: true, hatched: true, weight: 1, under: true },
  );
}

/** Draws a band's tick of two points: a band shorter than its width is a knot. */
const tick = ([x, y]: FigurePlace, across: number, up: number) =>
  line(
    [
      [x, y],
      [x + across, y + up],
    ],
    { hatched: true, weight: 3 },
  );

/**
 * Draws the hatched band of a typed length over a line to scale, at most 1.3 times as long; one shorter than its width
 * is a tick beside the line.
 *
 * @param share of the line
 * @param side of the tick, seen along the line: 1 is its right
 */
export function shareBand(from: FigurePlace, to: FigurePlace, share: number, side: 1 | -1 = -1): LineForm {
  const reach = clamp(share, 0, 1.3);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const end: FigurePlace = [from[0] + dx * reach, from[1] + dy * reach];
  if (length * reach >= bandWidth) return band(from, end);
  return tick(end, (-dy / length) * bandWidth * side, (dx / length) * bandWidth * side);
}

/** Returns the place at a distance from another. Directions are in degrees, counterclockwise from the right. */
export function placeInDirection([x, y]: FigurePlace, distance: number, direction: number): FigurePlace {
  const angle = (direction * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y - distance * Math.sin(angle)];
}

/** Returns points of an arc about a centre. Angles are directions as of `placeInDirection`. */
export function arc(centre: FigurePlace, r: number, from: number, to: number): FigurePlace[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 9));
  return Array.from({ length: count + 1 }, (_, i) => placeInDirection(centre, r, from + ((to - from) * i) / count));
}

/** The dot of the house: it stands where the answer belongs. */
export const pika = (at: FigurePlace): CircleForm => circle(at, 6, { tone: "spot", fill: "spot" });

/** Draws the value where the dot stood, with the tick of the house before it. */
export function solvedLabel(
  at: FigurePlace,
  text: string,
  look: Omit<LabelForm, "kind" | "at" | "text"> = {},
): FigureForm[] {
  return [label(at, `✓ ${text}`, { bold: true, spot: true, ...look })];
}

/** Width of a label in units of the picture, by the mean width of the letters. */
export const labelWidth = ({ text, lead = "", size = labelSize, bold = false }: LabelForm): number =>
  [...lead, ...withoutIndexSigns(text)].reduce(
    (sum, sign) => sum + (/[.,;:' ()\u00a0ijlI|]/.test(sign) ? 0.33 : 0.58),
    0,
  ) *
  size *
  (bold ? 1.08 : 1);
