/**
 * Shows a list of records, one open at a time. Such are questions of a quiz, terms of the glossary, pictures of a
 * gallery.
 */

import { useState } from "react";
import { isObject } from "../../../app/magazine/is-object";
import { withItem, withMoved, withValue } from "../../pipeline/checking/json-edit";
import { emptyValue, type FieldSchema } from "./field-schema";
import { type FieldPath, type FormHelp, SchemaForm } from "./schema-form";
import { StudioButton } from "./studio-button";

interface ListFormProps {
  text: string;
  list: FieldPath;
  items: unknown[];
  schema: FieldSchema;
  /** The Albanian word for one record: „pyetje“. */
  word: string;
  nameOf(item: Record<string, unknown>): string;
  help: FormHelp;
  onText(text: string, group: string): void;
  /** Tells what was done, with a button that undoes it. */
  onDone(words: string): void;
}

/** The most records that a list shows. The search field above the list finds the others. */
const shownAtOnce = 60;

export function ListForm({ text, list, items, schema, word, nameOf, help, onText, onDone }: ListFormProps) {
  const [open, setOpen] = useState(0);
  const [wanted, setWanted] = useState("");
  const records = items.map((item) => (isObject(item) ? item : {}));
  const found = records.flatMap((item, i) =>
    nameOf(item).toLowerCase().includes(wanted.toLowerCase()) ? [{ item, index: i }] : [],
  );
  const current = Math.min(open, records.length - 1);
  const move = (to: number) => {
    onText(withMoved(text, list, current, to), "");
    setOpen(to);
  };
  return (
    <div className="mt-12 grid grid-cols-[minmax(9rem,1fr)_minmax(0,2fr)] gap-12 rule-t-2 pt-9 max-columns:grid-cols-[minmax(0,1fr)]">
      <div>
        {records.length > 12 ? (
          <input
            className="w-full"
            type="search"
            aria-label={`Kërko ${word}`}
            placeholder="Kërko"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        ) : null}
        <ol className="pb-6 pl-16 text-[0.85rem]">
          {found.slice(0, shownAtOnce).map(({ item, index }) => (
            <li key={index} value={index + 1}>
              <button
                type="button"
                className="w-full text-left aria-[current=true]:font-semibold aria-[current=true]:[box-shadow:inset_5px_0_var(--color-ink)]"
                aria-current={index === current}
                onClick={() => setOpen(index)}
              >
                {nameOf(item) || `${word} pa emër`}
                {help.problem([...list, index]) === null ? null : <span className="text-alarm"> !</span>}
              </button>
            </li>
          ))}
        </ol>
        {found.length > shownAtOnce ? (
          <p className="text-[0.8rem]/[1.4] text-mute">Edhe {found.length - shownAtOnce} të tjera: kërkoji.</p>
        ) : null}
        <StudioButton
          onClick={() => {
            onText(withItem(text, list, records.length, emptyValue(schema)), "");
            setOpen(records.length);
            setWanted("");
          }}
        >
          Shto {word}
        </StudioButton>
      </div>
      {current < 0 ? null : (
        <div>
          <div className="my-6 flex flex-wrap items-center gap-6">
            <StudioButton disabled={current === 0} onClick={() => move(current - 1)}>
              Më lart
            </StudioButton>
            <StudioButton disabled={current === records.length - 1} onClick={() => move(current + 1)}>
              Më poshtë
            </StudioButton>
            <StudioButton
              onClick={() => {
                onText(withValue(text, [...list, current], undefined), "");
                onDone(`U hoq: ${nameOf(records[current] ?? {}) || `${word} pa emër`}.`);
              }}
            >
              Hiqe
            </StudioButton>
          </div>
          <SchemaForm
            key={current}
            schema={schema}
            value={records[current]}
            path={[...list, current]}
            help={help}
            onChange={(path, value) => onText(withValue(text, path, value), path.join("."))}
          />
        </div>
      )}
    </div>
  );
}
