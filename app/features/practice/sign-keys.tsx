import type { RefObject } from "react";
import type { AnswerField } from "../../magazine/practice/typed-answer-schemas";
import { Button } from "../../ui/button";

/** A key for a sign that a phone's keyboard hides: what it writes, and its name. */
type SignKey = readonly [sign: string, name: string];

const or: SignKey = [" ose ", "ose"];
const setKeys: SignKey[] = [or, ["±", "plus ose minus"], ["√", "rrënja katrore"]];
const inequalityKeys: SignKey[] = [
  ["≤", "më e vogël ose e barabartë"],
  ["≥", "më e madhe ose e barabartë"],
  ["∞", "pafundësi"],
  [" dhe ", "dhe"],
  or,
];

/** Returns the keys that a kind of answer needs. */
export function keysOf(answer: AnswerField["answer"]): readonly SignKey[] {
  if (answer.kind === "set") return setKeys;
  return answer.kind === "relation" && /[<>]/.test(answer.relation) ? inequalityKeys : [];
}

/** Shows keys that write signs into a field, where its caret stands. */
export function SignKeys({
  keys,
  field,
  onType,
}: {
  keys: readonly SignKey[];
  field: RefObject<HTMLInputElement>;
  onType: (text: string) => void;
}) {
  function write(sign: string) {
    const { current } = field;
    if (current === null) return;
    const end = current.value.length;
    current.setRangeText(sign, current.selectionStart ?? end, current.selectionEnd ?? end, "end");
    current.focus();
    onType(current.value);
  }
  return (
    <fieldset aria-label="Shenja" className="flex min-w-0 flex-wrap gap-2 no-border px-0 pb-0 pt-3">
      {keys.map(([sign, name]) => (
        <Button key={sign} measure="min-h-27.5 min-w-27.5 p-4" aria-label={name} onClick={() => write(sign)}>
          {sign.trim()}
        </Button>
      ))}
    </fieldset>
  );
}
