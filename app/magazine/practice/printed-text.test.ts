import { expect, test } from "vitest";
import { plainText } from "./printed-text";

test.each([
  ["Për <math><msqrt><mn>2</mn></msqrt></math> makina", "Për √2 makina"],
  ["<math><msqrt><mn>4</mn><mo>+</mo><mn>16</mn></msqrt></math>", "√(4+16)"],
  ["<msup><mi>x</mi><mn>2</mn></msup>", "x²"],
  ["<mfrac><mn>3</mn><mn>4</mn></mfrac>", "3/4"],
  ['<math><mn>6</mn><mspace width="0.1667em"></mspace><mtext>km</mtext></math>', "6\u00a0km"],
  ["<msub><mi>v</mi><mn>10</mn></msub>", "v₁₀"],
  ["<mfrac><mrow><mi>a</mi><msup><mi>t</mi><mn>2</mn></msup></mrow><mn>2</mn></mfrac>", "at²/2"],
  ["<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>", "(a+b)/2"],
  ["a&nbsp;&lt;&nbsp;<em>b</em>", "a\u00a0<\u00a0b"],
])("%s is read as %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});
