/** Styles CodeMirror in the magazine's colours, and marks a lesson's blocks. */
import { HighlightStyle } from "@codemirror/language";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Whether the dark theme is on. CodeMirror's own parts need it, the colours are the page's own. */
const dark = matchMedia("(prefers-color-scheme: dark)").matches;

export const studioTheme = EditorView.theme(
  {
    "&": { height: "100%", color: "var(--color-ink)", backgroundColor: "var(--color-paper)", fontSize: "1rem" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "var(--font-text)", lineHeight: "1.55", overflow: "auto" },
    ".cm-content": { caretColor: "var(--color-ink)", padding: "0.8rem 0 40vh" },
    ".cm-line": { padding: "0 1rem 0 0.6rem" },
    ".cm-cursor": { borderLeft: "2px solid var(--color-ink)" },
    ".cm-gutters": { color: "var(--color-mute)", backgroundColor: "transparent", border: "0", fontSize: "0.75rem" },
    ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
    "&.cm-focused .cm-activeLine": { boxShadow: "inset 2px 0 var(--color-math)" },
    "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
      background: "var(--color-math-tint)",
    },
    // The magazine's own selection is paper on ink, and here the ground is CodeMirror's.
    ".cm-line::selection, .cm-line ::selection": { color: "var(--color-ink) !important" },
    ".cm-selectionMatch": { backgroundColor: "var(--color-hair)" },
    ".cm-panels, .cm-tooltip": {
      color: "var(--color-ink)",
      backgroundColor: "var(--color-paper)",
      border: "1px solid var(--color-ink)",
    },
    ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
      color: "var(--color-paper)",
      background: "var(--color-ink)",
    },
    ".cm-button, .cm-textfield": {
      color: "inherit",
      background: "transparent",
      border: "1px solid var(--color-ink)",
      borderRadius: "0",
      font: "inherit",
      fontSize: "0.85rem",
    },
    ".cm-diagnostic": { maxWidth: "34rem", padding: "0.4rem 0.7rem", font: "0.9rem/1.4 var(--font-text)" },
    ".cm-diagnostic-error": { borderLeft: "4px solid var(--color-alarm)" },
    ".cm-diagnostic-warning": { borderLeft: "4px solid var(--color-mute)" },
    // A remark is a hatched square and an error a full one: the editor's own triangle is yellow.
    ".cm-lint-marker": { width: "0.7em", height: "0.7em", marginTop: "0.35em", border: "1.5px solid var(--color-ink)" },
    ".cm-lint-marker-warning, .cm-lint-marker-info": {
      content: "normal",
      background: "repeating-linear-gradient(135deg, var(--color-ink) 0 1.2px, transparent 0 4px)",
    },
    ".cm-lint-marker-error": { content: "normal", background: "var(--color-alarm)", borderColor: "var(--color-alarm)" },
    ".cm-lintRange": { backgroundImage: "none", textDecoration: "underline wavy 1.5px", textUnderlineOffset: "0.2em" },
    ".cm-lintRange-error": { textDecorationColor: "var(--color-alarm)" },
    ".cm-lintRange-warning": { textDecorationColor: "var(--color-mute)" },
    ".st-block": { color: "var(--color-physics-deep)", fontWeight: "600" },
    ".st-formula": { color: "var(--color-math-deep)", fontFamily: "ui-monospace, monospace", fontSize: "0.92em" },
    ".st-heading": { fontFamily: "var(--font-display)", fontWeight: "700" },
    ".cm-collapsedLines": { color: "var(--color-ink)", background: "var(--color-hair)", padding: "0.2rem 0.6rem" },
    ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: "none" },
  },
  { dark },
);

/** Highlighting of Markdown: only the marks that `lessonMarks` does not colour. */
export const lessonHighlight = HighlightStyle.define([
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.url, color: "var(--color-mute)" },
]);

const matcher = new MatchDecorator({
  regexp: /^:{2,4}[a-zë]*|^#{2,3}\s.*$|^```.*$|(?<!\\)\$\$?(?:\\.|[^$\\])+\$\$?/g,
  decoration: ([found]) => {
    const kind = found.startsWith("#") ? "heading" : found.startsWith("$") ? "formula" : "block";
    return Decoration.mark({ class: `st-${kind}` });
  },
});

/** Marks blocks, headings and formulas with a class each. */
export const lessonMarks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
