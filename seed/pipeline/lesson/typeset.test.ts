import { h } from "hastscript";
import { describe, expect, it } from "vitest";
import { sanitise } from "./sanitise";
import { printHtml } from "./tree";
import { typeset } from "./typeset";

function mathml(tex: string, display = false): string {
  const result = typeset(tex, display);
  if (!result.ok) throw new Error(result.message);
  return printHtml({ type: "root", children: [result.math] });
}

describe("typeset", () => {
  it("takes a decimal comma for part of the number", () => {
    expect(mathml("5{,}97 \\cdot 10^{24}")).toContain("<mn>5,97</mn>");
  });

  it("keeps a unit together", () => {
    expect(mathml("v = 7{,}9\\ \\mathrm{km/s}")).toContain("<mtext>km/s</mtext>");
  });

  it("draws a line over letters without menclose, which Chromium does not know", () => {
    expect(mathml("\\overline{AB}")).toMatch(/<mover accent="true">.*<mo stretchy="true">/);
  });

  it("says that a vector's arrow is an accent", () => {
    expect(mathml("\\vec{B}")).toMatch(/^<math><mover accent="true"><mi>B<\/mi><mo stretchy="\w+">→<\/mo><\/mover>/);
  });

  it("strikes a term out by a class", () => {
    expect(mathml("\\cancel{x}")).toBe('<math><mrow class="struck"><mi>x</mi></mrow></math>');
  });

  it("sets one half as one sign in a line, and as a fraction where it stands alone or is asked to", () => {
    const fraction = "<mfrac><mn>1</mn><mn>2</mn></mfrac>";
    expect(mathml("\\frac{1}{2} m v^2")).toContain("<mn>½</mn><mi>m</mi>");
    expect(mathml("2^{\\frac{1}{2}}")).toContain("<mn>½</mn>");
    expect([mathml("\\frac{1}{2}", true), mathml("\\dfrac{1}{2}"), mathml("\\frac{12}{5}")]).toEqual([
      expect.stringContaining(fraction),
      expect.stringContaining(fraction),
      expect.stringContaining("<mfrac><mn>12</mn><mn>5</mn></mfrac>"),
    ]);
  });

  it("sets a formula of its own as a block", () => {
    expect(mathml("F = m a", true)).toMatch(/^<math display="block">/);
  });

  const formulas = [
    "F = G \\frac{m_1 m_2}{r^2}",
    "\\sqrt[3]{x} + \\sqrt{2}",
    "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
    "\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}",
    "f(x) = \\begin{cases} x & \\text{nëse } x > 0 \\\\ -x & \\text{përndryshe} \\end{cases}",
    "\\operatorname{tg} \\alpha = \\frac{\\sin\\alpha}{\\cos\\alpha}, \\tg x, \\ctg x",
    "\\vec F + \\hat x + \\dot x + \\bar v + \\overrightarrow{AB}",
    "\\lim_{n \\to \\infty} \\sum_{k=1}^{n} \\int_0^1 x\\,dx",
    "30^\\circ \\angle ABC \\approx \\Delta t \\perp \\mathbb{R} \\mathcal{L} \\mathbf{v}",
    "\\underbrace{a + b}_{c} \\quad \\cancel{x} \\quad \\boxed{E = mc^2}",
    "\\begin{array}{c|c} x & y \\\\ \\hline 1 & 2 \\end{array}",
    "\\left| x \\right| \\lvert y \\rvert \\binom{n}{k} \\pm \\Omega \\lambda 50\\,\\%",
    "\\frac{\\cancel{6}\\,\\mathrm{kg \\cdot m^2}}{\\mathrm{s^2}}",
  ];

  it.each(formulas)("passes the sanitiser unchanged and without inline style: %s", (tex) => {
    for (const display of [true, false]) {
      const html = mathml(tex, display);
      expect(html).not.toMatch(/\sstyle=/);
      expect(sanitise(html).removed).toEqual([]);
      const bare = (text: string) => text.replace(/&(?:#x\w+|\w+);|[<>&\u00a0]/g, "").replace(/\s/g, "");
      expect(bare(sanitise(html).html)).toBe(bare(html));
    }
  });

  it.each([
    ["an unknown command", "a + \\frakcion{1}", "\\frakcion", 4],
    ["a brace that never closes", "\\frac{1}{2", "}", 0],
    ["nothing at all", "  ", "", 0],
    ["a colour, which belongs to the magazine", "\\color{red} x", "color", 0],
    ["a frame that nothing draws", "\\enclose{circle}{x}", "", 0],
    ["an empty exponent", "x^", "", 0],
  ])("names %s instead of throwing", (_, tex, part, least) => {
    const result = typeset(tex, false);
    if (result.ok) throw new Error("was typeset");
    expect(result.message).toContain(part);
    expect(result.offset).toBeGreaterThanOrEqual(least);
  });

  it("escapes what would be markup", () => {
    expect(mathml("\\text{<b>}")).not.toContain("<b>");
    expect(printHtml({ type: "root", children: [h("p")] })).toBe("<p></p>");
  });
});
