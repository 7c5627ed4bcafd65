/** CodeMirror in Albanian, with the pipeline's findings at their places. */
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { markdown } from "@codemirror/lang-markdown";
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import { withMends } from "../../pipeline/checking/with-mends";
import type { Problem } from "../server/workspace";
import { cleanHtml, cleanText } from "./clean-paste";
import { completeExercise, completeLesson, type LinkablePage } from "./completions";
import { albanian } from "./editor-phrases";
import { lessonHighlight, lessonMarks, studioTheme } from "./editor-theme";
import { formulaAt } from "./formula-at";
import { isPlan, isPractice } from "./piece-parts";
import { placeAt } from "./place-at";

/** The editors of texts that were open before, by file. With its state an editor keeps its undo. */
export type EditorMemory = Map<string, { state: EditorState; latest: { current: TextEditorProps } }>;

interface TextEditorProps {
  memory: EditorMemory;
  name: string;
  text: string;
  /** Grows when the text changed otherwise than by keys. */
  revision: number;
  problems: Problem[];
  /** Pages of the magazine, offered where a link is typed. */
  pages: LinkablePage[];
  label: string;
  onWrite(text: string): void;
  onSave(): void;
  /** Receives the formula at the caret; null outside a formula. */
  onFormula(formula: { tex: string; display: boolean } | null): void;
  /** Receives the words at the caret, by which the page finds its place. */
  onPlace(words: string): void;
  onPicture(file: File): void;
  /** Receives the view, for buttons that insert text; null when it is destroyed. */
  onView(view: EditorView | null): void;
}

export function TextEditor(props: TextEditorProps) {
  const { memory, name, text, revision, problems } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  // The extensions of a kept state read the props of whoever shows it now.
  const [latest] = useState(() => memory.get(name)?.latest ?? { current: props });
  latest.current = props;

  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const made = new EditorView({ parent, state: memory.get(name)?.state ?? stateOf(name, latest) });
    view.current = made;
    latest.current.onView(made);
    return () => {
      memory.set(name, { state: made.state, latest });
      made.destroy();
      view.current = null;
      latest.current.onView(null);
    };
  }, [name, memory, latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is put in only where it came from elsewhere.
  useEffect(() => {
    const { current } = view;
    if (current === null || current.state.doc.toString() === text) return;
    const { from, to, insert } = difference(current.state.doc.toString(), text);
    current.dispatch({ changes: { from, to, insert } });
  }, [revision, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: problems of another file are another list.
  useEffect(() => {
    const { current } = view;
    if (current !== null) current.dispatch(setDiagnostics(current.state, diagnosticsOf(problems, current.state.doc)));
  }, [problems, name]);

  return <div ref={place} className="min-h-0 flex-1 overflow-hidden" />;
}

function stateOf(name: string, latest: { current: TextEditorProps }): EditorState {
  const isJson = name.endsWith(".json");
  return EditorState.create({
    doc: latest.current.text,
    extensions: [
      albanian,
      history(),
      lineNumbers(),
      lintGutter(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      highlightSelectionMatches(),
      search({ top: true }),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        "aria-label": latest.current.label,
        tabindex: "0",
        spellcheck: "false",
        lang: "sq",
      }),
      syntaxHighlighting(isJson ? defaultHighlightStyle : lessonHighlight),
      studioTheme,
      isJson ? json() : [markdown(), lessonMarks],
      autocompletion({ override: isJson ? [] : [completionOf(name, latest)] }),
      placeholder(beginningOf(name)),
      keymap.of([
        { key: "Mod-s", preventDefault: true, run: save(latest) },
        ...completionKeymap,
        ...searchKeymap,
        ...lintKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.domEventHandlers({
        drop: (event) => takePicture(event, event.dataTransfer, latest),
        paste: (event, view) => (!isJson && pasteText(event, view)) || takePicture(event, event.clipboardData, latest),
      }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
        const typed = transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete"));
        const text = docChanged ? state.doc.toString() : "";
        // A text that was set from outside is already in the state.
        if (docChanged && (typed || text !== latest.current.text)) latest.current.onWrite(text);
        if (!docChanged && !selectionSet) return;
        latest.current.onFormula(formulaAt(state.doc.toString(), state.selection.main.head));
        latest.current.onPlace(placeOf(state));
      }),
    ],
  });
}

/** Returns what an empty file says of its beginning. */
function beginningOf(name: string): string {
  if (isPractice(name)) return "Zgjidh më sipër një lloj ushtrimi: Me numër, Me zgjedhje …";
  return isPlan(name) ? "Zgjidh më sipër një kre: Qëllimi, Kujdes, Gabimet …" : "";
}

const completionOf = (name: string, latest: { current: TextEditorProps }) =>
  isPractice(name) ? completeExercise : completeLesson(() => latest.current.pages);

const save = (latest: { current: TextEditorProps }) => () => {
  latest.current.onSave();
  return true;
};

/** Pastes the text of the clipboard as a lesson writes it. Word puts a picture of the text beside it. */
function pasteText(event: ClipboardEvent, view: EditorView): boolean {
  const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
  const html = event.clipboardData?.getData("text/html") ?? "";
  const plain = event.clipboardData?.getData("text/plain") ?? "";
  const text = (html === "" ? null : cleanHtml(parse(html), parse)) ?? cleanText(plain);
  if (text.trim() === "") return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: "input.paste" });
  return true;
}

function takePicture(event: Event, data: DataTransfer | null, latest: { current: TextEditorProps }): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
  if (file === undefined) return false;
  event.preventDefault();
  latest.current.onPicture(file);
  return true;
}

const placeOf = ({ doc, selection }: EditorState) =>
  placeAt(doc.sliceString(0, doc.lineAt(selection.main.head).to).split("\n"));

function diagnosticsOf(problems: Problem[], doc: Text): Diagnostic[] {
  return problems
    .map((problem): Diagnostic => {
      const { line, column, message, hint, severity, mend } = problem;
      const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const start = Math.min(from + column - 1, to);
      const word = /^[\p{L}\d]+/u.exec(text.slice(start - from))?.[0].length ?? 0;
      const place = { from: start, to: word > 0 ? start + word : to };
      const actions =
        mend === undefined ? [] : [{ name: "Ndreqe", apply: (view: EditorView) => mendIn(view, [problem]) }];
      const shown = severity === "advice" ? "info" : severity;
      return { ...place, severity: shown, message: `${message} ${hint}`, actions };
    })
    .sort((a, b) => a.from - b.from);
}

/** Puts right in the editor what a rule can mend. */
export function mendIn(view: EditorView, problems: Problem[]): void {
  const before = view.state.doc.toString();
  const { text, mends } = withMends(before, problems);
  if (mends > 0) view.dispatch({ changes: difference(before, text), userEvent: "input.mend" });
}

/** Returns one replacement, from the first difference to the last. A caret before or after it does not move. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}
