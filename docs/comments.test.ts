/** Files that comments name exist, so that a reader who follows one finds it. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const rooms = ["app", "docs", "public", "seed", "tests", "worker"];
const paths = [
  ...readdirSync(root),
  ...rooms.flatMap((room) =>
    readdirSync(root + room, { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`),
  ),
  // The benches install packages of their own.
].filter((path) => !path.includes("node_modules/"));
const ends = new Set(paths.flatMap((path) => path.split("/").map((_, index, parts) => parts.slice(index).join("/"))));

const comments = (text: string) => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
/** Matches the name of a file of our own kinds. It takes its folders too, where the comment gives them. */
const fileName = /(?<![\w@./-])(?:[\w.-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|md)\b/g;
const namedIn = (text: string) => comments(text).flatMap((comment) => comment.match(fileName) ?? []);
/** Files of other products, which comments cite as a source. */
const foreign = ["tailwindcss/utilities.css", "lib/config.ts", "lib/schema.ts"];
const isThere = (name: string) => ends.has(name.replace(/^(?:\.\.?\/)+/, ""));

test("names of files are found in both kinds of comment, and nowhere else", () => {
  const text = 'import "./no.ts";\n/** See `a/b.ts`. */ const x = "c.ts"; // and d.test.tsx\n';
  expect(namedIn(text)).toEqual(["a/b.ts", "d.test.tsx"]);
  expect([isThere("docs/comments.test.ts"), isThere("comments.test.ts"), isThere("gone/comments.test.ts")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("every file that a comment names is there", () => {
  const programs = paths.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && basename(path) !== "comments.test.ts");
  const named = programs.flatMap((path) => namedIn(readFileSync(root + path, "utf8")).map((name) => ({ path, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !isThere(name) && !foreign.includes(name))).toEqual([]);
});
