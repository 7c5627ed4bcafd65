/** Shows the studio's page: the list of pieces, the editor, and the preview. */
import { useEffect, useRef, useState } from "react";
import { withMoved, withValue } from "../../pipeline/checking/json-edit";
import type { ListedPiece } from "../server/overview";
import type { Problem } from "../server/workspace";
import { ConflictDialog } from "./conflict-dialog";
import { EmptyDesk } from "./empty-desk";
import { listOfKind, type NewPiece, newFiles } from "./new-piece";
import { NewPieceDialog } from "./new-piece-dialog";
import { PieceDesk } from "./piece-desk";
import { PieceList } from "./piece-list";
import { partsOfItem } from "./piece-parts";
import { broughtBack } from "./publication-piece";
import { PublishDialog } from "./publish-dialog";
import { draftRecords, recordsOf, recordTitle } from "./records";
import { RecoveredDialog } from "./recovered-dialog";
import { StudioHead } from "./studio-head";
import { changedFiles, fieldsPart, fileOfPart, openPiece, type Theirs } from "./studio-reducer";
import { TrashDialog } from "./trash-dialog";
import { useStudio } from "./use-studio";

/** Names a file's other text, so that „Më vonë“ holds for that one alone. */
const keyOf = (name: string, theirs: Theirs | null) => `${name} ${theirs?.hash ?? theirs?.stamp}`;

/** Names a file by its piece. */
function titleOf(name: string, pieces: ListedPiece[]): string {
  if (name === "magazine.json") return "Lista e shkrimeve";
  const piece = pieces.find(({ files }) => Object.values(files).includes(name));
  return name === "glossary.json" ? "Fjalori" : piece === undefined ? name : `„${piece.title}“`;
}

/** Returns the file in which Ctrl+Z takes back a step; null in a text, in a dialog and in a search field. */
function formFileAt(target: EventTarget | null, part: string): string | null {
  if (!(target instanceof Element) || target.closest(".cm-editor, dialog, [type=search]") !== null) return null;
  const file = target.closest(".st-pieces") !== null ? "magazine.json" : fileOfPart(part);
  return file.endsWith(".json") ? file : null;
}

type Pane = "list" | "desk" | "page";

/**
 * Puts the caret into the editor, or into the first field, once it is there: a busy machine draws it some frames later.
 * The closed dialog has given the focus back to its button by then; while one is open, it keeps it.
 */
function focusDesk(frames = 120): void {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`.st-desk :is(.cm-content, ${formFields})`);
    if (place !== null && document.querySelector("dialog") === null) place.focus();
    else if (frames > 0) focusDesk(frames - 1);
  });
}

const formFields = "[data-path] :is(input:not([type=file]), select, textarea)";

/** Returns the part of a piece that shows a file of fields. */
const partOfDraft = (name: string) => (name === "magazine.json" || name === "glossary.json" ? fieldsPart : name);

