/** Tests that the oldest supported browsers (docs/decisions/012) can read the built scripts and style sheets. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const built = (path: string) => fileURLToPath(new URL(`../../build/client/${path}`, import.meta.url));
const assets = readdirSync(built("assets")).map((name) => `assets/${name}`);
const scripts = [
  ...assets.filter((name) => name.endsWith(".js")),
  "lesson-models.js",
  "forget-memory.js",
  "pika-flick.js",
  "class-screens.js",
  "search-as-you-type.js",
  "service-worker.js",
];
const sheets = assets.filter((name) => name.endsWith(".css"));
const read = (path: string) => readFileSync(built(path), "utf8");

/** Built-ins that Chrome 99, Safari 15.4 or Firefox 97 lacks, by their method names. */
const newer = new Set([
  ...["toSorted", "toSpliced", "toReversed", "findLast", "findLastIndex", "fromAsync", "groupBy", "withResolvers"],
  ...["isWellFormed", "toWellFormed", "union", "intersection", "difference", "symmetricDifference", "isSubsetOf"],
  ...["isSupersetOf", "isDisjointFrom", "canParse", "Segmenter", "DurationFormat", "checkVisibility", "showPopover"],
  ...["requestIdleCallback", "startViewTransition", "hidePopover", "togglePopover", "getHTML", "setHTMLUnsafe"],
  ...["moveBefore", "requestClose", "CloseWatcher", "showPicker", "adoptedStyleSheets"],
]);

/** Harmless uses of these names, with the reason. */
const harmless: Record<string, string> = {
  hidePopover: "client-navigation.ts asks first",
  toSorted: "a method of Radix's own ordered dictionary",
};

type Tree = { type: string; [part: string]: unknown };

function* nodes(value: unknown): Generator<Tree> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (typeof value === "object" && value !== null) {
    if ("type" in value) yield value as Tree;
    for (const part of Object.values(value)) yield* nodes(part);
  }
}

/**
 * Lists features too new for the oldest browsers. New syntax breaks the whole file, a new built-in breaks the action
 * that calls it.
 */
