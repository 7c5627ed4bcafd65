import { filledIn } from "../../magazine/practice/draw";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";

/** Renders a text of an exercise with its drawn numbers. The HTML was sanitised when it was published. */
export function MarkedHtml({
  text,
  exercise,
  numbers,
  block = false,
  className,
}: {
  text: string;
  exercise: Exercise;
  numbers: Scope;
  /** Whether the text contains paragraphs. */
  block?: boolean;
  className?: string;
}) {
  const Element = block ? "div" : "span";
  return <Element className={className} dangerouslySetInnerHTML={{ __html: filledIn(text, exercise, numbers) }} />;
}
