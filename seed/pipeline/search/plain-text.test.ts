import { describe, expect, test } from "vitest";
import { marks } from "../../../app/magazine/search/written-formula";
import { typeset } from "../lesson/typeset";
import { inPlainSigns } from "./plain-formula";
import * as written from "./plain-text";

/** The sentences without the marks of their formulas. */
const plain = ({ sentences, formulas }: written.PlainText) => ({ sentences: sentences.map(inPlainSigns), formulas });
const plainTextOf = (nodes: Parameters<typeof written.plainTextOf>[0]) => plain(written.plainTextOf(nodes));
const plainTextOfHtml = (html: string) => plain(written.plainTextOfHtml(html));

/** Reads a formula after this text. */
function withFormula(tex: string, before = "Del ", display = false) {
  const typesetting = typeset(tex, display);
  if (!typesetting.ok) throw new Error(typesetting.message);
  return plainTextOf([{ type: "text", value: before }, typesetting.math]);
}

describe("a formula in a sentence", () => {
  test.each([
    ["E = mc^2", "E = mc²"],
    ["F = \\frac{m v^2}{r}", "F = mv²/r"],
    ["\\frac{a + b}{c \\cdot d}", "(a + b)/(c·d)"],
    ["\\sqrt{a + b}", "√(a + b)"],
    ["\\sin\\alpha = \\frac{a}{c}", "sin α = a/c"],
    ["U_1 = 3{,}5", "U1 = 3,5"],
    ["10^{-26}", "10⁻²⁶"],
    ["10^{24}", "10²⁴"],
    ["90^\\circ", "90°"],
    ["x^n \\ne 1", "x^n ≠ 1"],
    ["x^{2n} + x^{n2}", "x^2n + x^n2"],
    ["\\frac{-a}{b}", "(− a)/b"],
    ["\\frac{ab}{\\sqrt{c}}", "ab/√c"],
    ["a\\,b", "a b"],
    ["5\\text{ kg}", "5 kg"],
    ["x_{12}^2", "x12²"],
  ])("%s is printed as a line of signs", (tex, printed) => {
    expect(withFormula(tex).sentences).toEqual([`Del ${printed}`]);
  });

  test("is written with the marks by which it is typeset", () => {
    const { begin, end, fraction, power, index, over, upright, beside, close } = marks;
    const lineOf = (tex: string) => {
      const typesetting = typeset(tex, false);
      return typesetting.ok ? written.plainTextOf([typesetting.math]).sentences[0] : typesetting.message;
    };
    const kinetic = `${begin}${fraction}m${power}v${beside}2${close}${beside}2${close}${end}`;
    expect(lineOf("\\frac{m v^2}{2}")).toBe(kinetic);
    expect(lineOf("U_1 = 3")).toBe(`${begin}${index}U${beside}1${close}=3${end}`);
    expect(lineOf("\\vec{F}")).toBe(`${begin}${over}F${beside}→${close}${end}`);
    expect(lineOf("5\\,\\mathrm{kg}")).toContain(`${upright}kg${close}`);
  });

  test("is not cut: a sentence too long ends before it", () => {
    const formula = `<math>${"<mi>a</mi><mo>+</mo>".repeat(100)}<mi>b</mi><mspace width="1em"></mspace><mi>c</mi></math>`;
    const [sentence = ""] = written.plainTextOfHtml(`<p>${"Fjalë ".repeat(20)}${formula} fund.</p>`).sentences;
    expect([sentence.endsWith("Fjalë…"), sentence.includes(marks.begin)]).toEqual([true, false]);
  });

  test("in a line of its own follows the sentence after a semicolon", () => {
    expect(withFormula("E = mc^2", "Del", true).sentences).toEqual(["Del; E = mc²"]);
  });

  test("in a line of its own after a colon follows it", () => {
    expect(withFormula("E = mc^2", "Ligji: ", true).sentences).toEqual(["Ligji: E = mc²"]);
  });

  test("within a sentence has no space of its own around it", () => {
    expect(withFormula("-5", "Del (").sentences).toEqual(["Del (− 5"]);
  });

  test("has a space where it has one, and none where it has an empty one", () => {
    const row = (inside: string) => plainTextOfHtml(`<math><mi>a</mi>${inside}<mi>b</mi></math>`).sentences;
    expect([row('<mspace width="1em"></mspace>'), row("<mspace></mspace>")]).toEqual([["a b"], ["ab"]]);
    expect(row("<mtext>\u00a0 m</mtext>")).toEqual(["a mb"]);
  });

  test.each([
    ["E = mc^2", 1],
    ["E = \\frac{m v^2}{2}", 1],
    ["U = R \\cdot I", 1],
    // No relation, one quantity, a number that only this text has.
    ["a + b", 0],
    ["F = 12", 0],
    ["s = 3{,}5 t", 0],
    ["s = 120 t", 0],
  ])("%s is a law to be found by its signs: %i", (tex, laws) => {
    expect(withFormula(tex).formulas).toHaveLength(laws);
  });

  test("each law of a line is found at its own sentence", () => {
    const formula = (letter: string) => `<math><mi>${letter}</mi><mo>=</mo><mi>m</mi></math>`;
    const { sentences, formulas } = plainTextOfHtml(`<p>Nis. Del ${formula("a")}. Pastaj ${formula("b")}.</p>`);
    expect(sentences).toEqual(["Nis.", "Del a = m.", "Pastaj b = m."]);
    expect(formulas.map(({ sentence }) => sentence)).toEqual([1, 2]);
    const long = plainTextOfHtml(`<p>Nis. Del ${"fjalë ".repeat(50)}${formula("a")}.</p>`);
    expect(long.formulas.map(({ sentence }) => sentence)).toEqual([1]);
  });

  test("a law is found at its sentence", () => {
    expect(withFormula("P = U \\cdot I", "Ndizet. Pastaj ")).toEqual({
      sentences: ["Ndizet.", "Pastaj P = U·I"],
      formulas: [{ signs: ["=", "i", "p", "u"], sentence: 1 }],
    });
  });
});

