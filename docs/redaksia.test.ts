/** Tests what the guide of the computer shows: its exercise, its buttons, the links inside its page. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { magazine, newsroomPerTest } from "../seed/pipeline/fixtures/newsroom";
import { exerciseBlocks } from "../seed/studio/page/exercise-blocks";
import { lessonBlocks } from "../seed/studio/page/lesson-blocks";

const guide = readFileSync(new URL("redaksia.md", import.meta.url), "utf8");
const newsroom = newsroomPerTest();

/** Returns the bold words of a table's column, by the first words of its heading row. */
function boldIn(heading: string, column: number): string[] {
  const [, rows = ""] =
    guide
      .split(`\n| ${heading}`)[1]
      ?.split(/\n\n/, 1)[0]
      ?.split(/\|---\|\n/) ?? [];
  return rows
    .split("\n")
    .flatMap((row) => [...(row.split(" | ")[column] ?? "").matchAll(/\*\*(.+?)\*\*/g)].map(String));
}
const labels = (found: string[]) => found.map((each) => each.split(",").at(-1));

test("the exercise that it shows is one that the check takes as it stands", () => {
  const [, exercise = ""] = /^````\n(## kuptoj[\s\S]*?)^````$/m.exec(guide) ?? [];
  newsroom.write("practice/graviteti.md", exercise);
  const found = newsroom.findingsOf(magazine({ contentTypeId: 1 })).filter(({ file }) => file.includes("practice"));
  expect(exercise).toContain("### Zgjidhje");
  expect(found.filter(({ severity }) => severity !== "advice")).toEqual([]);
});

test("its tables name the studio's buttons: some of a lesson, every kind of exercise", () => {
  const ofLessons = lessonBlocks.map(({ label }) => label);
  const named = labels(boldIn("pjesa | butoni", 1));
  expect(named).toHaveLength(7);
  expect(named.filter((label) => label !== "Figurë" && !ofLessons.includes(label ?? ""))).toEqual([]);
  const kinds = exerciseBlocks.filter(({ template }) => template.startsWith("## ")).map(({ label }) => label);
  expect(labels(boldIn("butoni | çfarë bën nxënësi", 0)).sort()).toEqual(kinds.sort());
});

test("each link inside the page leads to a heading", () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
  const links = [...guide.matchAll(/(?<!`\[Fig\.)\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links).toHaveLength(15);
  expect(links.filter((anchor) => !headings.includes(anchor ?? ""))).toEqual([]);
});
