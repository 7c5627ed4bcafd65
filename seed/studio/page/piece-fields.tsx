/** Shows the fields of a piece in `magazine.json` as a form. */

import { departmentCover } from "../../../app/magazine/site";
import type { Subject } from "../../../app/magazine/subject";
import { valueAt, withValue } from "../../pipeline/checking/json-edit";
import type { ListedPiece } from "../server/overview";
import type { Schemas } from "./api";
import { CoverField } from "./cover-field";
import type { FieldPath, FieldSchema } from "./field-schema";
import { formHelp } from "./form-help";
import { ListForm } from "./list-form";
import { PieceMenu } from "./piece-menu";
import { recordsOf } from "./records";
import { SchemaForm } from "./schema-form";
import type { StudioState } from "./studio-reducer";
import type { Studio } from "./use-studio";

/** Fields that another part of the studio edits, or that are not edited by hand. */
const hidden = [
  "slug",
  "formerly",
  "content",
  "contentFile",
  "quizFile",
  "quizData",
  "gameData",
  "overviewFile",
  "instructionsFile",
  "materialsFile",
];

interface PieceFieldsProps {
  studio: Studio;
  piece: ListedPiece;
  state: StudioState;
  schemas: Schemas;
  /** Path of the field that is gone to; null: none. */
  goal: string | null;
  /** Address of the preview server, which has the pictures. */
  preview: string;
  /** @param group what is changed: changes of the same are one step of undo */
  onText(text: string, group: string): void;
  /** Tells what was done, with a button that undoes it. */
  onDone(words: string): void;
}

export function PieceFields({ studio, piece, state, schemas, goal, preview, onText, onDone }: PieceFieldsProps) {
  const text = state.files["magazine.json"]?.text;
  if (text === undefined) return null;
  const path = [piece.list, piece.index];
  const cover = piece.list === "contents" ? "imageUrl" : "image";
  const [coverPath, wordsPath] = [
    [...path, cover],
    [...path, "imageAlt"],
  ];
  const help = formHelp("magazine.json", state.problems, state.overview, [...hidden, cover, "imageAlt"]);
  const field = (path: FieldPath) => ({ path, text: String(valueAt(text, path) ?? ""), problem: help.problem(path) });
  const schema = schemas[piece.list];
  const gallery = schema.properties?.gallery?.items;
  const pictures = valueAt(text, [...path, "gallery"]);
  return (
    <div className="st-forms">
      <div className="mb-9 grid gap-6">
        <PieceMenu studio={studio} piece={piece} />
        <CoverField
          key={piece.slug}
          name={`${piece.slug}-kopertina`}
          cover={field(coverPath)}
          words={{
            ...field(wordsPath),
            onText: (words) => onText(withValue(text, wordsPath, words || undefined), wordsPath.join(".")),
          }}
          preview={preview}
          onCover={(src = departmentCover(subjectIn(text, piece))) =>
            // The words were those of the picture before.
            onText(withValue(withValue(text, wordsPath, undefined), coverPath, src), "")
          }
        />
      </div>
      <SchemaForm
        schema={schema}
        value={valueAt(text, path)}
        path={path}
        help={help}
        onChange={(path, value) => onText(withValue(text, path, value), path.join("."))}
      />
      {gallery?.oneOf?.[0] === undefined || !Array.isArray(pictures) ? null : (
        <ListForm
          text={text}
          list={[...path, "gallery"]}
          items={pictures}
          schema={gallery.oneOf[0]}
          schemaOf={(item) => gallery.oneOf?.find((each) => isOf(each, item)) ?? null}
          word="figurë"
          nameOf={(item) => String(item.title ?? item.caption ?? "")}
          help={{ ...help, hidden: ["type", "size"] }}
          goal={goal}
          onText={onText}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** Tells whether an item of a gallery is of this kind: a picture or a film. */
function isOf({ properties = {} }: FieldSchema, item: Record<string, unknown>): boolean {
  return Object.entries(properties).every(([name, field]) => field.const === undefined || field.const === item[name]);
}

/** Returns the department of a piece, by its chapter. */
function subjectIn(text: string, { categoryId }: ListedPiece): Subject {
  const type = recordsOf(text, "categories").find(({ id }) => id === categoryId)?.type;
  return type === "math" ? "math" : "physics";
}
