/** Shows a list of `magazine.json` whose records have no text of their own: chapters, authors or paths. */
import { useState } from "react";
import { withItem, withValue } from "../../pipeline/checking/json-edit";
import type { ListedItem, Reference } from "../server/item-places";
import { call, type Schemas } from "./api";
import { CoverField } from "./cover-field";
import { formHelp } from "./form-help";
import { ListForm } from "./list-form";
import { freeSlug } from "./new-piece";
import { Question } from "./question";
import { recordKey, recordsOf, recordTitle, withRecordTitle } from "./records";
import { ReferenceList } from "./reference-list";
import { RenameDialog } from "./rename-dialog";
import { StudioButton } from "./studio-button";
import type { RecordList, StudioState } from "./studio-reducer";
import type { Studio } from "./use-studio";

interface RecordFormsProps {
  studio: Studio;
  state: StudioState;
  schemas: Schemas;
  list: RecordList;
  /** Index of the record that is shown. */
  chosen: number;
  /** Path of the field that is gone to; null: none. */
  goal: string | null;
  /** Address of the preview server. */
  preview: string;
  onChoose(index: number): void;
  /** Asks for what a new record begins with. */
  onAdd(): void;
  onText(text: string, group: string): void;
  onDone(words: string): void;
}

const words: Record<RecordList, { one: string; this: string }> = {
  categories: { one: "kapitull", this: "Te ky kapitull" },
  authors: { one: "redaksi", this: "Te kjo redaksi" },
  paths: { one: "shteg", this: "Te ky shteg" },
};

export function RecordForms(props: RecordFormsProps) {
  const { studio, state, schemas, list, chosen, goal, preview, onChoose, onAdd, onText, onDone } = props;
  const [removed, setRemoved] = useState<{ index: number; references: Reference[] } | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const text = state.files["magazine.json"]?.text;
  const schema = schemas[list];
  if (text === undefined) return null;
  const records = recordsOf(text, list);
  const hidden = list === "authors" ? [] : ["name", "formerly", ...(list === "categories" ? ["cover"] : [])];
  const help = formHelp("magazine.json", state.problems, state.overview, hidden);
  const { one, this: at } = words[list];
  const nameOf = (record?: Record<string, unknown>) => recordTitle(list, record);
  const record = records[Math.min(chosen, records.length - 1)];
  const coverPath = [list, Math.min(chosen, records.length - 1), "cover"];
  const item: ListedItem = { list, key: recordKey(list, record) };
  const remove = (index: number) => {
    onText(withValue(text, [list, index], undefined), "");
    onDone(`U hoq: ${nameOf(records[index])}.`);
  };
  const copy = () => {
    const index = records.indexOf(record ?? {});
    const named = `${nameOf(record)} (kopje)`;
    const taken = records.map(({ name }) => String(name));
    const own = list === "authors" ? {} : { name: freeSlug(named, taken) };
    const id = list === "paths" ? {} : { id: 1 + Math.max(...records.map((each) => Number(each.id) || 0)) };
    const { formerly: _, ...fields } = record ?? {};
    onText(
      withItem(text, [list], index + 1, withRecordTitle(list, { ...fields, ...id, ...own, draft: true }, named)),
      "",
    );
    onChoose(index + 1);
    onDone(`U shtua: ${named}.`);
  };
  /** Whether readers may know its address. A path has an anchor only, and nobody has read a draft. */
  const isRead = list !== "paths" && record?.draft !== true;
  const rename = async (to: string) => {
    setRenaming(false);
    if (await studio.changeItem({ how: "rename", ...item, to }))
      studio.notice(isRead ? "Adresa u ndryshua; e vjetra çon këtu pas botimit." : "Adresa u ndryshua.");
  };
  return (
    <div className="st-forms">
      <ListForm
        {...{ text, schema, goal, chosen, onChoose, onAdd, onText, onDone }}
        list={[list]}
        items={records}
        word={one}
        nameOf={nameOf}
        help={help}
        onRemove={(index) =>
          call("references", { list, key: recordKey(list, records[index]) })
            .then((references) => (references.length === 0 ? remove(index) : setRemoved({ index, references })))
            .catch(studio.fail)
        }
        above={
          list !== "categories" || record === undefined ? undefined : (
            <CoverField
              key={item.key}
              name={`${item.key}-kopertina`}
              cover={{ path: coverPath, text: String(record.cover ?? ""), problem: help.problem(coverPath) }}
              preview={preview}
              onCover={(src) => onText(withValue(text, coverPath, src), "")}
            />
          )
        }
        buttons={
          <>
            <StudioButton onClick={copy}>Bëj një kopje</StudioButton>
            {list === "authors" ? null : <StudioButton onClick={() => setRenaming(true)}>Ndrysho adresën</StudioButton>}
          </>
        }
      />
      {removed === null ? null : (
        <Question
          title={`Ta heq „${nameOf(records[removed.index])}“?`}
          text="Hiqet nga lista. „Zhbëj“ e sjell prapë; pas ruajtjes e gjen te „Të hequrat“."
          yes="Po, hiqe"
          more={<ReferenceList references={removed.references} what={at} />}
          onYes={() => remove(removed.index)}
          onClose={() => setRemoved(null)}
        />
      )}
      {isRenaming ? (
        <RenameDialog
          address={item.key}
          help={`Lidhjet ndryshojnë vetë${isRead ? ", dhe kush vjen me adresën e vjetër, gjen të renë." : "."}`}
          onRename={rename}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </div>
  );
}
