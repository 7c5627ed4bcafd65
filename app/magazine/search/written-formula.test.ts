import { expect, test } from "vitest";
import { formulaHtml, marks } from "./written-formula";

const { fraction, root, power, index, over, upright, beside, close } = marks;

test.each([
  [
    `E=m${power}c${beside}2${close}`,
    "<mi>E</mi><mo>=</mo><mi>m</mi><msup><mrow><mi>c</mi></mrow><mrow><mn>2</mn></mrow></msup>",
  ],
  [`${fraction}1${beside}r${close}`, "<mfrac><mrow><mn>1</mn></mrow><mrow><mi>r</mi></mrow></mfrac>"],
  [`${root}2h${close}`, "<msqrt><mrow><mn>2</mn><mi>h</mi></mrow></msqrt>"],
  [`${index}n${beside}1${close}`, "<msub><mrow><mi>n</mi></mrow><mrow><mn>1</mn></mrow></msub>"],
  [`${over}F${beside}→${close}`, "<mover><mrow><mi>F</mi></mrow><mrow><mo>→</mo></mrow></mover>"],
  [`3,5 ${upright}kg${close}`, '<mn>3,5</mn><mspace width=".25em"></mspace><mtext>kg</mtext>'],
  ["½/x", "<mn>½</mn><mi>/</mi><mi>x</mi>"],
  [`a<b&${upright}<i>${close}`, "<mi>a</mi><mo>&lt;</mo><mi>b</mi><mo>&amp;</mo><mtext>&lt;i&gt;</mtext>"],
])("%j is typeset", (line, inside) => {
  expect(formulaHtml(line)).toBe(`<math>${inside}</math>`);
});

test("a formula without its end is closed", () => {
  expect(formulaHtml(`${root}${power}a${beside}b`)).toBe(
    "<math><msqrt><mrow><msup><mrow><mi>a</mi></mrow><mrow><mi>b</mi></mrow></msup></mrow></msqrt></math>",
  );
  expect(formulaHtml(`a${close}${upright}kg`)).toBe("<math><mi>a</mi><mtext>kg</mtext></math>");
});
