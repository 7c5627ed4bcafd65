import { describe, expect, it } from "vitest";
import { PublicFiles } from "../checking/public-files";
import { renderLesson } from "./render-lesson";

const findings = (source: string) => renderLesson(source, new PublicFiles("/")).findings;
const faults = (source: string) => findings(source).map(({ line, message, hint }) => `${line}: ${message} ${hint}`);

const tried = ":::provoje[5 minuta]\nMat.\n\n::pritet[Dy.]\n";
const questions = ":::kontrollo\n1. Pse?\n\n   Sepse po.\n:::\n";
const note = (colons: string, body: string) => `${colons}shenim[x]\n${body}\n${colons}\n`;

describe("a block that is not closed", () => {
  it.each([
    ["and one that follows", `Hyrje.\n\n${tried}\n${questions}\nFund.\n`, "3: Blloku „provoje“", "para rreshtit 8"],
    [
      "and a title that follows",
      `:::formula[x]\n$$a$$\n\n## Titull\n\n${note(":::", "y")}`,
      "1: Blloku „formula“",
      "para rreshtit 4",
    ],
    ["and no other one", "Hyrje.\n\n:::shenim[x]\nTekst.\n", "3: Blloku „shenim“", "rresht më vete"],
    [
      "inside another of more colons",
      `::::shenim[x]\n${tried}\n${questions}::::\n`,
      "2: Blloku „provoje“",
      "para rreshtit 7",
    ],
    [
      "within a list",
      `:::shenim[x]\n- a\n\n  ${questions.replaceAll("\n", "\n  ")}\n:::\n`,
      "1: Blloku „shenim“",
      "para rreshtit 4",
    ],
  ])("%s is named, with the line where it should have been closed", (_, source, where, hint) => {
    const found = findings(source).filter(({ message }) => message.includes("nuk mbyllet"));
    expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([expect.stringContaining(where)]);
    expect(found[0]).toMatchObject({ severity: "error", hint: expect.stringContaining(hint) });
  });

  it("is not seen in blocks one after the other, nor in one of fewer colons inside another", () => {
    expect(faults(`Hyrje.\n\n${tried}:::\n\n${questions}`)).toEqual([]);
    expect(faults(note("::::", note(":::", "y").trimEnd()))).toEqual([]);
  });
});

describe("a line that was meant for a block or a title", () => {
  it.each([
    [
      "a space after the colons",
      "Hyrje.\n\n::: provoje[x]\nTekst.\n:::\n",
      "3: „::: provoje“",
      ":::provoje, pa hapësirë",
    ],
    ["a space and a slip", "::: Provoj[x]\n", "1: „::: Provoj“", "Shkruaj :::provoje"],
    ["a space before the braces", 'x\n\n::figura[x] {src="/a.svg" alt="b"}\n', "3: „::figura“", "pa hapësirë para { }"],
    ["a word before the end of its line", "Hyrje\n::perfundimi[x] fund\n", "2: „::perfundimi“", "rreshtin e vet"],
    ["a closing without its block", "Hyrje.\n\n:::\n", "3: Kjo :::", "Hiqe"],
    ["a title without its space", "Hyrje.\n\n##Titull\n", "3: Pas ## mungon hapësira.", "## Titull"],
    ["a title without its space after a line", "Hyrje.\n###Titull\n", "2: Pas ###", "### Titull"],
    ["a title of one sign without its space", "#Titull\n", "1: Pas #", "Shkruaj ## Titull"],
  ])("by %s is named", (_, source, where, hint) => {
    const found = faults(source);
    expect(found[0]).toContain(where);
    expect(found[0]).toContain(hint);
  });

  it.each([
    "Raporti 3 : 4, ora 10:30.",
    "Nr. #1 dhe # vetëm.",
    "Kështu: :: dhe po.",
    "`::: provoje` dhe `##x`",
    "```\n##x\n::: y\n```",
  ])("is not seen in %j", (source) => {
    expect(faults(source)).toEqual([]);
  });
});

