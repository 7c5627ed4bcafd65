import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Formula } from "./formula";

const set = (line: string) => renderToStaticMarkup(<Formula>{line}</Formula>);

test("letters, numbers, signs and exponents become their own elements", () => {
  expect(set("s = ½ · g · t²")).toBe(
    "<math><mi>s</mi><mo>=</mo><mn>½</mn><mo>·</mo><mi>g</mi><mo>·</mo><msup><mi>t</mi><mn>2</mn></msup></math>",
  );
  expect(set("10⁻¹⁵")).toBe("<math><msup><mn>10</mn><mn>−15</mn></msup></math>");
  expect(set("0,38")).toBe("<math><mn>0,38</mn></math>");
});

test("a change of a quantity is upright before its letter", () => {
  expect(set("Δv")).toBe('<math><mrow><mi mathvariant="normal">Δ</mi><mi>v</mi></mrow></math>');
});
