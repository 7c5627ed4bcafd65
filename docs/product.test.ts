import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

/** Files of a folder whose names end so, this test apart. */
const files = (folder: string, ending: RegExp) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => ending.test(file) && file !== "docs/product.test.ts" && !file.includes("node_modules"));

const sources = ["app", "worker", "seed", "tests", "docs"].flatMap((folder) =>
  files(folder, /\.(tsx?|mjs|css|md)$/).filter((file) => !/^seed\/(lessons|quizzes|projects)\//.test(file)),
);
const page = read("docs/product.md");
const rules = [...page.matchAll(/^- \*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number as string);

test("no number stands for two rules, and those of a section follow each other", () => {
  const expected = rules.map((rule, index) => {
    const [section = 0, place = 0] = (rules[index - 1] ?? "0.0").split(".").map(Number);
    const [own = 0] = rule.split(".").map(Number);
    return own === section ? `${section}.${place + 1}` : `${section + 1}.1`;
  });
  expect(rules).toEqual(expected);
});

test("every rule that is cited is there", () => {
  const cited = sources.flatMap((file) =>
    [...read(file).matchAll(/\bproduct (\d+\.\d+(?:(?:, | to | and )\d+\.\d+)*)/g)].flatMap(([, numbers = ""]) =>
      (numbers.match(/\d+\.\d+/g) ?? []).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(40);
  expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([]);
});

test("no comment or record leans on a document that is not in the repository", () => {
  const elsewhere = /\bthe brief\b|\bbrief's\b|\b(?:look|spec|design|style)\.md\b|\breference page\b/i;
  expect(sources.filter((file) => elsewhere.test(read(file)))).toEqual([]);
});

test("what the page quotes stands in the code or in what the editors wrote", () => {
  const code = sources.filter((file) => /^(app|worker)\//.test(file) && !file.includes(".test."));
  const held = [...code, "seed/magazine.json"].map(read).join("\n").toLowerCase();
  const quoted = [...page.replace(/\n +/g, " ").matchAll(/`([^`]+)`/g)].flatMap(([, text = ""]) =>
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.trim())
      .filter((part) => part !== "" && !part.startsWith("product ")),
  );
  expect(quoted.filter((part) => !held.includes(part.toLowerCase()))).toEqual([]);
});

test("every decision says its status with a date, and none is missing but 010, which was never used", () => {
  const records = files("docs/decisions", /\/\d{3}-[a-z0-9-]+\.md$/).sort();
  for (const record of records) {
    expect([record, read(record)]).toEqual([
      record,
      expect.stringMatching(/^# \d{3}: .+\n\n\*\*Status\.\*\* 20\d\d-\d\d-\d\d, (?:accepted|superseded by|reversed)/),
    ]);
  }
  const numbers = records.map((record) => Number(/(\d{3})-/.exec(record)?.[1]));
  const last = numbers.at(-1) ?? 0;
  expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1).filter((number) => number !== 10));
});
