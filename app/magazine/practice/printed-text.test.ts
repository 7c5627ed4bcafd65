import { expect, test } from "vitest";
import { exerciseWith } from "./exercise.fixture";
import { plainText, questionBeginning, questionLine } from "./printed-text";

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

const root = "<math><msqrt><mn>2</mn></msqrt></math>";

test.each([
  [`<p>Sa është ${root}?</p>`, 70, `Sa është ${root}?`],
  ["<p>Një:</p>\n<ul><li>po</li><li>jo</li></ul>", 70, "Një: po jo"],
  // What is cut ends with a whole word, and no formula is cut.
  [`<p>Sa është <em>ky numër: ${root}?</em></p>`, 20, "Sa është <em>ky numër</em>…"],
  [`<p>Sa <em>është</em> ${root}, e sa 3?</p>`, 10, "Sa <em>është</em>…"],
  [`<p>Sa del (<span class="glue">${root})</span>?</p>`, 70, `Sa del (<span class="glue">${root})</span>?`],
  ["<p>Merre pikë, (një shifër)</p>", 12, "Merre pikë…"],
  ["<p>Ngrije në <sup>3</sup> fuqi</p>", 11, "Ngrije në <sup>3</sup>…"],
])("%s in at most %i letters is %s", (question, longest, line) => {
  const exercise = exerciseWith({ kind: "number", value: "1" }, { question });
  expect(questionLine(exercise, {}, longest)).toBe(line);
});

test.each([
  [
    "Një astronaut ka masë 140 kg. Sa peshon në Hënë? (Atje g është 1,62.)",
    60,
    "Një astronaut ka masë 140 kg. Sa peshon në Hënë?",
  ],
  ["Sa peshon?", 60, "Sa peshon?"],
  // No sentence ends, or one so short that it names nothing.
  ["Toka e tërheq Hënën dhe Hëna e tërheq Tokën", 20, "Toka e tërheq Hënën…"],
  ["Po. Toka e tërheq Hënën me një forcë", 24, "Po. Toka e tërheq Hënën…"],
])("%s is named in %i letters by %s", (question, longest, name) => {
  const exercise = exerciseWith({ kind: "number", value: "1" }, { question });
  expect(questionBeginning(exercise, {}, longest)).toBe(name);
});
