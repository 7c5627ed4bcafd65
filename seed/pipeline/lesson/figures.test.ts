import { expect, test } from "vitest";
import { PublicFiles } from "../checking/public-files";
import { fixedPart } from "./fixed-part";
import { renderLesson } from "./render-lesson";
import { sanitise } from "./sanitise";

const files = new PublicFiles("/");
const cover = "::kapaku[Rrethi.]\n\n";
const figure = (name: string) => `::figura[Si në [Fig.](#kopertina).]{src="/figures/${name}.svg" alt="Një vijë"}\n\n`;
const model = '::modeli[Rrotulloje.]{emri="pitagora"}\n\n';

const linksOf = (source: string) =>
  [...sanitise(renderLesson(source, files).html).html.matchAll(/<a href="([^"]*)"[^>]*>(Fig[^<]*)<\/a>/g)].map(
    ([, href, words = ""]) => [href, words.replace("&nbsp;", "\u00a0")],
  );
const faults = (source: string) =>
  renderLesson(source, files).findings.filter(
    ({ message }) => /figur|titull/.test(message) && !message.includes("nuk gjendet"),
  );

test("a reference gets the number of its figure, and another when a figure is put before it", () => {
  const text = "Te [Fig.](#dy-pulse), dhe [Fig.](#pitagora).\n\n";
  expect(linksOf(cover + text + figure("dy-pulse") + model)).toEqual([
    ["#user-content-fig-dy-pulse", "Fig.\u00a02"],
    ["#user-content-fig-pitagora", "Fig.\u00a03"],
    ["#user-content-fig-kopertina", "Fig.\u00a01"],
  ]);
  const before = model + text + figure("dy-pulse");
  expect(linksOf(cover + before).slice(0, 2)).toEqual([
    ["#user-content-fig-dy-pulse", "Fig.\u00a03"],
    ["#user-content-fig-pitagora", "Fig.\u00a02"],
  ]);
});

test("every figure has the id to which its links lead, and the sanitiser keeps it", () => {
  const { html } = renderLesson(`${cover}${figure("dy-pulse")}${model}`, files);
  const page = sanitise(html).html;
  for (const id of ["kopertina", "dy-pulse", "pitagora"])
    expect(page.split(` id="user-content-fig-${id}"`)).toHaveLength(2);
  expect(page).toMatch(/<p class="cap"[^>]*><b>Fig\. 1<\/b>/);
  expect(page).toMatch(/<figure[^>]*fig-dy-pulse[^>]*>.*<figcaption><b>Fig\. 2<\/b>/s);
});

test.each([
  ["a list", "- te [Fig.](#dy-pulse)\n\n"],
  ["a note", ":::shenim[Kujtesë]\nTe [Fig.](#dy-pulse).\n:::\n\n"],
  ["an example", ":::shembull[Sa?]\n1. Shiko [Fig.](#dy-pulse).\n:::\n\n"],
  ["an experiment's label", ":::provoje[10 minuta, [Fig.](#dy-pulse)]\nMat.\n\n::pritet[Bie.]\n:::\n\n"],
  ["the answer to a question", ":::kontrollo\n1. Ku?\n\n   Te [Fig.](#dy-pulse).\n:::\n\n"],
  ["a table", "| te [Fig.](#dy-pulse) |\n| --- |\n| 1 |\n\n"],
])("a reference works in %s", (_, text) => {
  const source = `${cover}${text}${figure("dy-pulse")}`;
  expect(linksOf(source)[0]).toEqual(["#user-content-fig-dy-pulse", "Fig.\u00a02"]);
  expect(faults(source)).toEqual([]);
});

test("in a question that unfolds the number is no link: a link may not stand in what is pressed", () => {
  const question = ":::kontrollo\n1. Ku, te [Fig.](#dy-pulse)?\n\n   Majtas.\n:::\n\n";
  const { html } = renderLesson(`${cover}${figure("dy-pulse")}${question}`, files);
  expect(html).toContain("Ku, te Fig.\u00a02?</span></summary>");
});

test("a name that no figure has is an error with the nearest one", () => {
  const source = `${cover}Te [Fig.](#dy-puls) e sheh.\n\n${figure("dy-pulse")}`;
  expect(faults(source)).toEqual([
    expect.objectContaining({
      line: 3,
      column: 4,
      severity: "error",
      message: "Këtu nuk ka figurë me emrin „dy-puls“.",
      hint: "Mos deshe „dy-pulse“? Figurat janë: kopertina, dy-pulse.",
    }),
  ]);
  expect(faults("Te [Fig.](#dy-pulse).")).toMatchObject([{ hint: "Ky tekst nuk ka figura: thuaje me fjalë." }]);
});

test("of two figures with one name none is meant by chance", () => {
  const [first] = faults(`${cover}Te [Fig.](#pitagora).\n\n${figure("pitagora")}${model}`);
  expect(first?.hint).toContain("pitagora-1, pitagora-2");
  expect(linksOf(`Te [Fig.](#pitagora-2).\n\n${model}${model}`)[0]).toEqual([
    "#user-content-fig-pitagora-2",
    "Fig.\u00a02",
  ]);
});

test("a heading of the same words takes another anchor", () => {
  const source = `## Fig pulse\n\nTe [Fig.](#pulse) dhe [atje](#fig-pulse-2).\n\n${figure("pulse")}`;
  const { html } = renderLesson(source, files);
  expect(html).toContain('<h2 id="user-content-fig-pulse-2">');
  expect(html).toContain('<figure id="user-content-fig-pulse">');
  expect(html).toContain('<a href="#user-content-fig-pulse-2">atje</a>');
});

test("a figure's name under other words says how it is written", () => {
  expect(faults(`${cover}${figure("dy-pulse")}Shiko [litarin](#dy-pulse).`)).toMatchObject([
    { hint: "Për figurën shkruaj [Fig.](#dy-pulse): numrin e vë revista." },
  ]);
});

test("the figure of a part that is written into the page comes after those of the text", () => {
  const role = { kind: "text" as const, duration: 1, hasPage: () => true, fixedPart: fixedPart("graviteti") };
  const { html, findings } = renderLesson(`${cover}Te [Fig.](#sekonda-e-pare).`, files, role);
  expect(html).toContain('<a href="#user-content-fig-sekonda-e-pare">Fig.\u00a02</a>');
  expect(findings).toEqual([]);
});
