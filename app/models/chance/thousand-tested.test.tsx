import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { percent } from "../../play/quantity";
import { screen } from "./screening";
import { thousandTested } from "./thousand-tested";

test("the share beside the bar is that of the counts below it, or the alarms read as rounded", () => {
  for (let perhapja = 1; perhapja <= 50; perhapja += 3)
    for (let alarmet = 0; alarmet <= 50; alarmet += 3)
      for (const ndjeshmeria of [50, 90, 100]) {
        const markup = renderToStaticMarkup(<thousandTested.View values={{ perhapja, alarmet, ndjeshmeria }} />);
        const { found, alarmed } = screen(perhapja / 100, ndjeshmeria / 100, alarmet / 100);
        const exact = Math.abs((1000 - 10 * perhapja) * (alarmet / 100) - alarmed) < 1e-6;
        const where = `${perhapja} %, ${alarmet} %, ${ndjeshmeria} %`;
        expect(markup.includes(`>${alarmed} alarme`), where).toBe(exact);
        expect(markup.includes(`>rreth ${alarmed} alarme`), where).toBe(!exact);
        if (exact) expect(markup, where).toContain(`>${percent(found / (found + alarmed))} të sëmurë<`);
      }
});
