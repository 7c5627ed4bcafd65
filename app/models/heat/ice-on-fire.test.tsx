import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heated } from "./ice-on-a-heater";
import { iceOnFire } from "./ice-on-fire";

const states = Array.from({ length: 10 }, (_, i) => (i + 1) / 10).flatMap((masa) =>
  Array.from({ length: 161 }, (_, i) => ({ masa, nxehtesia: 5 * i })),
);

/** Returns the height of the drawn water, the rectangle from wall to wall of the glass. */
function drawnDepth(values: { masa: number; nxehtesia: number }): number {
  const markup = renderToStaticMarkup(<iceOnFire.View values={values} />);
  const water = /<path d="M120 [\d.]+l120 0 0 ([\d.]+) -120 0Z" fill="var\(--tint\)"/.exec(markup);
  return Number(water?.[1] ?? 0);
}

test("the water in the glass is as deep as its mass, once all is melted, in every state", () => {
  for (const values of states) {
    const { melted, steam } = heated(values.masa, values.nxehtesia);
    if (melted < 1 || steam === 1) continue;
    const off = drawnDepth(values) - 76 * values.masa * (1 - steam);
    expect(Math.abs(off), JSON.stringify(values)).toBeLessThan(0.11);
  }
});

test("no words say that all is melted or boiled away while some is left", () => {
  for (const values of states) expect(iceOnFire.describe(values)).not.toContain("100\u00a0%");
});
