import { optionColumns, pictureLetters } from "../../magazine/option-columns";
import { filledIn } from "../../magazine/practice/draw";
import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import { plainText } from "../../magazine/practice/printed-text";
import { MarkedHtml } from "./marked-html";
import { OptionContent } from "./option-content";

/** Prints the options, items, pairs or fields of an exercise for paper; nothing if one answer is written. */
export function PrintedChoices({
  exercise,
  numbers,
  places,
  fitting,
}: {
  exercise: Exercise;
  numbers: Scope;
  /** Indexes of the options, items or partners, in the order of print. */
  places: readonly number[];
  /** Letters that fit on a line; missing: on that of a whole sheet. */
  fitting?: number;
}) {
  const { answer } = exercise;
  const list = (texts: readonly string[], look: string) => (
    <ol className={`pl-12 ${look}`}>
      {texts.map((text) => (
        <li key={text}>
          <MarkedHtml {...{ text, exercise, numbers }} />
        </li>
      ))}
    </ol>
  );
  const inPlaces = (texts: readonly string[]) => places.map((place) => texts[place] ?? "");
  if (answer.kind === "choice") {
    const columns = optionColumns(
      answer.options.map(({ text, figure }) =>
        figure === undefined ? plainText(filledIn(text, exercise, numbers)).length : pictureLetters,
      ),
      fitting,
    );
    return (
      <ol className="printed-options list-[upper-alpha] pt-3 pl-12" data-columns={columns}>
        {places.map((place) => (
          <li key={place}>
            <OptionContent option={answer.options[place]} {...{ exercise, numbers }} />
          </li>
        ))}
      </ol>
    );
  }
  if (answer.kind === "order") return list(inPlaces(answer.items), "list-[upper-alpha] pt-3");
  if (answer.kind === "fields") {
    const labels = answer.fields.map(({ label }) => `${label}:`);
    return list(labels, "printed-fields list-[lower-alpha] pt-3");
  }
  if (answer.kind !== "match") return null;
  return (
    <div className="flex gap-22 pt-3">
      {list(
        answer.pairs.map(([item]) => item),
        "list-decimal",
      )}
      {list(inPlaces(answer.pairs.map(([, partner]) => partner)), "list-[upper-alpha]")}
    </div>
  );
}
