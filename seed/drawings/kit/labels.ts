/** Draws labels as outlines, each with its own centre of scaling. So a wide picture can show them smaller. */
import { round } from "./curve";
import { outline, scaleOf, widthOf } from "./lettering";

export interface Label {
  attributes: string;
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  italic: boolean;
  bold: boolean;
}

const written = /<text ([^>]*)>([^<]*)<\/text>/g;

/** Returns the labels of a body, in their order. */
export const labelsOf = (body: string): Label[] =>
  [...body.matchAll(written)].map(([, attributes = "", escaped = ""]) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    return {
      attributes: /class="[^"]*"/.exec(attributes)?.[0] ?? "",
      text: escaped.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      x: Number(of("x")),
      y: Number(of("y")),
      size: Number(of("font-size")),
      anchor: (of("text-anchor") ?? "start") as Label["anchor"],
      italic: of("font-style") !== undefined,
      bold: of("font-weight") !== undefined,
    };
  });

const shares = { start: 0, middle: 0.5, end: 1 };
/** Half the height of a digit, in ems. Scaled about it, a number stays level with its tick. */
const middle = 0.35;

/** Returns where a label's line begins, and its width. */
export const placeOf = (label: Label): { from: number; width: number } => {
  const width = widthOf(label.text, label.size, label);
  return { from: label.x - width * shares[label.anchor], width };
};

const isWord = ({ text }: Label) => /\p{L}{3}/u.test(text);
const follows = (above: Label, below: Label) =>
  isWord(above) &&
  isWord(below) &&
  above.x === below.x &&
  above.anchor === below.anchor &&
  below.y - above.y > 0 &&
  below.y - above.y <= 1.3 * above.size;

/** Returns the height about which each label shrinks. It is that of its paragraph, if it is one of several lines. */
const heights = (labels: readonly Label[]): number[] => {
  const paragraphs: Label[][] = [];
  for (const label of [...labels].sort((a, b) => a.y - b.y)) {
    const own = paragraphs.find((lines) => follows(lines.at(-1) as Label, label));
    if (own) own.push(label);
    else paragraphs.push([label]);
  }
  return labels.map((label) => {
    const lines = paragraphs.find((each) => each.includes(label)) as Label[];
    return lines.reduce((sum, { y, size }) => sum + y - middle * size, 0) / lines.length;
  });
};

/** Tells whether two labels of different style are one line, such as v (m/s). Their gap is under 0.7 of the size. */
const continues = (left: Label, right: Label): boolean => {
  const gap = placeOf(right).from - placeOf(left).from - placeOf(left).width;
  return left.y === right.y && left.italic !== right.italic && Math.abs(gap) < 0.7 * left.size;
};

/**
 * Returns the abscissa about which each label shrinks. It is its own anchor, or that of the line of which it is a part.
 */
const abscissas = (labels: readonly Label[]): number[] =>
  labels.map((label) => {
    const mate = labels.find((other) => continues(label, other) || continues(other, label));
    if (!mate) return label.x;
    const [first, last] = placeOf(label).from < placeOf(mate).from ? [label, mate] : [mate, label];
    return first.anchor === "start" ? first.x : last.x;
  });

/** Replaces every `<text>` of a body by the outline of its words. */
export const letter = (body: string): string => {
  const labels = labelsOf(body);
  const ys = heights(labels);
  const xs = abscissas(labels);
  let i = 0;
  return body.replace(written, () => {
    const label = labels[i] as Label;
    const [x, y] = [xs[i], ys[i++]] as [number, number];
    const { size } = label;
    const d = outline(label.text, (placeOf(label).from - x) / size, (label.y - y) / size, label);
    const place = `translate(${round(x, 1)} ${round(y, 1)})scale(${scaleOf(size)})`;
    return `<g transform="${place}"><path ${label.attributes} d="${d}"/></g>`;
  });
};
