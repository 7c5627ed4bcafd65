/** Shows a quiz or the glossary as forms over its JSON. */

import { valueAt, withValue } from "../../pipeline/checking/json-edit";
import { slugOf } from "../../pipeline/lesson/slug-of";
import type { Schemas } from "./api";
import { formHelp } from "./form-help";
import { ListForm } from "./list-form";
import { SchemaForm } from "./schema-form";
import type { OpenFile, StudioState } from "./studio-reducer";

interface JsonFormProps {
  file: OpenFile;
  state: StudioState;
  schemas: Schemas;
  /** Path of the field that is gone to; null: none. */
  goal: string | null;
  /** @param group what is changed: changes of the same are one step of undo */
  onText(text: string, group: string): void;
  /** Tells what was done, with a button that undoes it. */
  onDone(words: string): void;
  /** Receives the name by which the page finds the term that is shown. */
  onAnchor(anchor: string): void;
}

export function JsonForm({ file, state, schemas, goal, onText, onDone, onAnchor }: JsonFormProps) {
  const { name } = file;
  const isGlossary = name === "glossary.json";
  // A newsroom without a glossary begins one here.
  const text = isGlossary && file.text.trim() === "" ? "[]\n" : file.text;
  const schema = isGlossary ? schemas.glossary : schemas.quiz.properties?.questions?.items;
  const list = isGlossary ? [] : ["questions"];
  const items = valueAt(text, list);
  if (schema === undefined || !Array.isArray(items)) {
    return (
      <p className="text-[0.85rem] text-alarm">Ky skedar nuk lexohet si listë; hape „Si tekst“ dhe shih problemet.</p>
    );
  }
  const help = formHelp(name, state.problems, state.overview, []);
  return (
    <div className="st-forms">
      {isGlossary ? null : (
        <SchemaForm
          schema={schemas.quiz}
          value={valueAt(text, [])}
          path={[]}
          help={{ ...help, hidden: ["questions"] }}
          onChange={(path, value) => onText(withValue(text, path, value), path.join("."))}
        />
      )}
      <ListForm
        text={text}
        list={list}
        items={items}
        schema={schema}
        word={isGlossary ? "term" : "pyetje"}
        nameOf={(item) => String((isGlossary ? item.term : item.question) ?? "")}
        help={help}
        goal={goal}
        onText={onText}
        onDone={onDone}
        onShown={isGlossary ? ({ term }) => onAnchor(slugOf(String(term ?? ""))) : undefined}
      />
    </div>
  );
}
