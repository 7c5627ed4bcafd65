import { expect, test } from "vitest";
import { addTermCards } from "./term-cards";

const entry = {
  id: "shpejtesi",
  term: "shpejtësi",
  definition: "Rruga për njësi të kohës.",
  symbolMath: "<math><mi>v</mi></math>",
  unit: "m/s",
  english: "speed",
  taughtIn: ["/physics/levizja", "/physics/valet"],
  explainedAt: "/physics/levizja#user-content-sa-shpejt",
};
const entries = new Map([[entry.id, entry]]);
const nameOf = (address: string) => (address === "/physics/levizja" ? "Lëvizja" : undefined);
const carded = (html: string, address: string) => addTermCards(html, entries, address, nameOf);

const link = '<a class="term" href="/fjalori#shpejtesi">shpejtësia</a>';

test("a term keeps its link, and gets a button and a card with its definition, symbol and unit", () => {
  expect(carded(`<p>${link}</p>`, "/physics/levizja")).toBe(
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
    expect(carded(body, "/physics/levizja")).toBe(body);
});

test("elsewhere its card leads to the section that explains it first, by the idea of that lesson", () => {
  const way =
    '<a href="/physics/levizja#user-content-sa-shpejt">Shpjegohet te Lëvizja</a><a href="/fjalori#shpejtesi">';
  for (const address of ["/physics/valet", "/physics/forca"]) expect(carded(link, address)).toContain(`<p>${way}`);
  expect(carded(link, "/physics/levizja")).not.toContain("Shpjegohet");
});
