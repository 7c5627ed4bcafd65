/**
 * Tests the search in the built Worker. It is complete without script, private to each visitor, and safe for any query.
 */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indexPart, searchIndexPath } from "../../app/magazine/search/part-names";
import { triedOf } from "../long-series";
import type { BuiltWorker } from "./built-worker";
import { startPublishedWorker } from "./published-worker";

let worker: BuiltWorker;
beforeAll(async () => {
  worker = await startPublishedWorker();
});
afterAll(() => worker?.stop());

const ask = async (query: string) => {
  const response = await worker.get(`/kerko?q=${query}`);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test("a query is answered without script: the section, the sentence with the word marked, and its anchor exists", async () => {
  const { status, html } = await ask(encodeURIComponent("gjysma e m v katror"));
  expect(status).toBe(200);
  const [, href = ""] = /<ol class="found"><li[^>]*>.*?<h2><a href="([^"]+)"/s.exec(html) ?? [];
  expect(href).toMatch(/^\/physics\/energjia-dhe-puna#/);
  const [path = "", anchor] = href.split("#");
  expect(await (await worker.get(path)).text()).toContain(`id="${anchor}"`);
  expect((await ask("henes")).html).toMatch(/<mark>Hën\p{L}*<\/mark>/u);
});

test("an answer is kept by no cache and found by no search engine; the empty page may be both", async () => {
  const asked = await ask("hena");
  expect(asked.headers.get("Cache-Control")).toBe("no-store");
  expect(asked.headers.get("ETag")).toBeNull();
  expect(asked.html).toContain('<meta name="robots" content="noindex"');
  expect((await ask("dielli")).html).not.toBe(asked.html);
  const empty = await worker.get("/kerko");
  expect([empty.headers.get("ETag") !== null, (await empty.text()).includes("noindex")]).toEqual([true, false]);
});

test("an exercise that is found leads to itself: the desk opens it, and the workbook has its place", async () => {
  const response = await worker.get("/kerko?q=makina%20frenon%20rruga&lloji=ushtrime");
  const [, href = ""] = /<h2><a href="([^"]+)"/.exec(await response.text()) ?? [];
  expect(href).toMatch(/\/ushtrime\?u=([a-z0-9-]+)#\1$/);
  const [path = "", id] = href.split(/\?u=.*#/);
  expect(await (await worker.get(path)).text()).toContain(`id="${id}"`);
});

test("a kind is asked for by its word; another word asks for all", async () => {
  const only = await worker.get("/kerko?q=energjia&lloji=ushtrime");
  expect(
    new Set(/<ol class="found">.*<\/ol>/s.exec(await only.text())?.[0].match(/<p class="caps-label">[^<]+/g)),
  ).toEqual(new Set(['<p class="caps-label">Ushtrime']));
  expect((await worker.get("/kerko?q=energjia&lloji=__proto__")).status).toBe(200);
});

test("where nothing is found, it says so and offers other ways", async () => {
  const { html } = await ask("qwxzqwxz");
  expect(html).toContain("nuk u gjet asgjë");
  expect(html).toContain("Ose shfleto");
  expect((await ask("gravitetti")).html).toMatch(/Mos deshe: <a href="\/kerko\?q=gravitet"/);
});

/** A mark in every odd query: unescaped in a response it would be markup. */
const mark = "x9q";
const oddPieces = [
  ...["<script>", `"${mark}`, `'${mark}=`, `<${mark} onload=alert(1)>`, "</ol>", "<!--", "]]>", "{{7*7}}", "$\u007bx}"],
  ...["\u0000", "\u0007", "\r\n", "\t", "\u2028", "\ufeff", "\u202e", "\u200b", "🔥", "👩‍🔬", "é̈̈"],
  ...["ë", "ç", "së", "ave", "isë", "jet", "dhe", "i", "e", "të", "pse", "si", "ω", "½", "√", "²", "=", "^", "%", "%%"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "|",
    "~",
    "~grav|",
    "\\",
    "/",
    "?",
    "#",
    "&q=",
    "..",
    indexPart,
    "a".repeat(300),
  ],
  ...["graviteti", "F = ma", "hënës", "9,81", "1e999", "-0", "NaN", "мир", "空", "שלום", " "],
];

const odd = triedOf(960, 4);

test(`${odd} odd queries, and broken ones, are answered, and none of their letters becomes markup`, async () => {
  const piece = fc.oneof(fc.constantFrom(...oddPieces), fc.string({ unit: "binary", maxLength: 12 }));
  const query = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  const written = fc.sample(query, { numRuns: odd, seed: 20261122 }).map((text) => encodeURIComponent(text));
  const raw = [
    "%",
    "%zz",
    "%E0%A4%A",
    "%00",
    "%0d%0aSet-Cookie:x=1",
    "%ff%fe",
    "%ED%A0%80",
    "+",
    "%2B",
    "&q=&q=",
    "&lloji=terma",
  ];
  const broken = raw.flatMap((text) => [text, text.repeat(9), `hena${text}`, `${text}hena`]);
  const failed: string[] = [];
  for (const each of [...written, ...broken]) {
    const { status, html } = await ask(each);
    if (status !== 200) failed.push(`${status} ${each}`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const found = main.slice(main.indexOf('id="kerko-gjetjet"'), main.indexOf('id="kerko-ndihme"'));
    const ours =
      /<(?!\/?(?:p|div|nav|ul|ol|li|h2|a|span|mark|section|picture|source|svg|path|circle)\b|img src="\/covers\/|\/?(?:math|mi|mn|mo|mrow|mtext|mspace|msub|msup|msubsup|mfrac|mover|msqrt)\b)/;
    if (ours.test(found)) failed.push(`markup: ${each}`);
    if (new RegExp(`["'<]${mark}`).test(main)) failed.push(`unescaped: ${each}`);
  }
  expect(failed).toEqual([]);
  expect(worker.log).toEqual([]);
}, 120_000);

test("its script loads neither React nor Remix, which a page that is only read cannot start", () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const source = readFileSync(new URL(`../../build/client/${file}`, import.meta.url), "utf8");
    for (const [, name = ""] of source.matchAll(/\b(?:from|import)\s*"\.\/(?:assets\/)?([^"]+)"/g))
      load(`assets/${name}`);
  };
  load("search-as-you-type.js");
  expect(loaded.size).toBeGreaterThan(1);
  expect([...loaded].filter((file) => /\/(?:entry|react)/.test(file))).toEqual([]);
});

test("the browser's parts: the index, and those that it names, which never change", async () => {
  const index = await worker.get(searchIndexPath);
  const text = (await index.json()) as string;
  const [name = ""] = /[a-z-]+-[0-9a-f]{16}/.exec(text) ?? [];
  const part = await worker.get(`/api/search/${name}`);
  expect([part.status, part.headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  expect(index.headers.get("Cache-Control")).not.toContain("immutable");
  for (const wrong of ["nuk-ka", "mekanika-0123456789abcdef", "%00", `${indexPart}.0`, `${indexPart}.1`]) {
    expect([wrong, (await worker.get(`/api/search/${wrong}`)).status]).toEqual([wrong, 404]);
  }
  const odd = oddPieces.filter((piece) => ![indexPart as string, "..", "/", "?", "#"].includes(piece));
  for (const piece of odd) {
    const { status } = await worker.get(`/api/search/${encodeURIComponent(piece)}`);
    expect([piece, status === 404 || status === 400]).toEqual([piece, true]);
  }
});
