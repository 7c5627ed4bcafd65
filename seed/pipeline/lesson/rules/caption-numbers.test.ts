import { describe, expect, test } from "vitest";
import { checkedLesson, faultyLines } from "../../fixtures/checked-lesson";
import { captionNumbers } from "./caption-numbers";

const withFigure = (caption: string, ...block: string[]) =>
  `::figura[${caption}]{src="/figures/rrezja.svg" alt="x 99"}\n\n\`\`\`llogari\n${block.join("\n")}\n\`\`\``;

const lines = (source: string) => faultyLines(captionNumbers, source);
const numbers = (source: string) =>
  captionNumbers.check(checkedLesson(source)).map(({ message }) => /„(.*)“/.exec(message)?.[1]);

describe("caption-numbers", () => {
  test.each([
    ["Brenda 20 °C, jashtë −5 °C.", "inside = 20\noutside = -5"],
    ["Nga 60 te 120 km/h frenimi rritet nga 21,4 në 85,5 m.", "v = 60 / 3.6\nd = v^2 / 13\nw = 2 * v\n4 * d ≈ 85.5"],
    ["Këndi $\\alpha = 38^\\circ$ dhe 0,78.", "a = 38 / 180 * pi\ntan(a) ≈ 0.78"],
    ["Dalin $36 : 2^2 = 9$ pika, pra 9.", "n = 36 / 2^2"],
    ["Syprina $x^2 + 10x = 39$.", "a = 39"],
    ["Rrënjët e $x^2 - 6 = 0$, $\\sqrt{2}$ dhe $z = \\cos r \\cdot e^{-r/5{,}25}$; H₂O dhe CO₂.", "a = 1"],
    ["Gjysma, 1/2.", "a = 0.5"],
    ["Fig. 2 e përsërit; kështu Apollo 11, trekëndëshi 3-4-5 dhe klasa 10.", "a = 1"],
    ["Më 1836, në vitin 1905 dhe më 12 prill 1961 (1687), ora 10:30.", "a = 1"],
    ["Pas 90° dhe 180° vjen rrethi, $360^\\circ$.", "a = 1"],
    ["Asnjë shifër: tre metra.", "a = 1"],
  ])("lets pass %j", (caption, block) => {
    expect(numbers(withFigure(caption, block))).toEqual([]);
  });

  test.each([
    ["a number that no line gives", "Deri 196 N, pastaj 118 N.", ["f = 0.5 * 40 * 9.81"], ["118 N"]],
    ["the wrong last digit", "Kufiri është 26,7°.", ["a = atan(0.5)"], ["26,7°"]],
    ["the wrong side of a sum", "Dalin $36 : 2^2 = 8$.", ["n = 36 / 2^2"], ["8"]],
    ["the terms of a sum that comes out otherwise", "Dalin $36 : 3^2$.", ["n = 9"], ["36", "3"]],
    ["the number beside a symbol", "Me $k = 2$ dyfishohet.", ["k = 3"], ["2"]],
    ["a number like a year with a unit", "Pas 1360 bastesh, te 1836 m.", ["a = 1"], ["1360", "1836 m"]],
    ["an angle that is no part of a turn by itself", "Shuma është 270°, këndi 45°.", ["a = 1"], ["270°", "45°"]],
    ["a number behind a word with a capital", "Nga 60 metra.", ["a = 1"], ["60"]],
    ["zero in place of a number", "Me 0,0 dhe 0,05.", ["a = 1"], ["0,0", "0,05"]],
  ])("finds fault with %s", (_, caption, block, found) => {
    expect(numbers(withFigure(caption, ...block))).toEqual(found);
  });

  test("holds the caption of the cover and of a model to it, and no other text", () => {
    expect(lines("::kapaku[Lart 7 km.]\n\nTeksti thotë 8 km.")).toEqual([1]);
    expect(lines(':::model[Lart 7 km.]{name="karroca" src="/a.svg" alt="9"}\nNë 8 km.\n:::')).toEqual([1]);
  });

  test("takes the values of any block of the lesson", () => {
    expect(lines(`::kapaku[Lart 7 km.]\n\n:::shembull[Sa?]\n\`\`\`llogari\nh = 7000\n\`\`\`\n:::`)).toEqual([]);
  });
});
