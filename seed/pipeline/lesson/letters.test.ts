import { expect, test } from "vitest";
import { addLetters } from "./letters";
import { type HtmlRoot, parseHtml, printHtml } from "./tree";

const cardOf = (body: string) => {
  const tree = parseHtml(body) as HtmlRoot;
  addLetters(tree);
  return /<aside class="letters">.*<\/aside>/s.exec(printHtml(tree))?.[0] ?? null;
};
const formula = (...pairs: [string, string][]) =>
  `<div class="formula"><dl>${pairs.map(([dt, dd]) => `<div><dt>${dt}</dt><dd>${dd}</dd></div>`).join("")}</dl></div>`;

test("every symbol stands once, with its meaning to the first semicolon", () => {
  const card = cardOf(
    formula(["F", "forca, në njuton (N); e gjithë"], ["m", '<a href="/fjalori#masa">masa</a>, në kilogram (kg)']) +
      formula(["F", "forca"]),
  );
  expect(card).toBe(
    '<aside class="letters"><p class="lab">Shkronjat e mësimit</p><dl><div><dt>F</dt><dd>forca, në njuton (N)</dd></div>' +
      "<div><dt>m</dt><dd>masa, në kilogram (kg)</dd></div></dl></aside>",
  );
});

test("a single symbol needs no card", () => {
  expect(cardOf(formula(["F", "forca"]))).toBeNull();
});
