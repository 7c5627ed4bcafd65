import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PublicFiles } from "../checking/public-files";
import { type Newsroom, openNewsroom, picture } from "../fixtures/newsroom";
import { renderLesson } from "./render-lesson";
import { sanitise } from "./sanitise";

let newsroom: Newsroom;
beforeAll(() => {
  newsroom = openNewsroom();
  newsroom.write("public/figures/rrezja.svg", picture);
});
afterAll(() => newsroom.close());

const files = () => new PublicFiles(`${newsroom.folder}/public`);

function html(markdown: string): string {
  const lesson = renderLesson(markdown, files());
  expect(lesson.findings).toEqual([]);
  return lesson.html;
}

function faults(markdown: string): { line: number; message: string }[] {
  return renderLesson(markdown, files()).findings.map(({ line, message }) => ({ line, message }));
}

const whole = `::kapaku[Rrethi është *orbita*; $v = 7{,}9\\ \\mathrm{km/s}$.]

Pse nuk bie Hëna?

Paragraf i dytë.

## Çfarë është pesha?

Shih [Graviteti](/physics/graviteti) ose [NASA](https://nasa.gov).

| r | F |
|--:|---|
| 1 | $1$ |

:::formula[Ligji]
$$F = G \\frac{m_1 m_2}{r^2}$$

- $F$: forca: në njuton (N)
- $m_1$, $m_2$: masat (kg)
:::

:::shenim[Kevendishi]
E peshoi Tokën.
:::

::figura[Forca me largësinë.]{src="/figures/rrezja.svg" alt="Lakore që zbret"}

:::shembull[Sa është *F*?]
Dimë $m = 2$ kg.

1. Shumëzojmë.

::perfundimi[F₁ ≈ 19,6 N]

\`\`\`llogari
F = 2 * 9.81
F ≈ 19.6
\`\`\`
:::

:::provoje[5 minuta]
Lësho një gur.

::pritet[Bie *drejt*.]
:::

:::kontrollo
1. Pse?

   Sepse *po*.

2. Sa?

   $9{,}81$
:::

:::tutje
[Më tej](/physics/mechanics).
:::

:::burime
- CODATA 2022.
:::
`;

describe("a lesson with every block", () => {
  it("opens with its cover's caption, the list of contents and the opening", () => {
    const page = html(whole);
    expect(page).toMatch(
      /^<p class="cap" id="user-content-fig-kopertina"><b>Fig. 1<\/b> Rrethi është <em>orbita<\/em>; <span class="glue"><math>.*?<\/math>\.<\/span><\/p><nav class="toc"/,
    );
    expect(page).toContain('<p class="open">Pse nuk bie Hëna?</p>');
    expect(page).toContain("<p>Paragraf i dytë.</p>");
  });

  it("lists its parts, and every anchor leads to a heading", () => {
    const page = html(whole);
    const anchors = [...page.matchAll(/<li><a href="#([^"]+)">/g)].map((match) => match[1]);
    expect(anchors).toEqual([
      "user-content-cfare-eshte-pesha",
      "user-content-sa-eshte-f",
      "user-content-provoje-vete",
      "user-content-kontrollo-veten",
      "user-content-ku-te-con-kjo",
      "user-content-burime",
    ]);
    for (const id of anchors) expect(page).toContain(`<h2 id="${id}">`);
  });

  it("sets each block as the stylesheet expects it", () => {
    const page = html(whole);
    expect(page).toMatch(/<div class="formula"><p class="lab">Ligji<\/p><math display="block">/);
    expect(page).toMatch(
      /<dl><div><dt><math>.*?<\/math><\/dt><dd>forca: në njuton \(N\)<\/dd><\/div><div><dt><span class="glue"><math>/,
    );
    expect(page).toContain('<aside class="note"><b>Kevendishi</b><p>E peshoi Tokën.</p></aside>');
    expect(page).toContain(
      '<figure id="user-content-fig-rrezja"><img src="/figures/rrezja.svg" alt="Lakore që zbret" width="1200" height="800" loading="lazy">' +
        "<figcaption><b>Fig. 2</b> Forca me\u00a0largësinë.</figcaption></figure>",
    );
    expect(page).toMatch(/<section class="work"><p class="lab">Shembull i zgjidhur<\/p><h2 id="[^"]+">Sa është <em>F/);
    expect(page).toContain('<p class="num"><em>F</em><sub>1</sub> ≈ 19,6 N</p></section>');
    expect(page).toMatch(/<section class="try"><p class="lab">5 minuta<\/p><h2 id="[^"]+">Provoje vetë<\/h2>/);
    expect(page).toContain('<p class="expect"><b class="lab">Çfarë pritet</b>Bie <em>drejt</em>.</p></section>');
    expect(page).toContain(
      '<details><summary><span class="n">1</span><span>Pse?</span></summary><p>Sepse <em>po</em>.</p></details>',
    );
    expect(page).toMatch(
      /<section class="onward"><h2 id="[^"]+">Ku të\u00a0çon kjo<\/h2><p><a href="\/physics\/mechanics">/,
    );
    expect(page).toMatch(/<section class="sources"><h2 id="[^"]+">Burime<\/h2><ul>/);
    expect(page).toContain('<div class="table" tabindex="0" role="region" aria-label="Tabelë"><table>');
    expect(page).toContain('<a href="https://nasa.gov" rel="noopener">');
    expect(page).not.toContain("llogari");
  });

  it("passes the sanitiser unchanged", () => {
    const first = sanitise(html(whole));
    expect(first.removed).toEqual([]);
    expect(sanitise(first.html)).toEqual({ html: first.html, removed: [], stable: true });
    const names = (text: string) => text.match(/<[a-z]\w*|(?<=\s)[a-z-]+(?==")/g)?.filter((name) => name !== "<tbody");
    // The elements that a drawing gets for its dark colours and its small labels.
    const added = /<picture>|<source media="[^"]*" srcset="\/figures\/rrezja\.svg#[a-z-]+">|<\/picture>/g;
    expect(names(first.html.replace(added, ""))?.sort()).toEqual(names(html(whole))?.sort());
  });
});

