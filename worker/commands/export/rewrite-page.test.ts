import { describe, expect, test } from "vitest";
import { answerFileOf, borneCandidates, borneFiles, fileOf, relativeAddress } from "./file-of";
import { nameFaults } from "./folder-names";
import { rewritePage } from "./rewrite-page";

const options = {
  path: "/math/pitagora",
  played: null,
  laterSheets: [],
  films: false,
  placeOf: (path: string) => path,
};
const rewritten = (body: string, overrides: Partial<Parameters<typeof rewritePage>[1]> = {}) =>
  rewritePage(`<!DOCTYPE html><html lang="sq"><head><title>x</title></head><body>${body}</body></html>`, {
    ...options,
    ...overrides,
  });
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1];

test("a page is a file, a file stays one, and the front page is the index", () => {
  expect(["/", "/math", "/math/pitagora/ushtrime", "/covers/pitagora.svg"].map(fileOf)).toEqual([
    "index.html",
    "math.html",
    "math/pitagora/ushtrime.html",
    "covers/pitagora.svg",
  ]);
  expect(relativeAddress("/math/pitagora?print#fund", "../../")).toBe("../../math/pitagora.html?print#fund");
});

test("a stick bears two widths of an editor's photograph, and its pages ask for no other", () => {
  const copies = (type: string) => [360, 720, 1080, 1440].map((width) => `/pictures/a.1a2b3c4d.${width}x9.${type}`);
  const set = copies("avif").map((address) => `${address} 9w`);
  expect(borneCandidates(set.join(", "))).toBe([set[1], set[3]].join(", "));
  const files = [...copies("avif"), ...copies("webp"), "/covers/pitagora.svg"].map((address) => address.slice(1));
  expect(borneFiles(files)).toEqual([1, 3, 5, 7, 8].map((index) => files[index]));
});

test("an answer's file has a name that Windows takes", () => {
  const file = answerFileOf("/api/contents?featured=true&fields=summary");
  expect(file).toBe("te-dhena/api/contents_featured-true_fields-summary.js");
  expect(nameFaults([file])).toEqual([]);
});

test.each([
  ["math/con.html", "con.html"],
  ["math/a?b.html", "a?b.html"],
  ["math/x. /y.html", "x. "],
])("the name of %s is refused", (path, name) => {
  expect(nameFaults([path]).join()).toContain(name);
});

test("names that differ by their capitals alone, and paths too long, are refused", () => {
  expect(nameFaults(["math/A.html", "math/a.html"])).toHaveLength(1);
  expect(nameFaults([`math/${"a".repeat(150)}.html`])).toHaveLength(1);
});

const itself =
  '<link rel="canonical" href="https://prizma.invalid/math/pitagora"/><meta property="og:url" content="x"/>';
const frame = '<div class="embed-code"><code>&lt;iframe src="https://prizma.invalid/ngulit/x"></code></div>';
const headOf = (overrides: Partial<Parameters<typeof rewritePage>[1]>) => {
  const page = `<!DOCTYPE html><html><head>${itself}</head><body>${frame}</body></html>`;
  return rewritePage(page, { ...options, ...overrides }).html;
};

describe("the magazine's home", () => {
  test("where none is known no page names one", () => {
    expect(headOf({})).toBe('<!DOCTYPE html><html data-top="../"><head></head><body></body></html>');
  });

  test("the deployed site is the home of pages and of frames", () => {
    const html = headOf({ home: "https://prizma.shkolla.workers.dev" });
    expect(html).toContain('<link rel="canonical" href="https://prizma.shkolla.workers.dev/math/pitagora"/>');
    expect(html).toContain('src="https://prizma.shkolla.workers.dev/ngulit/x"');
    expect(html).toContain('data-home="https://prizma.shkolla.workers.dev"');
    expect(html).not.toContain("prizma.invalid");
  });

  test("where the folder lies on a server, its pages are at home there; only frames need the deployed site", () => {
    const address = "https://shkolla.al/prizma";
    expect(headOf({ address })).toContain(`<link rel="canonical" href="${address}/math/pitagora.html"/>`);
    expect(headOf({ address })).not.toContain("embed-code");
    expect(headOf({ address, home: "https://p.workers.dev" })).toContain(`href="${address}/math/pitagora.html"`);
  });
});

