import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { typeset } from "../../pipeline/lesson/typeset";
import { cleanHtml, cleanText } from "./clean-paste";
import { texOf } from "./word-formula";

const parse = (html: string) => new JSDOM(html).window.document as unknown as Document;
const clean = (html: string) => cleanHtml(parse(html), parse);

it.each([
  ["quotes of Word", "Tha “po” dhe «jo».", "Tha „po“ dhe „jo“."],
  ["Albanian quotes, which are right", "Tha „po“.", "Tha „po“."],
  ["straight quotes, which Markdown has too", '{alt="Guri"}', '{alt="Guri"}'],
  ["soft hyphens and spaces of no width", "gra\u00ADvi\u200Bteti\uFEFF", "graviteti"],
  ["bullets", "• një\n  ·\tdy\ntre · katër", "- një\n- dy\ntre · katër"],
  ["line ends of Windows", "një\r\ndy", "një\ndy"],
  ["letters in two parts", "e\u0308", "ë"],
])("plain text: %s", (_, text, wanted) => {
  expect(cleanText(text)).toBe(wanted);
});

const wordItem = (bullet: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
/** A formula in Word's comment, with its picture for other programs. */
const omml = (...lines: string[]) => {
  const formulas = lines.map((line) => `<m:oMath>${line}</m:oMath>`).join("");
  return `<!--[if gte msEquation 12]>${formulas}<![endif]--><![if !msEquation]><span><img width=9 src="file:///x.png"></span><![endif]>`;
};
const formula = (line: string) => `<p class=MsoNormal>Pra ${omml(line)}.</p>`;
const displayedFormula = (...lines: string[]) =>
  `<p>Pra:</p><p class=MsoNormal>${omml(...lines).replace(/(<m:oMath>.*<\/m:oMath>)/, "<m:oMathPara>$1</m:oMathPara>")}<o:p></o:p></p><p>Domethënë.</p>`;
const run = (text: string) => `<m:r><i style='font-family:"Cambria Math"'>${text}</i></m:r>`;

describe("what Word brings", () => {
  it.each([
    ["paragraphs", "<p>Një.<o:p></o:p></p><p>&nbsp;</p><p>Dy\n rreshta.</p>", "Një.\n\nDy rreshta.\n"],
    ["headings", "<h1><b>Hyrja</b></h1><p>Fjalë.</p><h3>Më imët</h3>", "## Hyrja\n\nFjalë.\n\n### Më imët\n"],
    ["emphasis, beside its spaces", "<p>Forca <b>bie </b>dhe <i>ngrihet</i>.</p>", "Forca **bie** dhe *ngrihet*.\n"],
    ["a whole copy of Google Docs", '<b style="font-weight:normal"><p>Një.</p><p>Dy.</p></b>', "Një.\n\nDy.\n"],
    ["its lists", wordItem("·", "një") + wordItem("·", "dy"), "- një\n- dy\n"],
    ["its numbered lists", wordItem("1.", "një") + wordItem("2.", "dy"), "1. një\n2. dy\n"],
    [
      "lists of pages",
      "<p>Janë:</p><ul><li>një</li><li>dy</li></ul><ol><li>tre</li></ol>",
      "Janë:\n\n- një\n- dy\n1. tre\n",
    ],
    [
      "tables",
      "<table><tr><td><p><b>Madhësia</b></p></td><td><b>Vlera</b></td></tr><tr><td>masa</td><td>a|b</td></tr><tr><td>koha</td></tr></table>",
      "| Madhësia | Vlera |\n|---|---|\n| masa | a\\|b |\n| koha |  |\n",
    ],
    [
      "raised and lowered signs",
      "<p>m/s<sup>2</sup>, 10<sup>-3</sup>, x<sup>n</sup>, v<sub>0</sub></p>",
      "m/s², 10⁻³, x$^{n}$, v$_{0}$\n",
    ],
    [
      "links to other pages, and none into itself",
      '<p><a href="https://nasa.gov">NASA</a> <a href="#x">këtu</a></p>',
      "[NASA](https://nasa.gov) këtu\n",
    ],
    ["signs that Markdown would read", "<p>5 * 3 dhe 10$ &lt;b&gt;</p>", "5 \\* 3 dhe 10\\$ \\<b>\n"],
    ["quotes and soft hyphens", "<p>“gra\u00ADviteti”</p>", "„graviteti“\n"],
    ["no style and no picture", "<style>p{}</style><p>Fjalë.<img src=x></p>", "Fjalë.\n"],
    ["a formula, not its picture", formula(run("v=s/t")), "Pra $v=s/t$.\n"],
    [
      "a formula alone in its paragraph, displayed",
      displayedFormula(run("v=s/t")),
      "Pra:\n\n$$v=s/t$$\n\nDomethënë.\n",
    ],
    [
      "lines of a displayed formula, each by itself",
      displayedFormula(run("v=s/t"), run("s=vt")),
      "Pra:\n\n$$v=s/t$$\n\n$$s=vt$$\n\nDomethënë.\n",
    ],
    ["a formula alone in an item of a list, in its line", `<ul><li>${omml(run("F=ma"))}</li></ul>`, "- $F=ma$\n"],
    ["a comment that is none", "<p>Një<!--[if gte mso 9]><xml>x</xml><![endif]-->.</p>", "Një.\n"],
  ])("%s", (_, html, wanted) => {
    expect(clean(html)).toBe(wanted);
  });

  it("is left to its plain text where that says the same, as of an editor of programs", () => {
    expect(clean('<div style="color:#000"><span>## Titulli</span></div>')).toBeNull();
    expect(clean("<p>&nbsp;</p>")).toBeNull();
  });
});

const e = (name: string, inside: string) => `<m:${name}>${inside}</m:${name}>`;

describe("a formula of Word", () => {
  it.each([
    ["a fraction", e("f", e("num", run("s")) + e("den", run("t"))), "\\frac{s}{t}"],
    ["a power", e("sSup", e("e", run("v")) + e("sup", run("2"))), "v^{2}"],
    ["a power of a sum", e("sSup", e("e", run("a+b")) + e("sup", run("2"))), "{a+b}^{2}"],
    ["an index", e("sSub", e("e", run("v")) + e("sub", run("0"))), "v_{0}"],
    ["both", e("sSubSup", e("e", run("v")) + e("sub", run("0")) + e("sup", run("2"))), "v_{0}^{2}"],
    ["a root", e("rad", e("deg", "") + e("e", run("2gh"))), "\\sqrt{2gh}"],
    ["a cube root", e("rad", e("deg", run("3")) + e("e", run("8"))), "\\sqrt[3]{8}"],
    ["brackets", e("d", e("e", run("x+1"))), "\\left(x+1\\right)"],
    [
      "other brackets",
      e("d", e("dPr", '<m:begChr m:val="["/><m:endChr m:val="]"/>') + e("e", run("x"))),
      "\\left[x\\right]",
    ],
    [
      "a sum",
      e("nary", e("naryPr", '<m:chr m:val="∑"/>') + e("sub", run("i=1")) + e("sup", run("n")) + e("e", run("i"))),
      "\\sum_{i=1}^{n} i",
    ],
    ["a vector", e("acc", e("accPr", '<m:chr m:val="\u20D7"/>') + e("e", run("F"))), "\\vec{F}"],
    ["a function", e("func", e("fName", run("sin")) + e("e", run("α"))), "\\sin \\alpha"],
    ["signs and a decimal comma", run("F≈9,81·m"), "F\\approx 9{,}81\\cdot m"],
    ["Greek letters", run("λ=2π"), "\\lambda =2\\pi"],
  ])("%s", (_, omml, tex) => {
    const found = texOf(parse(e("oMath", omml)).body);
    expect(found).toBe(tex);
    expect(typeset(found, false).ok).toBe(true);
  });
});
