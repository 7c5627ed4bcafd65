import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pythagoras } from "./pythagoras";

const asNumber = (text: string | undefined) => Number.parseFloat((text ?? "").replace(",", "."));

test("the areas in the squares add up to the read-out, and on the circle to 100 cm² exactly", () => {
  let named = 0;
  for (let drejtimi = 30; drejtimi <= 150; drejtimi += 3)
    for (let tenths = 35; tenths <= 65; tenths++) {
      const values = { drejtimi, largesia: tenths / 10 };
      const markup = renderToStaticMarkup(<pythagoras.View values={values} />);
      const areas = [...markup.matchAll(/>([\d]+,\d)</g)].map(([, area]) => asNumber(area));
      if (areas.length < 2) continue;
      named++;
      const sum = areas.reduce((all, area) => all + area, 0);
      const read = asNumber(pythagoras.readings(values).find(([name]) => name === "a² + b²")?.[1]);
      expect(Math.abs(sum - read), JSON.stringify(values)).toBeLessThan(0.61);
      if (tenths === 50) expect(sum.toFixed(1)).toBe("100.0");
    }
  expect(named).toBeGreaterThan(500);
});
