import type { ReactNode } from "react";
import { answerField } from "../../play/answer-field";

/** Takes a number of at most two digits; nothing else can be typed. */
export function NumberField({
  name,
  label,
  text,
  onType,
}: {
  name: string;
  label: ReactNode;
  text: string;
  onType: (digits: string) => void;
}) {
  return (
    <label className="block max-w-[36em]">
      <span className="block pb-4">{label}</span>
      <input
        className={`w-52 ${answerField}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => onType(target.value.replace(/\D/g, ""))}
      />
    </label>
  );
}
