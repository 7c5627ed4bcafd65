/** Compiles a choice: its options are texts, or pictures by their names. */
import type { Answer } from "../../../app/magazine/practice/exercise";
import type { Phrase } from "./compile-further";
import type { MarkedItem, ReportAtLine, WrittenExercise, WrittenFigure } from "./written-exercise";

/** Matches an option that is a picture: `figura A`. */
const pictured = /^figura\s+(.+)$/;

const nameOf = (text: string) => pictured.exec(text.trim())?.[1];

/** Returns the name of the picture that an option shows, for its published form. */
function picturedBy(text: string): { figure?: string } {
  const figure = nameOf(text);
  return figure === undefined ? {} : { figure };
}

/** Reports options whose picture does not exist, and named pictures that no option shows. */
function checkPictured(items: readonly MarkedItem[], figures: readonly WrittenFigure[], fault: ReportAtLine): void {
  for (const { text, line } of items) {
    const name = nameOf(text);
    if (name !== undefined && !figures.some((figure) => figure.name === name)) {
      fault(line, `Nuk ka figurë me emrin „${name}“.`, `Shkruaje mbi pyetjen: \`\`\`figura grafik ${name}.`);
    }
  }
  const unused = figures.find(({ name }) => name !== undefined && !items.some(({ text }) => nameOf(text) === name));
  if (unused === undefined) return;
  const hint = `Shkruaj - [ ] figura ${unused.name} → pse jo.`;
  fault(unused.line, `Figurën „${unused.name}“ nuk e tregon asnjë përgjigje.`, hint);
}

/** Reads the options under `### Përgjigjet`, of which one is right. */
export function readChoice(
  items: MarkedItem[],
  { line, figures }: WrittenExercise,
  phrase: Phrase,
  fault: ReportAtLine,
): Answer {
  const right = items.findIndex(({ checked }) => checked);
  if (items.filter(({ checked }) => checked).length !== 1) {
    fault(line, "Nuk shihet cila përgjigje është e saktë.", "Shëno pikërisht një me - [x]; të tjerat me - [ ].");
  }
  for (const item of items) {
    if (!item.checked && item.after === undefined) {
      fault(item.line, "Përgjigjja e gabuar nuk thotë pse.", "Shkruaj - [ ] përgjigjja → pse nuk është ajo.");
    }
  }
  checkPictured(items, figures, fault);
  // What stands after the right option is the reason of the right answer (compile-model.ts).
  const options = items.map(({ text, after, line, checked }) => ({
    text: phrase(text, line),
    ...picturedBy(text),
    ...(after !== undefined && !checked && { says: phrase(after, line) }),
  }));
  return { kind: "choice", options, right };
}