export function StudioApp() {
  const studio = useStudio();
  const { state } = studio;
  const { overview, started, recovered } = state;
  const [pane, setPane] = useState<Pane>("list");
  const [dialog, setDialog] = useState<"publish" | "trash" | NewPiece["kind"] | null>(null);
  /** Whether the editor put off the recovered texts; the next studio asks again. */
  const [postponed, setPostponed] = useState(false);
  /** The problem to whose place the open item goes. */
  const [goal, setGoal] = useState<Problem | null>(null);
  const [later, setLater] = useState<string[]>([]);
  const conflict = Object.values(state.files).find(
    ({ name, theirs }) => theirs !== null && !later.includes(keyOf(name, theirs)),
  );
  const magazine = state.files["magazine.json"]?.text;

  const { undo, redo } = studio;
  const save = () => {
    setLater([]);
    return studio.save();
  };
  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => {
    const byKeys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const name = formFileAt(event.target, state.part);
      if (key === "s") void latestSave.current();
      else if (name !== null && (key === "y" || (key === "z" && event.shiftKey))) redo(name);
      else if (name !== null && key === "z") undo(name);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", byKeys);
    return () => removeEventListener("keydown", byKeys);
  }, [undo, redo, state.part]);

  if (overview === null || started === null || magazine === undefined) {
    return (
      <main className="mx-auto my-[15vh] max-w-[34rem] rule-t-7 px-12">
        <h1 className="py-8 text-[2.6rem]">Studioja</h1>
        <p role="status">{state.notice?.text ?? "Po hapet …"}</p>
      </main>
    );
  }
  return (
    <div className="st-studio" data-pane={pane}>
      <StudioHead
        state={state}
        pane={pane}
        onPane={setPane}
        onSave={() => void save()}
        onUndo={(name) => {
          studio.undo(name);
          studio.notice("U zhbë.");
        }}
        onPublish={() => setDialog("publish")}
      />
      <PieceList
        overview={overview}
        preview={started.addresses.preview}
        openItem={state.openItem}
        onOpen={(item) => {
          setGoal(null);
          studio.open(item);
          setPane("desk");
        }}
        onMove={(from, to) => {
          studio.write("magazine.json", withMoved(magazine, [from.list], from.index, to.index), { group: "" });
          studio.notice(`„${from.title}“ u zhvendos; ende pa u ruajtur.`, "magazine.json");
        }}
        onFeature={({ list, index }, featured) =>
          studio.write("magazine.json", withValue(magazine, [list, index, "featured"], featured ? true : undefined), {
            group: "",
          })
        }
        onNew={() => setDialog("lesson")}
        onTrash={() => setDialog("trash")}
      />
      {state.openItem === null ? (
        <EmptyDesk
          overview={overview}
          preview={started.addresses.preview}
          onOpen={({ slug }) => {
            studio.open({ kind: "piece", slug });
            setPane("desk");
          }}
          onNew={setDialog}
          onPublish={() => setDialog("publish")}
        />
      ) : (
        <PieceDesk
          studio={studio}
          started={started}
          piece={openPiece(state)}
          onNew={setDialog}
          {...{ goal, setGoal }}
        />
      )}
      {recovered.length > 0 && !postponed ? (
        <RecoveredDialog
          pieces={recovered}
          notice={state.notice}
          onAnswer={async (piece, take) => {
            const done = await studio.takeRecovered(piece, take);
            if (!done || !take || piece.opens === null) return;
            // The text or the form in which one goes on stands open behind the question.
            const isText = piece.drafts.some(({ name }) => name.endsWith(".md"));
            studio.open(piece.opens, isText ? undefined : partOfDraft(piece.drafts[0]?.name ?? ""));
            setPane("desk");
            focusDesk();
          }}
          onClose={() => setPostponed(true)}
        />
      ) : null}
      {conflict === undefined ? null : (
        <ConflictDialog
          key={keyOf(conflict.name, conflict.theirs)}
          file={conflict}
          title={titleOf(conflict.name, overview.pieces)}
          onResolve={(text) => studio.resolveConflict(conflict.name, text)}
          onLater={() => setLater([...later, keyOf(conflict.name, conflict.theirs)])}
        />
      )}
      {dialog === "publish" ? (
        <PublishDialog
          overview={overview}
          addresses={started.addresses}
          unsaved={changedFiles(state).length}
          sketches={[
            ...overview.pieces.filter(({ sketch }) => sketch).map(({ title }) => title),
            ...draftRecords(magazine),
          ]}
          onSave={studio.save}
          onGo={(item, problem) => {
            const piece = overview.pieces.find(({ slug }) => item.kind === "piece" && slug === item.slug);
            studio.open(item, partsOfItem(item, piece).find(({ part }) => fileOfPart(part) === problem.file)?.part);
            setGoal(problem);
            setPane("desk");
            setDialog(null);
          }}
          onBring={async (piece, title) => {
            const from = state.openItem;
            await studio.create(broughtBack(magazine, piece));
            studio.open({ kind: "piece", slug: String(piece.fields.slug) }, undefined, from);
            studio.notice(`„${title}“ u kthye siç ishte; ende pa u ruajtur.`, "magazine.json");
            setPane("desk");
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === "trash" ? (
        <TrashDialog
          unsaved={changedFiles(state).length}
          onPutBack={async ({ id, title }) => {
            const from = state.openItem;
            const item = await studio.putBack(id);
            if (item !== null && studio.open(item, undefined, from)) setPane("desk");
            studio.notice(`„${title}“ u kthye; ende pa u ruajtur.`, "magazine.json");
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog !== null && dialog !== "publish" && dialog !== "trash" ? (
        <NewPieceDialog
          overview={overview}
          first={dialog}
          onClose={() => setDialog(null)}
          onCreate={async (piece, slug) => {
            const from = state.openItem;
            const files = newFiles(magazine, slug, piece);
            await studio.create(files);
            setDialog((now) => (now === dialog ? null : now));
            const list = listOfKind[piece.kind];
            let isOpen: boolean;
            if (list === undefined) {
              const first = piece.kind === "project" ? undefined : files[0]?.name;
              isOpen = studio.open({ kind: "piece", slug }, first, from);
            } else {
              const text = files.find(({ name }) => name === "magazine.json")?.text ?? "";
              const record = recordsOf(text, list).findIndex((each) => recordTitle(list, each) === piece.title);
              isOpen = studio.open({ kind: "list", list, record: Math.max(0, record) }, undefined, from);
            }
            if (!isOpen) return;
            setPane("desk");
            focusDesk();
          }}
        />
      ) : null}
    </div>
  );
}
