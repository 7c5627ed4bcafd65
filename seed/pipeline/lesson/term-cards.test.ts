import { expect, test } from "vitest";
import { addTermCards } from "./term-cards";
import { indexTerms } from "./term-links";

const entry = {
  id: "shpejtesi",
  term: "shpejtësi",
  definition: "Rruga për njësi të kohës.",
  symbolMath: "<math><mi>v</mi></math>",
  unit: "m/s",
  english: "speed",
  taughtIn: [],
};
const terms = indexTerms([{ entry, forms: ["shpejtësia"], everyday: false, taughtAt: [] }]);

test("a term keeps its link, and gets a button and a card with its definition, symbol and unit", () => {
  expect(addTermCards('<p><a class="term" href="/fjalori#shpejtesi">shpejtësia</a></p>', terms)).toBe(
    '<p><a class="term" href="/fjalori#shpejtesi">shpejtësia</a>' +
      '<button class="term" type="button" popovertarget="fjala-shpejtesi">shpejtësia</button></p>' +
      '<div class="term-cards"><div id="fjala-shpejtesi" popover="auto">' +
      "<p><dfn>shpejtësi</dfn> <math><mi>v</mi></math> <small>m/s</small></p><p>Rruga për njësi të kohës.</p>" +
      '<p><a href="/fjalori#shpejtesi">Fjalori</a>' +
      '<button type="button" popovertarget="fjala-shpejtesi" popovertargetaction="hide">Mbyll</button></p></div></div>',
  );
});

test("a lesson without terms stays as it is, and so does a link to a term that nobody knows", () => {
  for (const body of ["<p>Asgjë.</p>", '<p><a class="term" href="/fjalori#tjeter">tjetër</a></p>'])
    expect(addTermCards(body, terms)).toBe(body);
});
