/** Finds labels of a picture that lie on a line, on each other or beyond its edge. */
import type { DrawnFigure } from "./exercise-drawing";
import type { FigureForm, FigurePlace, LabelForm } from "./forms";
import { type Frame, lettersOf } from "./frame";

/** Space around a label's letters that may be crossed. */
const slack = 1.5;

/** Returns the frame of a label's letters without the space around them. */
function frameOf(form: LabelForm): Frame {
  const { left, right, top, bottom } = lettersOf(form);
  return { left: left + slack, right: right - slack, top: top + slack, bottom: bottom - slack };
}

const meet = (a: Frame, b: Frame) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Tells whether a segment crosses a frame, by clipping it (Liang and Barsky 1984). */
function crosses([x1, y1]: FigurePlace, [x2, y2]: FigurePlace, { left, right, top, bottom }: Frame): boolean {
  let [from, to] = [0, 1];
  const edges: [number, number][] = [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, bottom - y1],
  ];
  for (const [p, q] of edges) {
    if (p === 0 && q < 0) return false;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  return from < to;
}

const segmentsOf = (form: FigureForm): [FigurePlace, FigurePlace][] => {
  if (form.kind !== "line" || form.under) return [];
  const ends = form.closed ? [...form.points, form.points[0] as FigurePlace] : form.points;
  return ends.slice(1).map((point, i) => [ends[i] as FigurePlace, point]);
};

/** @returns what is wrong with a label of the picture, for the editor; null where all are legible */
export function crowdedLabel({ forms, width, height }: DrawnFigure): string | null {
  const labels = forms.filter((form): form is LabelForm => form.kind === "label");
  const named = ({ lead = "", text }: LabelForm) => `„${lead}${text}“`;
  for (const [i, form] of labels.entries()) {
    const frame = frameOf(form);
    if (frame.left < -2 || frame.right > width + 2 || frame.top < -2 || frame.bottom > height + 2) {
      return `etiketa ${named(form)} del jashtë figurës`;
    }
    const other = labels.slice(i + 1).find((each) => meet(frame, frameOf(each)));
    if (other !== undefined) return `etiketa ${named(form)} bie mbi ${named(other)}`;
    if (forms.some((each) => segmentsOf(each).some(([from, to]) => crosses(from, to, frame)))) {
      return `etiketa ${named(form)} bie mbi një vijë`;
    }
  }
  return null;
}
