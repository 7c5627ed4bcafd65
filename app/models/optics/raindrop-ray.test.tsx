import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heightOfTop, rayThroughDrop, waterIndex } from "./raindrop";
import { raindropRay } from "./raindrop-ray";

test("every ray up to the height has a line and a dot, and no dot is beyond the greatest angle, over all settings", () => {
  for (let vala = 400; vala <= 700; vala += 20)
    for (let hundredths = 0; hundredths <= 99; hundredths += 3) {
      const values = { lartesia: hundredths / 100, vala };
      const markup = renderToStaticMarkup(<raindropRay.View values={values} />);
      const dots = [...markup.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="2.9"/g)].map((dot) => Number(dot[1]));
      const lines = /<path d="([^"]*)" stroke="currentColor" stroke-width="0.7"/.exec(markup)?.[1] ?? "";
      expect(lines.match(/M/g)?.length ?? 0, JSON.stringify(values)).toBe(dots.length);
      const index = waterIndex(vala);
      const top = rayThroughDrop(heightOfTop(index), index).back;
      // The row begins at 20 and has 7.2 units for a degree.
      for (const x of dots) expect((x - 20) / 7.2, JSON.stringify(values)).toBeLessThanOrEqual(top);
    }
});
