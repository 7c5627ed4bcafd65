/** Tests the templates that the guide of the phone gives to copy: a lesson, its fields, an exercise. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lessonBeginning } from "../seed/pipeline/commands/lesson-beginning";
import { magazine, newsroomPerTest, picture } from "../seed/pipeline/fixtures/newsroom";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, "utf8");
const guide = read("docs/nga-telefoni.md");
const [lesson = "", exercise = ""] = [...guide.matchAll(/^(`{3,4})markdown\n([\s\S]*?)^\1$/gm)].map(
  ([, , text = ""]) => text,
);
const newsroom = newsroomPerTest();

test("the lesson that one copies is the one with which every lesson begins", () => {
  const next = { title: "Graviteti", address: "/physics/graviteti" };
  expect(lesson).toBe(lessonBeginning("/covers/kapitull-physics.svg", next));
});

test("as they are pasted, the lesson and its exercise have open places alone, each named by the check", () => {
  newsroom.write("public/covers/kapitull-physics.svg", picture);
  newsroom.write("lessons/graviteti.md", lesson);
  newsroom.write("practice/graviteti.md", exercise);
  for (const [file, text] of [
    ["lessons/graviteti.md", lesson],
    ["practice/graviteti.md", exercise],
  ] as const) {
    const found = newsroom.findingsOf(magazine()).filter((each) => each.file.endsWith(file));
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(found.filter(({ severity }) => severity === "todo")).toHaveLength(text.split("✎").length - 1);
  }
});

test("the fields of the table are those of the form, and every field that it asks for is there", () => {
  const forms = parse(read(".pages.yml")) as { content: { name: string; fields: Field[] }[] };
  const asked = forms.content.find(({ name }) => name === "pieces")?.fields[0]?.fields ?? [];
  const [table = ""] = /^\| fusha te[\s\S]*?\n\n/m.exec(guide) ?? [];
  const named = [...table.matchAll(/^\| ([^*|]+?) \|/gm)].map(([, label]) => label);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((label) => !asked.some((field) => field.label === label))).toEqual([]);
  expect(asked.filter(({ required, label }) => required && !named.includes(label))).toEqual([]);
});

interface Field {
  label: string;
  required?: boolean;
  fields: Field[];
}
