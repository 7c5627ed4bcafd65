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

test.each([
  ["Kjo është ", "", ", e pastaj"],
  ["Kjo është ", "", ". Pastaj"],
  ["Kjo „", "„", "“ quhet"],
  ["Kjo (", "(", "), dhe"],
])("punctuation stays at its term: %s… %s%s", (before, head, after) => {
  const tail = /^\S*/.exec(after)?.[0] ?? "";
  const start = before.slice(0, before.length - head.length);
  const html = carded(`<p>${before}${link}${after}</p>`, "/physics/levizja");
  expect(html.startsWith(`<p>${start}<span class="glue">${head}${link}<button`)).toBe(true);
  expect(html).toContain(`</button>${tail}</span>${after.slice(tail.length)}</p>`);
});

test("punctuation stays at an emphasised term, whose emphasis may hold more words", () => {
  const html = carded(`<p>Quhet <em>${link}</em>; ajo</p>`, "/physics/levizja");
  expect(html).toContain(`<p>Quhet <span class="glue"><em>${link}<button`);
  expect(html).toContain("</button></em>;</span> ajo</p>");
  expect(carded(`<p>Quhet <em>vetë ${link}</em>; ajo</p>`, "/physics/levizja")).toContain("</button></em>; ajo</p>");
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
