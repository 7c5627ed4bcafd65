/** Shows the buttons over a text: blocks, a figure, signs. Below them it shows the formula at the caret, typeset. */
import { snippet } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { useEffect, useState } from "react";
import { call, type TypesetFormula } from "./api";
import { withFreeName } from "./exercise-blocks";
import { type LessonBlock, signs } from "./lesson-blocks";

interface BlockBarProps {
  view: EditorView | null;
  formula: { tex: string; display: boolean } | null;
  /** Name of the row of blocks, for a screen reader. */
  label: string;
  blocks: LessonBlock[];
  /** Opens the form for a figure; absent where a text takes none. */
  onFigure?(): void;
}

/** Milliseconds without a key press after which the formula is typeset. */
const setAfter = 120;

const barRow =
  "flex flex-wrap px-5 py-1 max-columns:flex-nowrap max-columns:overflow-x-auto max-columns:[&>button]:flex-none";

export function BlockBar({ view, formula, label, blocks, onFigure }: BlockBarProps) {
  const [open, setOpen] = useState(false);
  const [set, setSet] = useState<TypesetFormula | null>(null);
  const { tex = "", display = false } = formula ?? {};
  useEffect(() => {
    if (tex === "") {
      setSet(null);
      return;
    }
    const timer = setTimeout(() => void call("tex", { tex, display }).then(setSet, () => undefined), setAfter);
    return () => clearTimeout(timer);
  }, [tex, display]);
  return (
    <div className="rule-b-1/hair text-[0.85rem]">
      <div className={barRow} role="toolbar" aria-label={label}>
        {onFigure === undefined ? null : (
          <button type="button" onClick={onFigure} disabled={view === null}>
            Figurë
          </button>
        )}
        {blocks.map((block) => (
          <button key={block.name} type="button" onClick={() => view && insertBlock(view, block)}>
            {block.label}
          </button>
        ))}
        <button type="button" title="Formulë brenda fjalisë" onClick={() => view && wrapFormula(view)}>
          $x$
        </button>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Shenja
        </button>
      </div>
      {open ? (
        <div className={`${barRow} [&>button]:min-w-20 [&>button]:text-[1.05rem]`} role="toolbar" aria-label="Shenja">
          {signs.map(({ sign, name }) => (
            <button
              key={sign}
              type="button"
              aria-label={name}
              title={name}
              onClick={() => view && insertSign(view, sign)}
            >
              {sign === "\u00A0" ? "⍽" : sign}
            </button>
          ))}
        </div>
      ) : null}
      {set === null ? null : (
        <div
          className="overflow-x-auto rule-t-1/hair px-9 py-5 text-[1.2rem]"
          role="status"
          aria-label="Formula te kursori"
        >
          {/* MathML that the pipeline typeset and sanitised, as every formula. */}
          {set.ok ? (
            <span dangerouslySetInnerHTML={{ __html: set.html }} />
          ) : (
            <span className="text-[0.85rem] text-alarm">{set.message}</span>
          )}
        </div>
      )}
    </div>
  );
}

/** Inserts a block on lines of its own after the paragraph with the caret. */
export function insertBlock(view: EditorView, { template }: Pick<LessonBlock, "template">): void {
  const { doc, selection } = view.state;
  let line = doc.lineAt(selection.main.head);
  while (line.text.trim() !== "" && line.number < doc.lines) line = doc.line(line.number + 1);
  const bare = line.text.trim() === "";
  const position = bare ? line.from : line.to;
  const before = bare ? (line.number > 1 && doc.line(line.number - 1).text.trim() !== "" ? "\n" : "") : "\n\n";
  snippet(`${before}${withFreeName(template, doc.toString())}`)(view, null, position, position);
  view.focus();
}

function insertSign(view: EditorView, sign: string): void {
  view.dispatch(view.state.replaceSelection(sign));
  view.focus();
}

function wrapFormula(view: EditorView): void {
  const { from, to } = view.state.selection.main;
  const chosen = view.state.sliceDoc(from, to);
  view.dispatch({
    changes: { from, to, insert: `$${chosen}$` },
    selection: { anchor: from + 1, head: from + 1 + chosen.length },
    userEvent: "input",
  });
  view.focus();
}
