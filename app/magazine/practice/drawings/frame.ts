/** The frame of what a picture shows, which begins at its first line. */
import type { DrawnFigure } from "./exercise-drawing";
import { type FigureForm, type LabelForm, labelSize, labelWidth } from "./forms";

/** The sides of an upright rectangle. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the frame of a label's letters: capitals are 0.72 em high, tails hang 0.1 em. */
export function lettersOf(form: LabelForm): Frame {
  const { at, anchor = "start", size = labelSize } = form;
  const width = labelWidth(form);
  const left = at[0] - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + width, top: at[1] - 0.72 * size, bottom: at[1] + 0.1 * size };
}

function formFrame(form: FigureForm): Frame {
  if (form.kind === "label") return lettersOf(form);
  const half = (form.weight ?? 1.5) / 2;
  const [away, points] = form.kind === "circle" ? [form.r + half, [form.at]] : [half, form.points];
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across) - away,
    right: Math.max(...across) + away,
    top: Math.min(...up) - away,
    bottom: Math.max(...up) + away,
  };
}

/**
 * Returns a picture without the empty room at its left, its top and its foot, so that it begins at the edge of its
 * column. Its width stays: all pictures have one scale.
 *
 * @param others the same picture asked and solved, so that both begin at one place
 */
export function trimmed(drawn: DrawnFigure, others: readonly DrawnFigure[]): DrawnFigure {
  const framesOf = ({ forms }: DrawnFigure) => forms.map(formFrame);
  const still = others.flatMap(framesOf);
  const frames = [...framesOf(drawn), ...still];
  // What was typed may reach beyond the left edge, but moves nothing to the right.
  const left = Math.min(...still.map((each) => each.left));
  const top = Math.min(...frames.map((each) => each.top));
  // Tails of letters hang 0.2 em below the line.
  const bottom = Math.max(...frames.map((each) => each.bottom)) + 2;
  return { ...drawn, left, top, height: bottom - top };
}