function tooNew(source: string): string[] {
  const found = new Set<string>();
  for (const node of nodes(parseAst(source))) {
    const { property, computed, regex, callee } = node as Tree & Record<string, Tree | undefined>;
    if (node.type === "StaticBlock") found.add("static{}");
    if (node.type === "ImportAttribute") found.add("import … with");
    if (node.type === "MemberExpression" && !computed && newer.has(String(property?.name))) {
      found.add(String(property?.name));
    }
    const pattern = (regex as { pattern?: string } | undefined)?.pattern ?? "";
    const flags = (regex as { flags?: string } | undefined)?.flags ?? "";
    if (pattern.includes("(?<=") || pattern.includes("(?<!") || flags.includes("v")) found.add(`/${pattern}/${flags}`);
    if (node.type === "NewExpression" && callee?.name === "RegExp") {
      const [text] = node.arguments as Tree[];
      if (/\(\?<[=!]/.test(String(text?.value))) found.add(`RegExp ${text?.value}`);
    }
  }
  return [...found].sort();
}

test.each([
  ["class A{static{a()}}", "static{}"],
  ["a.toSorted()", "toSorted"],
  ["[1].findLast(a)", "findLast"],
  ["/(?<=a)b/.test(c)", "/(?<=a)b/"],
  ['new RegExp("(?<!a)b")', "RegExp (?<!a)b"],
  ["/[a--b]/v", "/[a--b]/v"],
])("what is too new is seen: %s", (source, what) => {
  expect(tooNew(source)).toEqual([what]);
});

test("no script calls for syntax or built-ins that the oldest browsers lack", () => {
  expect(scripts.length).toBeGreaterThan(40);
  const found = scripts.flatMap((name) => tooNew(read(name)));
  expect([...new Set(found)].sort()).toEqual(Object.keys(harmless).sort());
});

/** Lists the rules of a style sheet that the oldest browsers drop. Each has the rule or condition around it. */
function droppedCss(css: string): string[] {
  const dropped: [string, RegExp][] = [
    ["width written as a range", /@media[^{]*[<>][^{]*/g],
    ["a condition with not ()", /@media[^{]*\bnot\s*\([^{]*/g],
    ["nested rules", /[{;}]\s*&/g],
    ["a colour computed", /[;{][\w-]+:[^;{}]*(?:light-dark\(|color-mix\(|oklch\(from|rgb\(from)[^;}]*/g],
    ["a transform as a property of its own", /[;{](?:translate|scale|rotate):[^;}]*/g],
    ["a value that only @property gives", /@property[^}]*initial-value[^}]*/g],
    ["a rule of the build alone", /@reference[^;]*/g],
    ["a width by its name alone", /@(?:custom-)?media[^{;]*--[^{;]*/g],
  ];
  return dropped.flatMap(([what, pattern]) => (css.match(pattern) ?? []).map((found) => `${what}: ${found}`));
}

test.each([
  ["@media (width>=52rem){a{top:0}}", "width written as a range: @media (width>=52rem)"],
  ["@media not (min-width:52rem){a{top:0}}", "a condition with not (): @media not (min-width:52rem)"],
  ["a{top:0;&:hover{top:0}}", "nested rules: ;&"],
  ["a{color:color-mix(in srgb,red,blue)}", "a colour computed: {color:color-mix(in srgb,red,blue)"],
  ["a{translate:1px}", "a transform as a property of its own: {translate:1px"],
  [
    "@property --x{syntax:'*';initial-value:0}",
    "a value that only @property gives: @property --x{syntax:'*';initial-value:0",
  ],
  ['@reference "../theme.css";a{top:0}', 'a rule of the build alone: @reference "../theme.css"'],
  ["@media screen and (--columns){a{top:0}}", "a width by its name alone: @media screen and (--columns)"],
])("what a sheet loses is seen: %s", (css, what) => {
  expect(droppedCss(css)).toEqual([what]);
});

test("no style sheet depends on what the oldest browsers drop", () => {
  expect(sheets.length).toBeGreaterThan(8);
  for (const name of sheets) expect({ name, dropped: droppedCss(read(name)) }).toEqual({ name, dropped: [] });
});

/**
 * Lists CSS that freezes a tab permanently. It does so when the style sheet comes from the cache, so at the second
 * page. These are, in Chrome 102 and 103, a layer statement as the first rule, and in Chrome 117 to 121,
 * `@starting-style`. Found by bisection, in eleven versions from 103 to 126.
 */
function freezingCss(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").trimStart();
  return [/^@layer [\w, -]+;/, /@starting-style/].flatMap((pattern) => pattern.exec(rules)?.[0] ?? []);
}

test.each([
  ["/*! by */@layer properties;@layer base{a{top:0}}", "@layer properties;"],
  ["@layer base{a{top:0}}@starting-style{a{top:1px}}", "@starting-style"],
])("what freezes a tab is seen: %s", (css, what) => {
  expect(freezingCss(css)).toEqual([what]);
});

test("no style sheet freezes the second page", () => {
  for (const name of sheets) expect({ name, freezing: freezingCss(read(name)) }).toEqual({ name, freezing: [] });
});

/** Scripts that a page without React loads by name must not load the router. It would empty the page. */
test.each(["lesson-models.js", "forget-memory.js", "pika-flick.js", "class-screens.js", "search-as-you-type.js"])(
  "%s loads no router",
  (script) => {
    const loaded = new Set([script]);
    for (const path of loaded) {
      for (const [, name = ""] of read(path).matchAll(/(?:from|import)\s*"\.\/(?:assets\/)?([^"]+\.js)"/g)) {
        loaded.add(`assets/${name}`);
      }
    }
    expect([...loaded].filter((path) => path.includes("entry.client"))).toEqual([]);
  },
);