describe("a page in the folder", () => {
  test("leads by relative addresses; other sites, anchors and mail stay", () => {
    const body = `<a href="/">Kreu</a><a href="/physics/graviteti#fund">x</a><a href="#ketu">y</a><a href="https://a.al/b">z</a><a href="//a.al">w</a>`;
    expect(bodyOf(rewritten(body).html)).toBe(
      body.replace('"/"', '"../index.html"').replace('"/physics/graviteti#fund"', '"../physics/graviteti.html#fund"'),
    );
    expect(rewritten(body).addresses).toEqual(["/", "/physics/graviteti#fund"]);
  });

  test("shows pictures of each theme, with the fragment that names it", () => {
    const body = `<picture><source srcset="/covers/a.svg#dark, /covers/b.svg 2x"/><img src="/covers/a.svg"/></picture>`;
    expect(bodyOf(rewritten(body).html)).toBe(
      `<picture><source srcset="../covers/a.svg#dark, ../covers/b.svg 2x"/><img src="../covers/a.svg"/></picture>`,
    );
  });

  test("runs the folder's own scripts and no other, and says nothing to other sites", () => {
    const { html } = rewritePage(
      `<!DOCTYPE html><html><head><meta property="og:image" content="https://a.al/x.png"/><link rel="preload" href="/a.woff2"/><link rel="stylesheet" href="/assets/a.css"/></head><body><script type="application/json" id="te-dhenat">{}</script><script type="module" src="/lesson-models.js"></script></body></html>`,
      options,
    );
    expect(html).toBe(
      `<!DOCTYPE html><html data-top="../"><head><link rel="stylesheet" href="../assets/a.css"/></head><body><script defer src="../skripte/system.js"></script><script type="systemjs-module" src="../skripte/lesson-models.js"></script></body></html>`,
    );
  });

  test("for a school's server says its own address there, and nothing of the magazine's", () => {
    const head = `<link rel="canonical" href="https://a.al/math/pitagora"/><meta property="og:url" content="https://a.al/math/pitagora"/><meta property="og:title" content="Pitagora"/><meta property="og:image" content="https://a.al/x.png"/>`;
    const page = `<!DOCTYPE html><html><head>${head}</head><body></body></html>`;
    const address = "https://shkolla.al/prizma";
    expect(rewritePage(page, { ...options, address }).html).toBe(
      `<!DOCTYPE html><html data-top="../"><head><link rel="canonical" href="${address}/math/pitagora.html"/><meta property="og:url" content="${address}/math/pitagora.html"/><meta property="og:title" content="Pitagora"/></head><body></body></html>`,
    );
  });

  test("carries its data so that no text of it ends the script", () => {
    const { html } = rewritten("", { played: { script: "quiz", page: { text: "</script><b>" } } });
    expect(html).toContain(`{"text":"\\u003c/script>\\u003cb>"}`);
  });

  test("leads online to what is left out, and to where an address moved", () => {
    const placeOf = (path: string) =>
      path === "/astronomia" ? "/physics/astronomia" : path.startsWith("/api/") ? `https://a.al${path}` : path;
    const { html, addresses } = rewritten(`<a href="/api/contents">x</a><a href="/astronomia">y</a>`, { placeOf });
    expect(bodyOf(html)).toBe(`<a href="https://a.al/api/contents">x</a><a href="../physics/astronomia.html">y</a>`);
    expect(addresses).toEqual(["/physics/astronomia"]);
  });

  test("does not offer to be taken along: who has the folder has it all", () => {
    const body = `<ul><li><a href="/merre-me-vete">Merre</a></li><li><a href="/fjalori">F</a></li></ul><p>a <a href="/merre-me-vete#optika">b</a></p>`;
    expect(bodyOf(rewritten(body).html)).toBe(`<ul><li><a href="../fjalori.html">F</a></li></ul><p>a </p>`);
  });
});
