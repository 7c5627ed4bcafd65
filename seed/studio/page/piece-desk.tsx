/** Shows the open piece. It has its parts, the editor of one part, its problems, and the page beside it. */
import { redo, undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { withMends } from "../../pipeline/checking/with-mends";
import type { ListedPiece } from "../server/overview";
import type { Problem } from "../server/workspace";
import type { Addresses, Schemas } from "./api";
import { BlockBar, insertBlock } from "./block-bar";
import { linkablePages } from "./completions";
import { exerciseBlocks } from "./exercise-blocks";
import { focusField } from "./field-places";
import { FigureDialog } from "./figure-dialog";
import { JsonForm } from "./json-form";
import { lessonBlocks } from "./lesson-blocks";
import type { NewPiece } from "./new-piece";
import { PageNotices } from "./page-notices";
import { PartHead } from "./part-head";
import { PieceFields } from "./piece-fields";
import { isPlan, isPractice, partsOfItem, placeOf, problemsOf } from "./piece-parts";
import { planBlocks } from "./plan-blocks";
import { type PagePlace, PreviewFrame } from "./preview-frame";
import { ProblemList } from "./problem-list";
import { Question } from "./question";
import { RecordForms } from "./record-forms";
import { recordPage, recordsOf } from "./records";
import { fieldsPart, fileOfPart, type OpenFile } from "./studio-reducer";
import { type EditorMemory, mendIn, TextEditor } from "./text-editor";
import type { Studio } from "./use-studio";

interface PieceDeskProps {
  studio: Studio;
  started: { addresses: Addresses; schemas: Schemas };
  /** Undefined for the glossary and lists, and for a piece that was deleted. */
  piece: ListedPiece | undefined;
  /** Asks for what a new item begins with. */
  onNew(kind: NewPiece["kind"]): void;
  /** The problem to whose place the desk goes; null: none. */
  goal: Problem | null;
  setGoal(goal: Problem | null): void;
}

export function PieceDesk({ studio, started, piece, onNew, goal, setGoal }: PieceDeskProps) {
  const { state } = studio;
  const { openItem } = state;
  const parts = partsOfItem(openItem, piece);
  const open = parts.find(({ part }) => part === state.part) ?? parts[0];
  const [editor, setEditor] = useState<{ part: string; view: EditorView } | null>(null);
  // The editor of the part before is still the state when another part is first shown.
  const view = editor !== null && editor.part === open?.part ? editor.view : null;
  const [formula, setFormula] = useState<{ tex: string; display: boolean } | null>(null);
  const [place, setPlace] = useState({ part: "", ...nowhere });
  const [figure, setFigure] = useState<{ dropped: File | null } | null>(null);
  const [asText, setAsText] = useState(false);
  const [renderMs, setRenderMs] = useState<number | null>(null);
  const [reverted, setReverted] = useState<OpenFile | null>(null);
  const typedAt = useRef(0);
  const memory = useRef<EditorMemory>(new Map());
  const desk = useRef<HTMLElement>(null);
  // The part of the problem is shown first; then its place is there to go to.
  useEffect(() => {
    if (goal === null || open === undefined || goal.file !== fileOfPart(open.part)) return;
    if (open.part.endsWith(".md")) {
      if (view === null) return;
      goTo(view, goal.line);
    } else if (!focusField(desk.current, goal.path)) return;
    setGoal(null);
  });
  if (open === undefined) {
    return (
      <main className="st-desk st-empty items-center justify-center text-mute">
        <p>Ky shkrim nuk është më te magazine.json.</p>
      </main>
    );
  }
  const file = state.files[open.part];
  const isJson = open.part.endsWith(".json");
  const problems = problemsOf(openItem, parts, piece, state.problems);
  const records = openItem?.kind === "list" ? recordsOf(state.files["magazine.json"]?.text ?? "", openItem.list) : [];
  const chosen = openItem?.kind === "list" ? openItem.record : 0;
  const address = openItem?.kind === "list" ? recordPage(openItem.list, records[chosen], state) : open.address;
  const write = (name: string, how: "keys" | { group: string }, text: string) => {
    typedAt.current = performance.now();
    studio.write(name, text, how);
  };
  const writeForm = (name: string) => (text: string, group: string) => write(name, { group }, text);
  const done = (name: string) => (words: string) => studio.notice(words, name);
  /** The file whose steps „Zhbëj“ takes back; null for a text, whose editor has its own. */
  const formFile = fileOfPart(open.part).endsWith(".json") ? fileOfPart(open.part) : null;
  const exercises = state.exercises[piece?.slug ?? ""];
  const hour = state.hours[piece?.slug ?? ""];
  const hasNoPage =
    (isPractice(open.part) && (exercises === "none" || file?.text.trim() === "")) ||
    (isPlan(open.part) && hour === "none");
  return (
    <>
      <main className="st-desk" ref={desk}>
        <PartHead
          {...{ parts, open, file, asText }}
          title={piece?.title ?? open.label}
          onPart={studio.choosePart}
          history={formFile === null ? null : (state.files[formFile]?.history ?? null)}
          onUndo={() => (formFile === null ? view && undo(view) : studio.undo(formFile))}
          onRedo={() => (formFile === null ? view && redo(view) : studio.redo(formFile))}
          onRevert={setReverted}
          onAsText={setAsText}
        />
        {open.part === fieldsPart && piece !== undefined ? (
          <PieceFields
            studio={studio}
            piece={piece}
            state={state}
            schemas={started.schemas}
            goal={goal?.path ?? null}
            preview={started.addresses.preview}
            onText={writeForm("magazine.json")}
            onDone={done("magazine.json")}
          />
        ) : openItem?.kind === "list" ? (
          <RecordForms
            {...{ studio, state, chosen }}
            schemas={started.schemas}
            list={openItem.list}
            goal={goal?.path ?? null}
            preview={started.addresses.preview}
            onChoose={studio.chooseRecord}
            onAdd={() => onNew(kindOfList[openItem.list])}
            onText={writeForm("magazine.json")}
            onDone={done("magazine.json")}
          />
        ) : file === undefined ? (
          <p className="text-[0.8rem]/[1.4] text-mute">Po hapet …</p>
        ) : isJson && !asText ? (
          <JsonForm
            file={file}
            state={state}
            schemas={started.schemas}
            goal={goal?.path ?? null}
            onText={writeForm(file.name)}
            onDone={done(file.name)}
            onAnchor={(anchor) => setPlace({ part: open.part, ...nowhere, anchor })}
          />
        ) : (
          <>
            {isJson ? null : isPractice(open.part) ? (
              <BlockBar view={view} formula={formula} label="Llojet e ushtrimeve" blocks={exerciseBlocks} />
            ) : isPlan(open.part) ? (
              <BlockBar view={view} formula={formula} label="Krerët e planit" blocks={planBlocks} />
            ) : (
              <BlockBar
                view={view}
                formula={formula}
                label="Blloqet e mësimit"
                blocks={lessonBlocks}
                onFigure={() => setFigure({ dropped: null })}
              />
            )}
            <TextEditor
              key={open.part}
              name={open.part}
              text={file.text}
              revision={file.revision}
              problems={problems.filter((problem) => problem.file === open.part)}
              pages={linkablePages(state.overview?.pieces ?? [])}
              label={`${open.label}: ${piece?.title ?? ""}`}
              memory={memory.current}
              onWrite={(text) => write(open.part, isJson ? { group: "tekst" } : "keys", text)}
              onSave={() => void studio.save()}
              onFormula={setFormula}
              onPlace={(words) => setPlace({ part: open.part, ...nowhere, ...(isJson ? {} : { words }) })}
              onPicture={(dropped) => setFigure({ dropped })}
              onView={(view) => setEditor(view === null ? null : { part: open.part, view })}
            />
          </>
        )}
        <ProblemList
          problems={problems}
          placeOf={(problem) => placeOf(problem, parts)}
          onGo={(problem) => {
            const part = parts.find((each) => fileOfPart(each.part) === problem.file)?.part;
            studio.choosePart(part ?? problem.file);
            setAsText(false);
            setGoal(problem);
          }}
          onMend={(mendable) => {
            for (const name of new Set(mendable.map(({ file }) => file))) {
              const each = mendable.filter(({ file }) => file === name);
              const text = state.files[name]?.text;
              if (name === open.part && view !== null) mendIn(view, each);
              else if (text !== undefined) write(name, { group: "" }, withMends(text, each).text);
            }
            studio.notice("U ndreq; ende pa u ruajtur.");
          }}
          onConfirm={(reading) => void studio.confirmReading(reading)}
        />
      </main>
      <section className="st-page min-w-0 columns:rule-l-1" aria-label="Faqja" data-took={renderMs ?? ""}>
        <PageNotices
          part={open.part}
          isEmpty={file?.text.trim() === ""}
          {...{ exercises, hour }}
          isLost={state.lost.includes(piece?.slug ?? "")}
        />
        {address === null || hasNoPage ? null : (
          <PreviewFrame
            preview={started.addresses.preview}
            address={address}
            fresh={state.fresh}
            place={place.part === open.part ? place : nowhere}
            onShown={() => setRenderMs(Math.round(performance.now() - typedAt.current))}
          />
        )}
      </section>
      {reverted === null ? null : (
        <Question
          title={`Ta kthej „${open.label}“ siç ishte?`}
          text={
            reverted.base === ""
              ? "Ky tekst nuk është ruajtur asnjëherë: po e ktheve, mbetet bosh. Ajo që kishe shkruar të pret te „Të hequrat“, poshtë listës."
              : "Hiqet gjithçka që ke shkruar këtu që nga ruajtja e fundit. „Zhbëj“ e sjell prapë; më vonë e gjen te „Të hequrat“, poshtë listës."
          }
          yes="Po, kthe siç ishte"
          onYes={() => void studio.revert(reverted, piece?.title ?? open.label)}
          onClose={() => setReverted(null)}
        />
      )}
      {figure === null ? null : (
        <FigureDialog
          dropped={figure.dropped}
          onClose={() => setFigure(null)}
          onFigure={(markdown) => {
            setFigure(null);
            // `insertBlock` reads braces as places of a template. So the braces of a caption's TeX are escaped.
            if (view !== null) insertBlock(view, { template: markdown.replace(/[{}]/g, "\\$&") });
          }}
        />
      )}
    </>
  );
}

const nowhere: PagePlace = { words: "", anchor: "" };

/** The kind of a new record of each list. */
const kindOfList = { categories: "category", authors: "author", paths: "path" } as const;

function goTo(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  view.focus();
}
