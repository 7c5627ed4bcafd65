/** Tests that what a button inserts is an exercise without an error, as it stands, and can be filled in. */
import { snippet } from "@codemirror/autocomplete";
import { EditorState, type Transaction } from "@codemirror/state";
import { expect, it } from "vitest";
import { magazine, newsroomPerTest } from "../../pipeline/fixtures/newsroom";
import { exerciseBlocks, withFreeName } from "./exercise-blocks";
import { lessonBlocks } from "./lesson-blocks";
import { planBlocks } from "./plan-blocks";

const newsroom = newsroomPerTest();

/** Inserts a template as the editor does. It reads a place of digits alone as a number, and leaves it empty. */
function filled(template: string): string {
  let state = EditorState.create();
  const editor = {
    state,
    dispatch: (change: Transaction) => {
      state = change.state;
    },
  };
  snippet(template)(editor, null, 0, 0);
  return state.doc.toString();
}
const kinds = exerciseBlocks.filter(({ template }) => template.startsWith("## "));

it.each(kinds.map(({ label, template }) => [label, filled(template)]))("„%s“ is sound as it is inserted", (_, text) => {
  newsroom.write("practice/graviteti.md", text);
  const errors = newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("practice/graviteti.md"));
  expect(errors.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(errors.filter(({ severity }) => severity === "advice")).toHaveLength(1);
  // Its open words keep it from readers until somebody writes them.
  expect(errors.some(({ severity }) => severity === "todo")).toBe(true);
});

it.each(planBlocks.map(({ name, label, template }) => [label, name, filled(template)]))(
  "„%s“ of a plan is sound as it is inserted, but for exercises that the lesson does not have",
  (_, name, text) => {
    newsroom.write("practice/graviteti.md", filled(kinds[0]?.template ?? ""));
    newsroom.write("plans/graviteti.md", text);
    const found = newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("plans/graviteti.md"));
    const errors = found.filter(({ severity }) => severity === "error").map(({ message }) => message);
    const open = found.filter(({ severity }) => severity === "todo");
    expect(open).toHaveLength(text.split("✎").length - 1);
    expect(errors).toEqual(
      name === "ushtrimet" ? [1, 2, 3].map(() => expect.stringContaining("Mësimi nuk ka ushtrim")) : [],
    );
  },
);

it.each([...exerciseBlocks, ...lessonBlocks, ...planBlocks].map(({ label, template }) => [label, template]))(
  "no two places of „%s“ are typed into at once, as those of one name are",
  (_, template) => {
    const names = [...template.matchAll(/#\{([^}]*)\}/g)].map(([, name]) => name);
    expect(names).toEqual([...new Set(names)]);
  },
);

it.each(lessonBlocks.map(({ label, template }) => [label, filled(template)]))(
  "„%s“ of a lesson names each of its open places",
  (_, text) => {
    newsroom.write("lessons/graviteti.md", text);
    const found = newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("lessons/graviteti.md"));
    expect(found.filter(({ severity }) => severity === "todo")).toHaveLength(text.split("✎").length - 1);
    expect(text).toContain("✎");
  },
);

/** A template without its fences, formulas, code, and the heading that is an exercise's name. */
const wordsIn = (template: string) =>
  template
    .replace(/```[\s\S]*?```/g, "")
    .replace(/\$+[^$]*\$+/g, "")
    .replace(/`[^`]*`/g, "")
    .replace(/^## #\{[^}]*\}: .*$/gm, "");

it.each(
  [...exerciseBlocks, ...lessonBlocks, ...planBlocks]
    .filter(({ name }) => !["kusht", "modeli", "ushtrimet", "minutat"].includes(name))
    .map(({ label, template }) => [label, wordsIn(template)]),
)("no example words of „%s“ can be taken for the editor's own", (_, words) => {
  const unmarked = [...words.matchAll(/#\{([^}]*)\}/g)].map(([, place = ""]) => place);
  expect(unmarked.filter((place) => !place.startsWith("✎"))).toEqual([]);
});

it("exercises that buttons insert one after another have names of their own", () => {
  let text = "";
  for (const { template } of kinds.slice(0, 4)) text += `\n${filled(withFreeName(template, text))}`;
  const names = [...text.matchAll(/^## \S+: (\S+)$/gm)].map(([, name]) => name);
  expect(names).toEqual(["", "-2", "-3", "-4"].map((nth) => `emri-i-ushtrimit${nth}`));
  newsroom.write("practice/graviteti.md", text);
  const found = newsroom.findingsOf(magazine()).filter(({ file }) => file.endsWith("practice/graviteti.md"));
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
});
