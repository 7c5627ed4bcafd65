/** Builds a form from a schema. Each field's control follows its type; its help is that of `field-help.ts`. */

import { useId } from "react";
import { isObject } from "../../../app/magazine/is-object";
import { ChoiceList } from "./choice-list";
import { fieldName } from "./field-names";
import { printedPath } from "./field-places";
import { FieldProblem } from "./field-problem";
import { choicesOf, emptyValue, type FieldPath, type FieldSchema } from "./field-schema";
import { StudioButton } from "./studio-button";

export interface FormHelp {
  /** The choices of a field by name. Its number alone means nothing to an editor; other fields give null. */
  choices(path: FieldPath): { value: string | number; name: string }[] | null;
  /** The pieces that a list may name; null for any other list. */
  listed(path: FieldPath): { value: string; name: string }[] | null;
  /** The problem of a field; null: none. */
  problem(path: FieldPath): string | null;
  /** Fields that another part of the studio edits. */
  hidden: string[];
}

interface FieldProps {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  required: boolean;
  help: FormHelp;
  /** Called with undefined, it removes the field. */
  onChange(path: FieldPath, value: unknown): void;
}

/** Names of the fields that need more than one line. */
const longTexts = /^(?:deck|description|definition|question|explanation|mistakes|hint|alt|caption|options)$/;

/** Fields that hold a day, or a day and an hour: how the browser's own control reads what is written. */
const clocks: Record<string, { type: "date" | "datetime-local"; shown(written: string): string }> = {
  date: { type: "date", shown: (written) => written },
  from: { type: "datetime-local", shown: withHour },
  until: { type: "datetime-local", shown: withHour },
};

/** A day alone begins at midnight. */
function withHour(written: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T00:00` : written.replace(" ", "T");
}

/** Lists whose lines pair with those of another list. So their empty lines are kept. */
const pairedLists = /^mistakes$/;

export function SchemaForm({ schema, value, path, help, onChange }: Omit<FieldProps, "required">) {
  const fields = isObject(value) ? value : {};
  return (
    <div className="grid gap-9">
      {Object.entries(schema.properties ?? {})
        .filter(([name]) => !help.hidden.includes(name))
        .map(([name, property]) => (
          <Field
            key={name}
            path={[...path, name]}
            schema={property}
            value={fields[name]}
            required={schema.required?.includes(name) ?? false}
            help={help}
            onChange={onChange}
          />
        ))}
    </div>
  );
}

function Field(props: FieldProps) {
  const { path, schema, value, required, help, onChange } = props;
  const id = useId();
  const name = String(path.at(-1));
  const label = fieldName(name, listOf(path));
  if (schema.type === "object" && schema.properties !== undefined) {
    return (
      <fieldset className="rule-1 px-9 pt-7 pb-9">
        <legend className="px-3 font-semibold">{label}</legend>
        {schema.description === undefined ? null : (
          <p className="text-[0.8rem]/[1.4] text-mute">{schema.description}</p>
        )}
        {value === undefined ? (
          <StudioButton onClick={() => onChange(path, emptyValue(schema))}>Shto „{label}“</StudioButton>
        ) : (
          <>
            <SchemaForm schema={schema} value={value} path={path} help={help} onChange={onChange} />
            {required ? null : <StudioButton onClick={() => onChange(path, undefined)}>Hiq „{label}“</StudioButton>}
          </>
        )}
      </fieldset>
    );
  }
  if (schema.type === "array" && schema.items?.type !== "string") return null;
  const control = <Control {...props} id={id} />;
  const box = schema.type === "boolean";
  return (
    <div
      data-path={printedPath(path)}
      className={`st-field grid justify-items-start ${box ? "grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2" : "gap-2"}`}
    >
      {box ? control : null}
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {box ? null : control}
      <p id={`${id}-help`} className="col-span-full text-[0.8rem]/[1.4] text-mute">
        {schema.description}
        {schema.type === "array" && help.listed(path) === null ? " Një për rresht." : ""}
      </p>
      <FieldProblem problem={help.problem(path)} />
    </div>
  );
}

/** Returns the list in which the record of a field stands; empty for none. */
const listOf = (path: FieldPath) =>
  String(path.filter((part, index) => typeof part === "string" && typeof path[index + 1] === "number").at(-1) ?? "");

function Control({ path, schema, value, required, help, onChange, id }: FieldProps & { id: string }) {
  const name = String(path.at(-1));
  const described = { id, "aria-describedby": `${id}-help`, "aria-required": required };
  const named =
    help.choices(path) ?? choicesOf(schema)?.map((choice) => ({ value: choice, name: String(choice) })) ?? null;
  if (named !== null) {
    const take = (text: string) => onChange(path, named.find((choice) => String(choice.value) === text)?.value);
    return (
      <select
        {...described}
        value={value === undefined ? "" : String(value)}
        onChange={(event) => take(event.target.value)}
      >
        {required && value !== undefined ? null : <option value="">—</option>}
        {named.map((choice) => (
          <option key={choice.value} value={String(choice.value)}>
            {choice.name}
          </option>
        ))}
      </select>
    );
  }
  const listed = schema.type === "array" ? help.listed(path) : null;
  if (listed !== null) {
    const values = Array.isArray(value) ? value.map(String) : [];
    const take = (values: string[]) => onChange(path, values.length === 0 && !required ? undefined : values);
    return <ChoiceList {...{ id, values, required }} choices={listed} onChange={take} />;
  }
  if (schema.type === "boolean") {
    return (
      <input
        {...described}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(path, event.target.checked ? true : required ? false : undefined)}
      />
    );
  }
  if (schema.type === "integer" || schema.type === "number") {
    const take = (text: string) => onChange(path, text === "" ? undefined : Number(text));
    return (
      <input
        {...described}
        type="number"
        inputMode="numeric"
        min={schema.minimum}
        value={typeof value === "number" ? value : ""}
        onChange={(event) => take(event.target.value)}
      />
    );
  }
  const clock = clocks[name];
  if (clock !== undefined && typeof value !== "object") {
    return (
      <input
        {...described}
        type={clock.type}
        value={clock.shown(String(value ?? ""))}
        onChange={(event) => onChange(path, event.target.value.replace("T", " ") || undefined)}
      />
    );
  }
  const lines = schema.type === "array";
  const text = lines ? (Array.isArray(value) ? value.join("\n") : "") : typeof value === "string" ? value : "";
  const take = (typed: string) =>
    onChange(path, lines ? (typed === "" ? [] : typed.split("\n")) : typed === "" && !required ? undefined : typed);
  return lines || longTexts.test(name) ? (
    <textarea
      {...described}
      rows={lines ? Math.min(12, Math.max(3, text.split("\n").length)) : 3}
      value={text}
      onChange={(event) => take(event.target.value)}
      // An empty line may still be filled in while the field has the focus. On blur it is removed.
      onBlur={() =>
        lines &&
        !pairedLists.test(name) &&
        take(
          text
            .split("\n")
            .filter((line) => line.trim() !== "")
            .join("\n"),
        )
      }
    />
  ) : (
    <input {...described} type="text" value={text} onChange={(event) => take(event.target.value)} />
  );
}
