import { h } from "hastscript";
import { expect, test } from "vitest";
import { glueFormulas } from "./formula-spacing";
import { printHtml } from "./tree";

const formula = () => h("math", h("mi", "x"));

function glued(before: string, after: string): string {
  const paragraph = h("p", before, formula(), after);
  glueFormulas({ children: [paragraph] });
  return printHtml({ type: "root", children: [paragraph] }).replace("<math><mi>x</mi></math>", "F");
}

test("a full stop stays with the formula before it", () => {
  expect(glued("Kjo është ", ". Pastaj")).toBe('<p>Kjo është <span class="glue">F.</span> Pastaj</p>');
});

test("a unit behind a no-break space stays with its number", () => {
  expect(glued("largësia ", "\u00a0km, pra")).toBe('<p>largësia <span class="glue">F\u00a0km,</span> pra</p>');
});

test("an opening bracket stays with what it opens", () => {
  expect(glued("shpejtësia (", ") rritet")).toBe('<p>shpejtësia <span class="glue">(F)</span> rritet</p>');
});

test("an ending stays with the symbol that it declines", () => {
  expect(glued("rrit ", "-në dy herë")).toBe('<p>rrit <span class="glue">F-në</span> dy herë</p>');
});

test("a formula among words stands as it is", () => {
  expect(glued("nga ", " te")).toBe("<p>nga F te</p>");
});
