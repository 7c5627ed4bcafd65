import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatNumber } from "../../magazine/albanian";
import { sunflower } from "./sunflower";

test("the read-out of the bare place is the drawn circle's area in drawn seeds, at every half degree", () => {
  for (let kendi = 90; kendi <= 180; kendi += 0.5) {
    const markup = renderToStaticMarkup(<sunflower.View values={{ kendi }} />);
    const circle = Number(/<circle [^>]*r="([\d.]+)"/.exec(markup)?.[1]);
    const seed = Number(/stroke-width="([\d.]+)"[^>]*stroke-linecap="round"/.exec(markup)?.[1]) / 2;
    const shown = sunflower.readings({ kendi }).find(([name]) => name.startsWith("Vendi bosh"))?.[1] ?? "";
    const [from, to] = [-0.06, 0.06].map((off) => Number(((circle + off) / seed) ** 2));
    const number = Number(shown.replace(",", "."));
    expect(number, formatNumber(kendi)).toBeGreaterThan((from as number) - 0.06);
    expect(number, formatNumber(kendi)).toBeLessThan((to as number) + 0.06);
  }
});
