import { expect, test } from "vitest";
import { spokenText } from "./spoken-text";
import { printHtml } from "./tree";
import { typeset } from "./typeset";

function spoken(tex: string): string {
  const set = typeset(tex, false);
  if (!set.ok) throw new Error(set.message);
  return spokenText(printHtml({ type: "root", children: [set.math] }));
}

test.each([
  ["0{,}6\\,\\mathrm{m}", "0,6\u00a0m"],
  ["12\\,\\mathrm{m/s}", "12\u00a0m për s"],
  ["1{,}5\\,\\mathrm{m/s^2}", "1,5\u00a0m për s në katror"],
  ["60\\,\\mathrm{\\Omega}", "60\u00a0Ω"],
  ["1\\,\\text{kg·m²/s²}", "1\u00a0kg herë m në katror për s në katror"],
  ["1\\,\\text{kg/(m·s²)}", "1\u00a0kg për hapet kllapa m herë s në katror mbyllet kllapa"],
])("a quantity keeps the sign of its unit, and powers and products are words: %s", (tex, words) => {
  expect(spoken(tex)).toBe(words);
});

test.each([
  ["x^2", "x në katror"],
  ["x^3 + x^n", "x në kub plus x në fuqinë n"],
  ["\\sqrt{2}", "rrënja e 2"],
  ["\\sqrt{6 - 2x}", "rrënja katrore e shprehjes 6 minus 2 x"],
  ["-\\frac{2}{3}", "minus 2 mbi 3"],
  ["\\dfrac{x^2 - 9}{x - 3}", "thyesa me numërues x në katror minus 9 dhe emërues x minus 3"],
  ["W = F s \\cos\\alpha", "W baraz F s kosinus alfa"],
  ["v_0 t", "v indeks 0 t"],
  ["x \\le 3", "x më i vogël ose baraz me 3"],
  ["\\cos 60^\\circ", "kosinus 60 gradë"],
])("a formula is told in Albanian: %s", (tex, words) => {
  expect(spoken(tex)).toBe(words);
});

test("brackets are told where they hold an operation, and kept where they hold an argument or a point", () => {
  expect(spoken("(2 + h)^2")).toBe("hapet kllapa 2 plus h mbyllet kllapa në katror");
  expect(spoken("f(x)")).toBe("f(x)");
  expect(spoken("f(-2)")).toBe("f(minus 2)");
  expect(spoken("(-1; 4)")).toBe("(minus 1; 4)");
});

test("the words around a formula stay as they are, with entities read and markup gone", () => {
  const html = 'Te <math><mrow><mo>(</mo><mn>2</mn><mo separator="true">;</mo><mn>4</mn><mo>)</mo></mrow></math>,';
  expect(spokenText(`<span class="glue">${html}</span> jo <em>më</em> &#x26; jo`)).toBe("Te (2; 4), jo më & jo");
});
