/**
 * Lays out the map of ideas. Each step is a column, in which each lesson is a rule, on which stands its
 * whole cover with its idea above. A ray goes from
 * the end of a needed lesson's rule to the beginning of the rule of the lesson that needs it. Where a ray passes a
 * column it runs level in a row of its own, so that no ray crosses a name. Under the last columns a field stays free
 * for the map's key.
 */
import type { IdeaMap } from "../../../app/magazine/idea-map";
import { stepsOf } from "../../../app/magazine/needs";
import { bindWords } from "../lesson/bound-words";
import { type LayerNode, placeCells } from "./layered-drawing";

/** A lesson on the map. */
export interface MappedLesson {
  slug: string;
  title: string;
  idea?: string;
  needs?: readonly string[];
}

const rule = 150;
const gap = 36;
const lineHeight = 17;
/** Height of a cover, which is three by two. */
const cover = (rule * 2) / 3;
/** Space of a cell that neither its lines nor its cover take. */
const air = 20;
/** Space below a rule. */
const foot = 5;
/** Half the height of a row in which a ray passes. */
const passing = 8;
/** Height above the columns for their names. */
const top = 34;
/** Columns over whose feet the key stands, the last ones: the map is shortest there. */
const keyColumns = 3;
/** Height of the key with the air above it. */
const keyHeight = 290;
/** Characters of a line: 150 px of text at 15.5 px. */
const perLine = 16;

type Picture = Omit<IdeaMap, "paths">;

/** Lays out the lessons. Their needs must be without a cycle. */
export function layOutMap(lessons: readonly MappedLesson[]): Picture {
  const steps = stepsOf(lessons);
  const cellOf = new Map<string, LayerNode>();
  const lines = new Map(lessons.map(({ slug, title, idea }) => [slug, linesOf(idea ?? title)]));
  for (const { slug } of lessons) {
    const over = (lines.get(slug)?.length ?? 1) * lineHeight + cover + air;
    cellOf.set(slug, { column: steps.get(slug) ?? 0, over, under: foot, before: [], after: [], y: 0 });
  }
  const cells = [...cellOf.values()];
  /** Adds the cells of a ray from one lesson to another. @returns all its stops */
  const rayBetween = (from: LayerNode, to: LayerNode): LayerNode[] => {
    const stops = [from];
    for (let column = from.column + 1; column < to.column; column++) {
      const cell = { column, over: passing, under: passing, before: [], after: [], y: 0 };
      stops.push(cell);
      cells.push(cell);
    }
    stops.push(to);
    for (const [index, stop] of stops.entries()) {
      const next = stops[index + 1];
      if (next === undefined) continue;
      stop.after.push(next);
      next.before.push(stop);
    }
    return stops;
  };
  const rays = new Map(
    lessons.map(({ slug, needs = [] }) => {
      const to = cellOf.get(slug) as LayerNode;
      return [slug, needs.flatMap((need) => cellOf.get(need) ?? []).map((from) => rayBetween(from, to))];
    }),
  );
  const columns = 1 + Math.max(-1, ...cells.map(({ column }) => column));
  const firstOfKey = columns - keyColumns;
  const hasKey = firstOfKey > 0;
  const height =
    cells.length === 0 ? 0 : placeCells(cells, (column) => (hasKey && column >= firstOfKey ? keyHeight : 0));
  const places = lessons.map(({ slug }) => {
    const cell = cellOf.get(slug) as LayerNode;
    return {
      slug,
      step: cell.column,
      x: left(cell),
      y: row(cell),
      lines: lines.get(slug) ?? [],
      rays: (rays.get(slug) ?? []).map(strokeOf).join(""),
    };
  });
  places.sort((a, b) => a.step - b.step || a.y - b.y);
  const width = Math.max(0, ...places.map(({ x }) => x)) + rule;
  const size = { width, height: Math.ceil(top + height), rule, cover };
  if (!hasKey) return { ...size, places };
  const keyX = firstOfKey * (rule + gap);
  const key = { x: keyX, y: size.height - keyHeight + air, width: width - keyX, height: keyHeight - air };
  return { ...size, key, places };
}

const left = ({ column }: LayerNode) => column * (rule + gap);
const row = ({ y }: LayerNode) => top + Math.round(y);

/** Returns the path of a ray. It is level through the columns that it passes, curved between them. */
function strokeOf(stops: LayerNode[]): string {
  return stops.slice(1).reduce((stroke, stop, index) => {
    const from = stops[index] as LayerNode;
    const begin = left(from) + rule;
    const middle = begin + gap / 2;
    const start = index === 0 ? `M${begin} ${row(from)}` : `H${begin}`;
    return `${stroke}${start}C${middle} ${row(from)} ${middle} ${row(stop)} ${left(stop)} ${row(stop)}`;
  }, "");
}

/**
 * Breaks an idea into lines of at most 16 characters. A longer word has a line of its own; a particle stays with its
 * word.
 */
function linesOf(idea: string): string[] {
  const lines: string[] = [];
  for (const word of bindWords(idea.replace(/\s+/g, " ")).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
