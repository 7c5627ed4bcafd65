import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sanitise } from "./sanitise";

const what = (html: string) => sanitise(html).removed.map((removal) => removal.what);

const source = (srcset: string, media = "screen and (prefers-color-scheme:dark)") =>
  `<picture><source media="${media}" srcset="${srcset}"><img src="/a.svg" alt="a"></picture>`;

describe("sanitise", () => {
  it("leaves lessons alone", () => {
    const html =
      '<section class="check"><h2 id="user-content-a">Kontrollo</h2><details open=""><summary>Pse?</summary>' +
      '<p>Sepse <a href="/physics/graviteti" rel="noopener">po</a>.</p></details></section>' +
      '<math display="block"><mfrac><mn>1</mn><mi>r</mi></mfrac></math><img src="/figures/a.png" alt="a" loading="lazy">';
    expect(sanitise(html)).toEqual({ html, removed: [], stable: true });
  });

  it.each([
    ["<script>x()</script>", "<script>"],
    ["<p>a</p><script>x()</script>", "<script>"],
    ["<style>p{}</style>", "<style>"],
    ['<iframe src="/x"></iframe>', "<iframe>"],
    ["<form><p>a</p></form>", "<form>"],
    ["<svg><path/></svg>", "<svg>"],
    ["<!-- a -->", "<!-- -->"],
    ['<p style="color:red">a</p>', "style"],
    ['<p onclick="x()">a</p>', "onclick"],
    ['<p data-x="1">a</p>', "data-x"],
    ['<a href="javascript:x()">a</a>', "href"],
    ['<a href="http://e.org">a</a>', "href"],
    ['<a href="//e.org">a</a>', "href"],
    ['<a href="/\\e.org">a</a>', "href"],
    ['<a href="data:text/html,x">a</a>', "href"],
    ['<a href="/\t/e.org">a</a>', "href"],
    ['<img src="/\n/e.org/a.png">', "src"],
    ['<img src="https://e.org/a.png">', "src"],
    ['<img src="data:image/png;base64,AA==">', "src"],
    ['<img src="/a.png" srcset="/b.png 2x">', "srcset"],
    ['<math href="javascript:x()"><mi>x</mi></math>', "href"],
    ["<math><semantics><mi>x</mi><annotation>x</annotation></semantics></math>", "<semantics>"],
  ])("takes out and names what may not stand: %s", (html, name) => {
    expect(what(html)).toContain(name);
    expect(sanitise(html).html).not.toMatch(/script|javascript|onclick|style|https?:|data[-:]|svg|iframe/);
  });

  it("gives a drawing its dark colours, and small labels where it is wide, which must come first", () => {
    const { html, removed } = sanitise('<img src="/figures/a.svg" alt="a">');
    expect(removed).toEqual([]);
    expect([...html.matchAll(/media="([^"]*)" srcset="([^"]*)"/g)].map(([, media, to]) => [media, to])).toEqual([
      ["screen and (prefers-color-scheme:dark) and (min-width:40rem)", "/figures/a.svg#dark-wide"],
      ["screen and (min-width:40rem)", "/figures/a.svg#wide"],
      ["screen and (prefers-color-scheme:dark)", "/figures/a.svg#dark"],
    ]);
    expect(sanitise(html)).toEqual({ html, removed: [], stable: true });
  });

  it.each([
    source("/a.svg#wide"),
    source("/a.svg#dark", "(min-width:40rem)"),
    source("//e.org/a.svg#wide", "(min-width:40rem)"),
    '<img src="/a.png" media="screen and (prefers-color-scheme:dark)" srcset="/a.svg#dark">',
    '<picture><source srcset="/a.svg#dark"><img src="/a.svg"></picture>',
    source("/a.svg#dark", "all"),
    ...["https://e.org/a.svg#dark", "//e.org/a.svg#dark", "/\t/e.org/a.svg#dark", "/\\e.org/a.svg#dark"].map((to) =>
      source(to),
    ),
    ...["data:image/svg+xml,<svg/>.svg#dark", "/a.svg#dark, https://e.org/b.svg#dark"].map((to) => source(to)),
    ...["/a.svg#dark 2x", "/a.svg", "/a.png#dark", "/a.svg?#dark", "/a.svg#dark#dark"].map((to) => source(to)),
  ])("a picture's source may only be a drawing of the site in its dark colours: %s", (html) => {
    expect(what(html)).toContain("srcset");
    expect(sanitise(html).html).not.toMatch(/srcset|e\.org|data:/);
  });

  it("gives other looks to a drawing of the site alone, and to none that has them", () => {
    const html = `<figure>${source("/a.svg#dark")}</figure>`;
    expect(sanitise(html)).toEqual({ html, removed: [], stable: true });
    for (const other of ["/a.png", "/a.svg?b", "/a.svg#b"]) {
      expect(sanitise(`<img src="${other}">`).html).toBe(`<img src="${other}">`);
    }
  });

  it("says where it stood", () => {
    const html = "<p>një</p>\n<p>dy</p><script>1</script>\n<script>2</script>";
    expect(sanitise(html).removed.map((removal) => removal.offset)).toEqual([
      html.indexOf("<script>1"),
      html.indexOf("<script>2"),
    ]);
  });

  it("gives ids a prefix once, and the anchors that lead to them", () => {
    const once = sanitise('<a href="#pesha">x</a><h2 id="pesha">Pesha</h2>').html;
    expect(once).toBe('<a href="#user-content-pesha">x</a><h2 id="user-content-pesha">Pesha</h2>');
    expect(sanitise(once).html).toBe(once);
  });

  const pieces = fc.constantFrom(
    ...[
      "<p>",
      "</p>",
      "<math>",
      "</math>",
      "<mi>",
      "<mtext>",
      "<table>",
      "<td>",
      "<svg>",
      "<style>",
      "</style>",
      "<!--",
    ],
    ...[
      "-->",
      "<a href='javascript:x'>",
      "<img src=x onerror=x()>",
      "<img src=/a.svg>",
      "<picture>",
      "<source srcset=/a.svg#dark media='screen and (prefers-color-scheme:dark)'>",
      "<source srcset=//e.org/a.svg#dark>",
      "<template>",
      "<noscript>",
      "<title>",
      "&lt;",
      "ë",
    ],
    ...["<form>", "<mglyph>", "<annotation-xml encoding='text/html'>", "<details open ontoggle=x()>", "id=a ", "\"'>"],
    ...["<script>x()</script>", "<b id=a name=b>", "<select>", "<h2 style=x>", "<a href='#q'>", "\u0000", "<li>", "`"],
  );
  const html = fc.oneof(
    fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join("")),
    fc.string(),
  );

  it("twice is the same as once, whatever it is given", () => {
    fc.assert(
      fc.property(html, (dirty) => {
        const once = sanitise(dirty);
        fc.pre(once.stable);
        expect(sanitise(once.html)).toEqual({ html: once.html, removed: [], stable: true });
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);

  it("never lets through anything that could run", () => {
    fc.assert(
      fc.property(html, (dirty) => {
        expect(sanitise(dirty).html).not.toMatch(/<(script|iframe|style|svg|form|template)|<[^>]*\s(on\w+|style)=/i);
      }),
      { numRuns: 400 },
    );
  });
});
