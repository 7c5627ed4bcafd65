/** Prints an exercise's picture as SVG, with the colours of the theme. */
import { hatching } from "../../../play/hatching";
import { path, rounded } from "../../../play/svg-path";
import type { DrawnFigure } from "./exercise-drawing";
import { type FigureForm, type LabelForm, type LineForm, labelSize } from "./forms";
import { type LetterRun, quantityRuns } from "./quantity-letters";

const tones = { ink: "currentColor", spot: "var(--spot)", mute: "var(--color-mute)", hair: "var(--color-hair)" };
const fills = { tint: "var(--tint)", paper: "var(--color-paper)", spot: "var(--spot)", ink: "currentColor" };

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Prints a whole picture; it is named by its sentences. */
export function printFigure({ left = 0, top = 0, width, height, forms, says }: DrawnFigure): string {
  return `<svg viewBox="${rounded(left)} ${rounded(top)} ${width} ${rounded(height)}" role="img" aria-label="${escaped(says)}" fill="none" stroke-linejoin="round">${printForms(forms)}</svg>`;
}

/** Prints the forms alone, for a picture that holds more. Thin lines of a run are one path: 24 would weigh 1.6 KB. */
export function printForms(forms: readonly FigureForm[]): string {
  const runs: FigureForm[][] = [];
  for (const form of forms) {
    const run = runs.at(-1);
    const look = thinLook(form);
    if (run?.[0] !== undefined && look !== null && look === thinLook(run[0])) run.push(form);
    else runs.push([form]);
  }
  return runs.map(printRunOfForms).join("");
}

/** Returns the look of a line that others may join, as grids and ticks; null for every other form. */
function thinLook(form: FigureForm): string | null {
  if (form.kind !== "line" || form.dashed || form.closed || form.hatched || form.fill !== undefined) return null;
  const { tone = "ink", weight = 1.5 } = form;
  return weight === 1 ? tone : null;
}

/** Prints a form, or thin lines of one look as one path. */
function printRunOfForms(forms: readonly FigureForm[]): string {
  const [first, ...others] = forms;
  if (first === undefined) return "";
  if (others.length === 0 || first.kind !== "line") return printForm(first);
  const strokes = forms.map((form) => (form.kind === "line" ? path(form.points) : "")).join("");
  return `<path d="${strokes}" stroke="${tones[first.tone ?? "ink"]}" stroke-width="1"/>`;
}

function printForm(form: FigureForm): string {
  if (form.kind === "label") return printLabel(form);
  if (form.kind === "line") return printLine(form);
  const { at, r, tone = "ink", weight = 1.5, fill } = form;
  const inner = fill === undefined ? "" : ` fill="${fills[fill]}"`;
  const outline = weight === 0 ? "" : ` stroke="${tones[tone]}" stroke-width="${weight}"`;
  return `<circle cx="${rounded(at[0])}" cy="${rounded(at[1])}" r="${rounded(r)}"${inner}${outline}/>`;
}

function printLine({ points, tone = "ink", weight = 1.5, dashed, closed, fill, hatched }: LineForm): string {
  // Strokes cross the first edge: along a band, only two of them fit into its 12 units.
  const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = points;
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - 45;
  // Strokes 5.5 units apart are 5 px apart on a phone: closer ones are a grey.
  const strokes =
    hatched && points.length > 2
      ? `<path d="${hatching(points, 5.5, degrees)}" stroke="${tones.ink}" stroke-width="1.2"/>`
      : "";
  const inner = fill === undefined ? "" : ` fill="${fills[fill]}"`;
  // The rim of what was typed is as bold as the picture's own lines.
  const edge = hatched && weight > 0 ? Math.max(weight, 2) : weight;
  const outline = edge === 0 ? "" : ` stroke="${tones[tone]}" stroke-width="${edge}"`;
  const dashes = dashed ? ' stroke-dasharray="2 4" stroke-linecap="round"' : "";
  return `${strokes}<path d="${path(points, closed)}"${inner}${outline}${dashes}/>`;
}

function printLabel({
  at: [x, y],
  text,
  lead = "",
  anchor = "start",
  bold,
  spot,
  quantity,
  size = labelSize,
}: LabelForm): string {
  const attributes = [
    ` x="${rounded(x)}" y="${rounded(y)}"`,
    size === labelSize ? "" : ` font-size="${size}"`,
    anchor === "start" ? "" : ` text-anchor="${anchor}"`,
    bold ? ' font-weight="700"' : "",
    spot ? ' class="deep"' : "",
  ].join("");
  const runs: LetterRun[] = quantity ? quantityRuns(text) : [{ text }];
  const head: LetterRun = [...lead].length > 2 ? { text: lead } : { text: lead, set: "slanted" };
  return `<text${attributes}>${[head, ...runs].map(printRun).join("")}</text>`;
}

function printRun({ text, set }: LetterRun, place: number, runs: readonly LetterRun[]): string {
  if (text === "") return "";
  if (set === "slanted") return `<tspan font-style="italic">${escaped(text)}</tspan>`;
  if (set === "low") return `<tspan dy="4" font-size="10.5">${escaped(text)}</tspan>`;
  // What follows an index is on the line again.
  return runs[place - 1]?.set === "low" ? `<tspan dy="-4">${escaped(text)}</tspan>` : escaped(text);
}
