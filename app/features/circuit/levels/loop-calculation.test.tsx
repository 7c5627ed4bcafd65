import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newComponent } from "../parts/component";
import { LoopCalculation } from "./loop-calculation";
import { loopState } from "./series-loop";

const loop = loopState([newComponent("battery", "a"), newComponent("bulb", "b")]);
const shown = renderToStaticMarkup(<LoopCalculation loop={loop} charging={false} />);

test("the formula is MathML: letters of quantities in italics, numbers upright, the unit outside", () => {
  expect(shown).toContain(
    "<mi>I</mi><mo>=</mo><mfrac><mi>E</mi><mrow><mi>R</mi><mo>+</mo><mi>r</mi></mrow></mfrac></math>",
  );
  expect(shown).toMatch(/<mfrac><mn>[\d,]+<\/mn><mrow><mn>[\d,]+<\/mn><mo>\+<\/mo><mn>[\d,]+<\/mn><\/mrow><\/mfrac>/);
  expect(shown).toMatch(/<\/math> <b [^>]*>0,57\u00a0A<\/b>/);
});

test("it is read aloud as one line", () => {
  const spoken = [...shown.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  expect(spoken).toHaveLength(2);
  expect(spoken.join(" ")).toMatch(/^I = E \/ \(R \+ r\) = [\d,]+ \/ \([\d,]+ \+ [\d,]+\) =$/);
});

test("a loop that charges, or without current, has none", () => {
  expect(renderToStaticMarkup(<LoopCalculation loop={loop} charging={true} />)).toBe("");
  expect(renderToStaticMarkup(<LoopCalculation loop={loopState([])} charging={false} />)).toBe("");
});