describe("what a lesson may not do", () => {
  it.each([
    ["an unknown block", "Hyrje.\n\n:::formulë[x]\nTekst.\n:::\n", 3],
    ["a block that is never closed", "Hyrje.\n\n:::shenim[x]\nTekst.\n", 3],
    ["a block with the wrong number of colons", "Hyrje.\n\n::shenim[x]\n", 3],
    ["a title where the magazine sets one", "Hyrje.\n\n:::burime[Lexo]\n- x\n:::\n", 3],
    ["a caption missing", '::figura{src="/figures/rrezja.svg" alt="x"}\n', 1],
    ["a figure without words for those who do not see it", '::figura[x]{src="/figures/rrezja.svg"}\n', 1],
    ["a figure that does not exist", '\n::figura[x]{src="/figures/jo.svg" alt="x"}\n', 2],
    ["an attribute nobody reads", ':::shenim[x]{ngjyra="kuqe"}\nTekst.\n:::\n', 1],
    ["a cover further down", "Hyrje.\n\n::kapaku[x]\n", 3],
    ["an expected reading of no experiment", "Hyrje.\n\n::pritet[32 °C]\n", 3],
    ["an expected reading in the worked example", ":::shembull[Sa?]\n::pritet[32 °C]\n:::\n", 2],
    ["an expected reading without words", ":::provoje\nMat.\n\n::pritet\n:::\n", 4],
    ["the title of the lesson in the text", "# Titulli\n", 1],
    ["a comment", "Hyrje.\n\n<!-- më vonë -->\n", 3],
    ["a footnote", "Hyrje[^1].\n\n[^1]: Fund.\n", 1],
    ["a symbol without its meaning", ":::formula[x]\n$$x$$\n\n- $x$\n:::\n", 4],
    ["a question without its answer", ":::kontrollo\n1. Pse?\n:::\n", 2],
    ["questions without numbers", ":::kontrollo\n- Pse?\n:::\n", 1],
    ["a computation that does not hold", "Hyrje.\n\n```llogari\nx = 2\nx ≈ 3\n```\n", 5],
  ])("%s is named with its line", (_, markdown, line) => {
    expect(faults(markdown)[0]).toMatchObject({ line });
  });

  it("does not take a colon in a sentence for a block", () => {
    expect(html("Raporti 1:x dhe ora 10:30; shih:këtu.\n")).toContain("Raporti 1:x dhe ora 10:30; shih:këtu.");
  });
});

describe("headings", () => {
  it("of the same words get anchors of their own", () => {
    const page = html("## Pesha\n\nx\n\n## Pesha\n\ny\n");
    expect(page).toContain('id="user-content-pesha"');
    expect(page).toContain('id="user-content-pesha-2"');
  });

  it("a lesson without parts has no list of contents", () => {
    expect(html("Vetëm një paragraf.\n")).toBe('<p class="open">Vetëm një paragraf.</p>');
  });
});
