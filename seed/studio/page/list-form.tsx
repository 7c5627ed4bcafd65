/** A list of records, one open at a time: the questions of a quiz, the terms of the glossary, the pictures of a gallery. */
import { useState } from "react";
import { withItem, withMoved, withValue } from "../../pipeline/checking/json-edit";
import { emptyValue, type FieldSchema } from "./field-schema";
import { type FieldPath, type FormHelp, SchemaForm } from "./schema-form";

interface ListFormProps {
  text: string;
  list: FieldPath;
  items: unknown[];
  schema: FieldSchema;
  /** How one of them is called: „pyetje“. */
  word: string;
  nameOf(item: Record<string, unknown>): string;
  help: FormHelp;
  onText(text: string): void;
}

/** Of long lists only as many are shown as one can look through; the field above finds the others. */
const shownAtOnce = 60;

export function ListForm({ text, list, items, schema, word, nameOf, help, onText }: ListFormProps) {
  const [open, setOpen] = useState(0);
  const [wanted, setWanted] = useState("");
  const records = items.map((item) =>
    typeof item === "object" && item !== null ? (item as Record<string, unknown>) : {},
  );
  const found = records.flatMap((item, at) =>
    nameOf(item).toLowerCase().includes(wanted.toLowerCase()) ? [{ item, at }] : [],
  );
  const at = Math.min(open, records.length - 1);
  const move = (to: number) => {
    onText(withMoved(text, list, at, to));
    setOpen(to);
  };
  return (
    <div className="st-list-form">
      <div className="st-list-form-names">
        {records.length > 12 ? (
          <input
            type="search"
            aria-label={`Kërko ${word}`}
            placeholder="Kërko"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        ) : null}
        <ol>
          {found.slice(0, shownAtOnce).map(({ item, at: index }) => (
            <li key={index} value={index + 1}>
              <button type="button" aria-current={index === at} onClick={() => setOpen(index)}>
                {nameOf(item) || `${word} pa emër`}
                {help.problem([...list, index]) === null ? null : <span className="st-mark-error"> !</span>}
              </button>
            </li>
          ))}
        </ol>
        {found.length > shownAtOnce ? (
          <p className="st-help">Edhe {found.length - shownAtOnce} të tjera: kërkoji.</p>
        ) : null}
        <button
          type="button"
          className="st-button"
          onClick={() => {
            onText(withItem(text, list, records.length, emptyValue(schema)));
            setOpen(records.length);
            setWanted("");
          }}
        >
          Shto {word}
        </button>
      </div>
      {at < 0 ? null : (
        <div>
          <div className="st-row">
            <button type="button" className="st-button" disabled={at === 0} onClick={() => move(at - 1)}>
              Më lart
            </button>
            <button
              type="button"
              className="st-button"
              disabled={at === records.length - 1}
              onClick={() => move(at + 1)}
            >
              Më poshtë
            </button>
            <button
              type="button"
              className="st-button"
              onClick={() => onText(withValue(text, [...list, at], undefined))}
            >
              Hiqe
            </button>
          </div>
          <SchemaForm
            key={at}
            schema={schema}
            value={records[at]}
            path={[...list, at]}
            help={help}
            onChange={(path, value) => onText(withValue(text, path, value))}
          />
        </div>
      )}
    </div>
  );
}
