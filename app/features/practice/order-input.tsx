import { filledIn } from "../../magazine/practice/draw";
import { plainText } from "../../magazine/practice/printed-text";
import { shuffledPlaces, shuffleSeed } from "../../magazine/practice/shuffled-places";
import { Button } from "../../ui/button";
import type { AnswerInputProps } from "./answer-input-props";
import { MarkedHtml } from "./marked-html";

/** Lets the pupil order items by two buttons each. `input` lists the items' indexes in their present order. */
export function OrderInput({ exercise, numbers, input, closed, onGive }: AnswerInputProps) {
  if (exercise.answer.kind !== "order" || !Array.isArray(input)) return null;
  const { items } = exercise.answer;
  const shown = input as number[];
  const swap = (a: number, b: number) => {
    const next = [...shown];
    [next[a], next[b]] = [shown[b] as number, shown[a] as number];
    onGive(next);
  };
  return (
    <ol className="max-w-[34rem] [list-style:none] rule-t-2" aria-label="Vendosi me radhë">
      {shown.map((item, index) => (
        <li key={item} className="grid grid-cols-[1.6rem_minmax(0,1fr)_auto] items-center gap-4 py-3 rule-b-1">
          <b className="font-display text-[1.5rem]/[1]">{index + 1}</b>
          <MarkedHtml text={items[item] as string} {...{ exercise, numbers }} />
          <span className="flex gap-2">
            <Move up disabled={closed || index === 0} place={index + 1} onMove={() => swap(index, index - 1)} />
            <Move
              disabled={closed || index === shown.length - 1}
              place={index + 1}
              onMove={() => swap(index, index + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Move({
  up = false,
  disabled,
  place,
  onMove,
}: {
  up?: boolean;
  disabled: boolean;
  place: number;
  onMove: () => void;
}) {
  return (
    <Button
      measure="min-h-22 min-w-22 p-2"
      aria-disabled={disabled}
      aria-label={`Rreshti ${place}: ${up ? "lart" : "poshtë"}`}
      onClick={() => (disabled ? undefined : onMove())}
    >
      <span aria-hidden="true">{up ? "↑" : "↓"}</span>
    </Button>
  );
}

/** Longest partner in characters that stands whole beside its item on a phone. */
const shortPartner = 16;
/** Longest item beside which all partners stand: on a phone, and in a wider window. */
const [phoneItem, shortItem] = [18, 30];

/** Lets the pupil join each item by a line to a partner from a list: beside it if all are short, else below it. */
export function MatchInput({ exercise, numbers, draw, input, closed, wrongRow, onGive }: AnswerInputProps) {
  // A page shows one exercise; `useId` would differ from the server's.
  const id = "cifti";
  if (exercise.answer.kind !== "match" || !Array.isArray(input)) return null;
  const { pairs } = exercise.answer;
  const chosen = input as number[];
  const wordsOf = (text: string) => plainText(filledIn(text, exercise, numbers));
  const partners = pairs.map(([, partner]) => wordsOf(partner));
  const isShort = partners.every((partner) => partner.length <= shortPartner);
  const longest = Math.max(...pairs.map(([item]) => wordsOf(item).length));
  const rows = !isShort || longest > shortItem ? "pairs-long" : longest > phoneItem ? "pairs-long-on-phone" : "";
  return (
    <div className={`pairs ${rows} ${wrongRow === undefined ? "" : "pairs-missed"}`}>
      {pairs.map(([item], index) => (
        <div
          key={item}
          className={`pair ${chosen[index] === -1 ? "" : "pair-joined"} ${wrongRow === index + 1 ? "pair-wrong" : ""}`}
        >
          <label htmlFor={`${id}-${index}`}>
            <MarkedHtml text={item} {...{ exercise, numbers }} />
          </label>
          <span className="pair-line">
            <select
              id={`${id}-${index}`}
              value={chosen[index]}
              disabled={closed}
              onChange={({ target }) =>
                onGive(chosen.map((each, place) => (place === index ? Number(target.value) : each)))
              }
            >
              <option value={-1}>zgjidh…</option>
              {shuffledPlaces(pairs.length, shuffleSeed(exercise.id, draw)).map((place) => (
                <option key={place} value={place}>
                  {partners[place]}
                </option>
              ))}
            </select>
          </span>
          {isShort ? null : <Chosen text={pairs[chosen[index] ?? -1]?.[1]} {...{ exercise, numbers }} />}
        </div>
      ))}
    </div>
  );
}

/** Shows the chosen partner whole, since a list cuts what is longer than itself. Who listens hears it from the list. */
function Chosen({
  text,
  exercise,
  numbers,
}: { text: string | undefined } & Pick<AnswerInputProps, "exercise" | "numbers">) {
  if (text === undefined) return null;
  return (
    <p className="w-full rule-l-2/spot pl-6" aria-hidden="true">
      <MarkedHtml {...{ text, exercise, numbers }} />
    </p>
  );
}