describe("quotes of a word processor in braces", () => {
  it("are named", () => {
    expect(faults('::figura[x]{src=“/a.svg” alt="b"}').join()).toContain("1: Thonjëzat e „src“");
    expect(faults("::figura[x]{src=“/a b.svg” alt=“një rreze”}").join()).toMatch(/thonjëza të drejta/);
  });

  it("may stand inside a description", () => {
    expect(faults('::figura[x]{src="/a.svg" alt="Fjala „po“ e shkruar"}').join()).not.toContain("Thonjëzat");
  });
});

describe("a dollar sign that stands for money", () => {
  it.each([
    ["one and a formula", "Hyrje.\n\nMe 5 $ blen një shishe me sipërfaqe $S$."],
    ["two of them", "Hyrje.\n\nKushton 5 $ ose 6 $."],
    ["two before their sums", "Hyrje.\n\nKushton $5 ose $6."],
    ["two glued to their sums", "Hyrje.\n\nKushton 5$ dhe 6$."],
    ["one by itself", "Hyrje.\n\nKushton 5 $."],
    ["one in a list", "Hyrje.\n\n- 5 $"],
    ["words between formulas", "Hyrje.\n\nKur $x është numër i plotë$ dhe $y$."],
    ["a formula without its end", "Hyrje.\n\nSipërfaqja $S është e madhe."],
  ])("(%s) is named once, with its line", (_, source) => {
    const found = findings(source).filter(({ hint }) => hint.includes("dollarë"));
    expect(found.map(({ line, severity }) => [line, severity])).toEqual([[3, "error"]]);
  });

  it.each([
    "Kushton 5 \\$, gati 6 \\$.",
    "$v = 5\\,\\mathrm{m/s}$, $\\text{sa herë bie}$, $mgh$, $a b$, $\\sin x \\cos y$, $\\operatorname{sasi e madhe}$",
    "$m_\\text{gur i madh}$ dhe\n\n$$\na + b\n$$",
    "`5 $` dhe `a $ b`",
  ])("is not seen in %j", (source) => {
    expect(faults(source)).toEqual([]);
  });
});

describe("a block's mark behind other words of its line", () => {
  it.each([
    ["a cover", "Nga skeda e parë. ::kapaku[Pishina me 3 $m$.]", 1, 19, "::kapaku"],
    ["a figure with its file", 'Një rresht.\nPas tij ::figura[x]{src="/a.svg" alt="y"}', 2, 9, "::figura"],
    ["a block without its label", "Provo tani. :::kontrollo", 1, 13, ":::kontrollo"],
    ["a slip in its name", "Nga *skeda* ::kapku[Pishina.]", 1, 13, "::kapaku"],
    ["one in a title", "## Titulli ::kapaku[x]", 1, 12, "::kapaku"],
    ["one in a list", "- pika ::pritet[x]", 1, 8, "::pritet"],
  ])("(%s) is named at its place", (_, source, line, column, meant) => {
    const found = findings(source).filter(({ message }) => message.includes("brenda rreshtit"));
    const hint = `Vëre ${meant} në një rresht më vete.`;
    expect(found).toMatchObject([{ line, column, severity: "error", hint }]);
  });

  it.each(["Shkruhet `::kapaku[x]` kështu.", "Koha 10::20, ose a::b.", "Raporti 3 :: 4.", "::kapaku[x]"])(
    "is not seen in %j",
    (source) => {
      expect(faults(source).join()).not.toContain("brenda rreshtit");
    },
  );
});

describe("a slip in a name", () => {
  it.each([
    [":::Provoje[x]\nMat.\n:::", "Mos deshe „provoje“?"],
    [":::kontrolo\n1. Pse?\n\n   Po.\n:::", "Mos deshe „kontrollo“?"],
    ["$\\ro$", "mos deshe \\rho?"],
    ["$\\alfa$", "mos deshe \\alpha?"],
  ])("%s brings the name that was meant", (source, meant) => {
    expect(faults(source).join()).toContain(meant);
  });

  it("that is near to none brings no guess", () => {
    expect(faults(":::xyzabcdefg[x]\nMat.\n:::").join()).not.toContain("Mos deshe");
    expect(faults("$\\qwertyuiopas$").join()).not.toContain("mos deshe");
  });
});

it.each(["", " \n\n"])("an empty lesson is named: %j", (source) => {
  expect(findings(source)).toMatchObject([{ line: 1, column: 1, severity: "error" }]);
});
