import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkedLesson, wholeLesson } from "../../fixtures/checked-lesson";
import { checkRules, lessonRules } from "./all-rules";

const namesOf = (source: string, duration = 1) => [
  ...new Set(checkRules(checkedLesson(source, duration), "lesson").map(({ rule }) => rule)),
];

/** Mistakes of an editor in a valid lesson. Each has the one rule that reports it. */
const slips: [rule: string, part: string, broken: string][] = [
  ["heading-levels", "## Sa peshon?", "## Sa peshon?\n\n#### Hollësi"],
  ["images", "/figures/rrezja.svg", "/figures/mungon.svg"],
  ["inner-links", "/math/pitagora", "/math/pitagorra"],
  ["computation", "F ≈ 19.6", "2 * F ≈ 39.3"],
  ["printed-result", "[F ≈ 19,6", "[F ≈ 19,7"],
  ["caption-numbers", "[Rrezja.]", "[Rrezja, 3\u00a0m.]"],
  ["answer-told", "## Sa peshon?", '::modeli[Fundi ka katër gradë.]{emri="liqeni-ngrin"}\n\n## Sa peshon?'],
  ["eight-parts", ":::provoje[5 minuta]", ":::shenim[5 minuta]"],
  ["expected-reading", "::pritet[Bie drejt.]", "Bie drejt."],
  ["symbols-explained", "- $F$: forca", "- $P$: forca"],
  ["unit-spacing", "2$\u00a0kg", "2$ kg"],
  ["decimal-comma", "Sepse po.", "Sepse po, 9.81."],
  ["typographic-quotes", "Sepse po.", 'Sepse "po".'],
  ["albanian-letters", "Lësho një gur.", "Lësho nje gur."],
  ["table-total", "Lësho një gur.", "Lësho një gur.\n\n| Puna | Minuta |\n|---|---|\n| Matja | 9 |\n| Gjithsej | 8 |"],
  ["table-shape", "Lësho një gur.", "Lësho një gur.\n\n| Puna | Minuta |\n|---|---|\n| Matja | 9 | 8 |"],
  ["typed-bullets", "Sepse po.", "Sepse po:\n• guri"],
  ["picture-words", 'alt="Një rreze që përthyhet"', 'alt="foto"'],
  ["invisible-signs", "Sepse po.", "Sep\u00adse po."],
  ["known-words", "Sepse po.", "Sepse siperfaqja."],
  ["leftover-english", "Lësho një gur.", "Lësho një gur with dorën."],
  ["preferred-terms", "Sepse po.", "Sepse kurba ngjitet."],
  ["figure-by-name", "Sepse po.", "Si te Fig.\u00a02."],
  ["numeral-gender", "Sepse po.", "Sepse ka tre vija."],
  ["printed-steps", "Sepse po.", "Sepse 9,81 : 3,73 = 2,63."],
  ["unwritten", "Sepse po.", "✎ Sepse po."],
  ["constants", "Sepse po.", "Sepse drita bën 299\u00a0793\u00a0km/s."],
];

describe("the rules of a lesson", () => {
  test("have nothing to say about a sound one", () => {
    expect(namesOf(wholeLesson)).toEqual([]);
  });

  test.each(slips)("%s names what it is there for, and no other rule does", (rule, part, broken) => {
    expect(wholeLesson).toContain(part);
    expect(namesOf(wholeLesson.replace(part, broken))).toEqual([rule]);
  });

  test("reading-time names a promise that cannot be kept", () => {
    expect(namesOf(wholeLesson, 9)).toEqual(["reading-time"]);
  });

  test("are each one file with a test beside it, and each is broken here by name", () => {
    const folder = fileURLToPath(new URL(".", import.meta.url));
    const tested = readdirSync(folder)
      .filter((file) => file.endsWith(".test.ts") && file !== "all-rules.test.ts")
      .map((file) => file.replace(".test.ts", ""));
    const names = lessonRules.map(({ name }) => name);
    expect(tested.slice().sort()).toEqual(names.slice().sort());
    expect([...slips.map(([rule]) => rule), "reading-time"].slice().sort()).toEqual(names.slice().sort());
  });

  test("leave a lesson's parts out of the introduction of a tool, and language out of bare text", () => {
    const rulesFor = (kind: "introduction" | "text") =>
      checkRules(checkedLesson("Merr nje gur.", 9), kind).map(({ rule }) => rule);
    expect(rulesFor("introduction")).toEqual(["albanian-letters"]);
    expect(rulesFor("text")).toEqual([]);
  });
});
