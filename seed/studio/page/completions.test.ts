/** Tests what is offered where a link is typed. */
import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import { completeLesson } from "./completions";

const pages = [
  { address: "/physics/pse-bie-guri", title: "Pse bie guri?" },
  { address: "/physics/yll", title: "Çfarë sheh një yll në qiell?" },
];

/** Returns what is offered at the end of a text, and the text that each writes from there on. */
async function offered(text: string) {
  const context = new CompletionContext(EditorState.create({ doc: text }), text.length, false);
  const result = await completeLesson(() => pages)(context);
  return result?.options.map(({ label, apply = label }) => `${text.slice(0, result.from)}${apply}`) ?? null;
}

it.each([
  ["a title's words, of which only the beginning is typed", "[guri](bie gu", ["[guri](/physics/pse-bie-guri"]],
  ["in any order, also without ë and ç", "[ylli](yll cfare", ["[ylli](/physics/yll"]],
  ["an address", "[x](/phy", pages.map(({ address }) => `[x](${address}`)],
  ["no page that lacks one of the words", "[x](bie hëna", []],
  ["nothing outside a link", "bie gu", null],
  ["nothing for another site", "[x](https:", null],
])("offers %s", async (_, text, wanted) => {
  expect(await offered(text)).toEqual(wanted);
});
