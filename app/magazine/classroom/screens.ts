/**
 * Takes a lesson apart into the screens that a teacher shows to a class. Every text is the lesson's own; a press shows
 * the next part of a screen, then the next screen.
 */
import { modelClass } from "../lesson-markup";
import { lessonParts } from "../lesson-parts";
import { readExperimentLabel } from "./experiment-label";
import { type HtmlPiece, htmlPieces, withAttribute, withInside } from "./html-pieces";

/** Parts of a screen that come by a press name their turn by this attribute, from 1. */
export const turnAttribute = "data-turn";

export interface LessonScreen {
  kind: "model" | "figure" | "table" | "formula" | "example" | "try";
  /** Inside of the lesson's heading under which it stands, as HTML; empty before the first. */
  heading: string;
  html: string;
  /** Presses that the screen takes: 1, and one for each part that comes later. */
  turns: number;
  /** Minutes that the lesson gives to an experiment; null if they are no number. */
  minutes: number | null;
}

/** The order in which a class sees them (docs/decisions/037). Of one kind they keep the lesson's order. */
const order: readonly (readonly LessonScreen["kind"][])[] = [
  ["model"],
  ["figure", "table"],
  ["formula"],
  ["example"],
  ["try"],
];

/** Returns a lesson's screens between its title and its question. @param html its published body */
export function lessonScreens(html: string): LessonScreen[] {
  const found: LessonScreen[] = [];
  let heading = "";
  for (const piece of htmlPieces(lessonParts(html).text)) {
    if (piece.tag === "h2") heading = piece.inner;
    const kind = kindOf(piece);
    if (kind !== null) {
      const screen = { kind, heading, minutes: null, turns: 1, html: piece.html, ...turned(kind, piece) };
      found.push({ ...screen, html: withLargeLabels(screen.html) });
    }
  }
  return order.flatMap((kinds) => found.filter(({ kind }) => kinds.includes(kind)));
}

/** The address of a figure with small labels, for a lesson's column in a wide window. */
const smallLabels = /<source media="[^"]*\(min-width:40rem\)"[^>]*>/g;

/** Leaves out the small labels of figures: on a wall they grow with the figure, as on a phone. */
export const withLargeLabels = (html: string): string => html.replace(smallLabels, "");

function kindOf({ tag, classes }: HtmlPiece): LessonScreen["kind"] | null {
  const has = (name: string) => classes.includes(name);
  if (has(modelClass)) return "model";
  if (tag === "figure") return "figure";
  if (has("table")) return "table";
  if (has("formula")) return "formula";
  if (tag !== "section") return null;
  return has("work") ? "example" : has("try") ? "try" : null;
}

function turned(kind: LessonScreen["kind"], piece: HtmlPiece): Partial<LessonScreen> {
  if (kind === "example") return exampleByTurns(piece);
  return kind === "try" ? tryByTurns(piece) : {};
}

const inTurn = (piece: HtmlPiece, turn: number) => withAttribute(piece, `${turnAttribute}="${turn}"`);
/** Gives each step of a worked example its turn, and what follows the last one a turn of its own. */
function exampleByTurns(section: HtmlPiece): Partial<LessonScreen> {
  const pieces = htmlPieces(section.inner);
  const last = pieces.map(({ tag }) => tag).lastIndexOf("ol");
  let turn = 0;
  const inside = pieces.map((piece, place) => {
    if (piece.tag === "ol")
      return withInside(
        piece,
        htmlPieces(piece.inner)
          .map((step) => inTurn(step, ++turn))
          .join(""),
      );
    if (turn === 0) return piece.html;
    // What stands between two lists belongs to the step before it.
    return inTurn(piece, place > last ? turn + 1 : turn);
  });
  const hasResult = last >= 0 && last < pieces.length - 1;
  return { html: withInside(section, inside.join("")), turns: 1 + turn + Number(hasResult) };
}

/** Gives the expected outcome of an experiment a turn of its own, and reads its minutes. */
function tryByTurns(section: HtmlPiece): Partial<LessonScreen> {
  const pieces = htmlPieces(section.inner);
  const expected = pieces.filter(({ classes }) => classes.includes("expect"));
  const label = pieces.find(({ classes }) => classes.includes("lab"))?.inner ?? "";
  return {
    html: withInside(
      section,
      pieces.map((piece) => (expected.includes(piece) ? inTurn(piece, 1) : piece.html)).join(""),
    ),
    turns: expected.length > 0 ? 2 : 1,
    minutes: readExperimentLabel(label).minutes,
  };
}