describe("sentences", () => {
  const sentencesOf = (html: string) => plainTextOfHtml(html).sentences;

  test.each([
    ["end with a block", "<ul><li>Një</li><li>Dy, tre</li></ul><p>Katër</p>", ["Një", "Dy, tre", "Katër"]],
    ["end before and after a block inside another", "<div>Një<p>Dy</p>Tre</div>", ["Një", "Dy", "Tre"]],
    ["end at a stop before a capital", "<p>„Po.“ Jo! Sa? (Ah.)</p>", ["„Po.“", "Jo!", "Sa?", "(Ah.)"]],
    [
      "do not end in a number or before a small letter",
      "<p>Janë 3.5 m etj. dhe pak.</p>",
      ["Janë 3.5 m etj. dhe pak."],
    ],
    ["have one space between words and none before a stop", "<p>Një \n dy .</p>", ["Një dy."]],
    ["go on across marks in a line", "<p>Forca <em>bie</em> <b>shpejt</b>.</p>", ["Forca bie shpejt."]],
    ["follow their label", '<p><b class="lab">Pritet</b>Bie.</p>', ["Pritet: Bie."]],
    ["follow what is expected", '<li><b class="expect">Del</b>Bie.</li>', ["Del: Bie."]],
    ["end in a block of any other class", '<p class="note">Një</p><p class="lead">Dy</p>', ["Një", "Dy"]],
    ["have no colons around them", "<p>: : Një: :</p>", ["Një"]],
    ["need a letter or a number", "<p>… –</p><p>5</p>", ["5"]],
    ["leave out a figure's name", "<p>Si këtu: <b>Fig. 3</b> <b>Sa</b></p>", ["Si këtu: Sa"]],
    ["keep it elsewhere", "<p>Si <em>Fig. 3</em><b></b>, <b><i>Fig. 3</i></b></p>", ["Si Fig. 3, Fig. 3"]],
    ["leave out what is no prose", "<nav>Lart</nav><table><tr><td>1</td></tr></table><p>Teksti.</p>", ["Teksti."]],
    ["leave out the list of sources", '<section class="sources"><p>Libri.</p></section><p>Teksti.</p>', ["Teksti."]],
  ])("%s", (_, html, sentences) => {
    expect(sentencesOf(html)).toEqual(sentences);
  });

  test("a question keeps its answer: what is folded is not shown", () => {
    const html = "<p>Para.</p><details><summary>Sa?</summary><p>Pesë.</p></details><p>Pas.</p>";
    expect(sentencesOf(html)).toEqual(["Para.", "Sa?", "Pas."]);
  });

  test("a long one is cut between two words, within 220 characters and an ellipsis", () => {
    const words = Array.from({ length: 60 }, (_, at) => `fjala${at}`);
    const [cut = ""] = sentencesOf(`<p>${words.join(", ")}.</p>`);
    expect(cut.length).toBeLessThanOrEqual(221);
    expect(cut.endsWith("…")).toBe(true);
    const kept = cut.slice(0, -1).split(", ");
    expect(kept).toEqual(words.slice(0, kept.length));
    expect(`${kept.join(", ")}, ${words[kept.length]}`.length).toBeGreaterThan(218);
    expect(sentencesOf(`<p>${"a".repeat(220)}</p>`)).toEqual(["a".repeat(220)]);
    expect(sentencesOf(`<p>${"a".repeat(210)} – („${"b".repeat(20)}“)</p>`)).toEqual([`${"a".repeat(210)}…`]);
  });

  test("are none where HTML nests too deep to be read", () => {
    expect(sentencesOf(`${"<i>".repeat(2_000)}Një`)).toEqual([]);
  });
});
