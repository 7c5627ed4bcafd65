/**
 * Shows a list of records, one open at a time. Such are questions of a quiz, terms of the glossary, pictures of a
 * gallery.
 */

import { type ReactNode, useEffect, useRef, useState } from "react";
import { fold } from "../../../app/magazine/albanian-stems";
import { isObject } from "../../../app/magazine/is-object";
import { withItem, withMoved, withValue } from "../../pipeline/checking/json-edit";
import { fieldName } from "./field-names";
import { indexIn } from "./field-places";
import { emptyValue, type FieldPath, type FieldSchema } from "./field-schema";
import { type FormHelp, SchemaForm } from "./schema-form";
import { StudioButton } from "./studio-button";

interface ListFormProps {
  text: string;
  list: FieldPath;
  items: unknown[];
  /** Of a new record. */
  schema: FieldSchema;
  /** Of a record that may be of another kind; null: of none that is known. */
  schemaOf?(item: Record<string, unknown>): FieldSchema | null;
  /** The Albanian word for one record: „pyetje“. */
  word: string;
  nameOf(item: Record<string, unknown>): string;
  help: FormHelp;
  /** Path of the field that is gone to; null: none. */
  goal: string | null;
  onText(text: string, group: string): void;
  /** Tells what was done, with a button that undoes it. */
  onDone(words: string): void;
  /** The record that is shown, where another part of the page chooses it. */
  chosen?: number;
  onChoose?(index: number): void;
  /** Receives the record that is shown, as it is now. */
  onShown?(item: Record<string, unknown>): void;
  /** Begins a new record. Without it an empty one is added. */
  onAdd?(): void;
  /** Removes a record. Without it, it is removed at once. */
  onRemove?(index: number): void;
  /** More buttons over a record. */
  buttons?: ReactNode;
  /** What stands between the buttons and the fields of a record. */
  above?: ReactNode;
}

/** What one record of a list inside a record is called. */
const innerWords: Record<string, string> = { lessons: "mësim" };

/** Names a record by its first field, where that has choices by the name of the choice. */
function innerName(item: Record<string, unknown>, list: FieldPath, help: FormHelp): string {
  const [[field = "", value = ""] = []] = Object.entries(item);
  const choices = help.choices([...list, 0, field]);
  return choices?.find((choice) => choice.value === value)?.name ?? String(value);
}

/** The most records that a list shows. The search field above the list finds the others. */
const shownAtOnce = 60;

export function ListForm(props: ListFormProps) {
  const { text, list, items, schema, schemaOf, word, nameOf, help, goal, onText, onDone, chosen, onChoose } = props;
  const [ownOpen, setOwnOpen] = useState(0);
  const open = chosen ?? ownOpen;
  const setOpen = onChoose ?? setOwnOpen;
  const [wanted, setWanted] = useState("");
  const [isFresh, setFresh] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const records = items.map((item) => (isObject(item) ? item : {}));
  const named = (item: Record<string, unknown>) => nameOf(item) || `${word} pa emër`;
  const found = records.flatMap((item, index) =>
    fold(named(item)).includes(fold(wanted.trim())) ? [{ item, index }] : [],
  );
  const goalIndex = goal === null ? null : indexIn(list, goal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new goal opens a record.
  useEffect(() => {
    if (goalIndex !== null) setOpen(goalIndex);
  }, [goalIndex]);
  // The form of a new record may be far from its button.
  useEffect(() => {
    if (!isFresh) return;
    setFresh(false);
    const field = form.current?.querySelector<HTMLElement>("input, textarea, select");
    field?.scrollIntoView({ block: "center" });
    field?.focus();
  }, [isFresh]);
  const current = Math.min(open, records.length - 1);
  const record = records[current];
  const { onShown } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record is told once it is shown or called otherwise.
  useEffect(() => {
    if (record !== undefined) onShown?.(record);
  }, [current, record && nameOf(record)]);
  // The open record is in the list, however long it is.
  const first = found.slice(0, shownAtOnce);
  const shown = first.some(({ index }) => index === current)
    ? first
    : [...found.filter(({ index }) => index === current), ...first];
  const currentSchema = schemaOf === undefined ? schema : schemaOf(records[current] ?? {});
  const move = (to: number) => {
    onText(withMoved(text, list, current, to), "");
    setOpen(to);
  };
  return (
    <div className="st-records">
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
        <ol className="mb-5 list-none text-[0.85rem]">
          {shown.map(({ item, index }) => (
            <li key={index} value={index + 1}>
              <button
                type="button"
                className="w-full text-left aria-[current=true]:font-semibold aria-[current=true]:[box-shadow:inset_5px_0_var(--color-ink)]"
                aria-current={index === current}
                onClick={() => setOpen(index)}
              >
                {named(item)}
                {item.draft === true ? <span className="text-mute"> skicë</span> : null}
                {help.problem([...list, index]) === null ? null : <span className="text-alarm"> !</span>}
              </button>
            </li>
          ))}
        </ol>
        {found.length > shownAtOnce ? (
          <p className="pb-4 text-[0.8rem]/[1.4] text-mute">Edhe {found.length - shownAtOnce} të tjera: kërkoji.</p>
        ) : null}
        <StudioButton
          onClick={
            props.onAdd ??
            (() => {
              onText(withItem(text, list, records.length, emptyValue(schema)), "");
              setOpen(records.length);
              setWanted("");
              setFresh(true);
            })
          }
        >
          Shto {word}
        </StudioButton>
      </div>
      {current < 0 ? null : (
        <div ref={form}>
          <div className="my-6 flex flex-wrap items-center gap-6">
            <StudioButton disabled={current === 0} onClick={() => move(current - 1)}>
              Më lart
            </StudioButton>
            <StudioButton disabled={current === records.length - 1} onClick={() => move(current + 1)}>
              Më poshtë
            </StudioButton>
            {props.buttons}
            <StudioButton
              onClick={() => {
                if (props.onRemove !== undefined) return props.onRemove(current);
                onText(withValue(text, [...list, current], undefined), "");
                onDone(`U hoq: ${named(records[current] ?? {})}.`);
              }}
            >
              Hiqe
            </StudioButton>
          </div>
          {props.above === undefined ? null : <div className="mb-9">{props.above}</div>}
          {currentSchema === null ? (
            <p className="text-[0.85rem] text-alarm">Fushat e këtij zëri nuk njihen: shihi problemet më poshtë.</p>
          ) : null}
          <SchemaForm
            key={current}
            schema={currentSchema ?? schema}
            value={records[current]}
            path={[...list, current]}
            help={help}
            onChange={(path, value) => onText(withValue(text, path, value), path.join("."))}
          />
          {Object.entries((currentSchema ?? schema).properties ?? {}).map(([name, { items: inner }]) => {
            const value = records[current]?.[name];
            return inner?.type !== "object" || !Array.isArray(value) ? null : (
              <fieldset key={`${current} ${name}`} className="mt-12 p-0 no-border">
                <legend className="font-semibold">{fieldName(name)}</legend>
                <ListForm
                  {...{ text, items: value, help, goal, onText, onDone }}
                  list={[...list, current, name]}
                  schema={inner}
                  word={innerWords[name] ?? "rresht"}
                  nameOf={(item) => innerName(item, [...list, current, name], help)}
                />
              </fieldset>
            );
          })}
        </div>
      )}
    </div>
  );
}
