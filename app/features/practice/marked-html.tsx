import { filledIn } from "../../magazine/practice/draw";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";

/** A text of an exercise with its drawn numbers: HTML that was sanitised when it was published. */
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
  /** Whether it holds paragraphs of its own. */
  block?: boolean;
  className?: string;
}) {
  const Element = block ? "div" : "span";
  return <Element className={className} dangerouslySetInnerHTML={{ __html: filledIn(text, exercise, numbers) }} />;
}
