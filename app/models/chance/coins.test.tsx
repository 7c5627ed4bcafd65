import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headsAfter, mostTosses } from "./coin-tosses";
import { coins } from "./coins";

/** Reads the last difference from the lower graph by its own labels +100 and 0. */
function drawnDifference(fara: number): number {
  const markup = renderToStaticMarkup(<coins.View values={{ hedhjet: mostTosses, fara }} />);
  const labelAt = (text: string) =>
    [...markup.matchAll(/<text [^>]*y="([^"]*)"[^>]*>([^<]*)</g)]
      .filter(([, , shown]) => shown === text)
      .map(([, y]) => Number(y) - 5);
  const [hundred, zero] = [labelAt("+100")[0], labelAt("0").at(-1)] as [number, number];
  const lines = [...markup.matchAll(/<path d="([^"]*)"[^>]*stroke-width="1.8"/g)].map(([, d]) => d as string);
  // A path goes on by steps from its first point: x and y in turn.
  const numbers = [...(lines.at(-1) ?? "").matchAll(/-?[\d.]+/g)].map(Number);
  const end = numbers.reduce((sum, value, i) => (i % 2 === 1 ? sum + value : sum), 0);
  return (100 * (zero - end)) / (zero - hundred);
}

test("the lower graph shows the difference that the coins have, also in a run that goes far", () => {
  const ends = Array.from({ length: 200 }, (_, i) => i + 1).map((fara) => ({
    fara,
    over: (headsAfter(fara, mostTosses)[mostTosses] as number) - mostTosses / 2,
  }));
  const far = ends.filter(({ over }) => Math.abs(over) > 110);
  expect(far.length).toBeGreaterThan(2);
  for (const { fara, over } of [...far, ...ends.slice(0, 12)])
    expect(Math.abs(drawnDifference(fara) - over), `run ${fara}`).toBeLessThan(1);
});

test.each([0, 1, 7, 12, 13, 500])(
  "after %i tosses the row shows the last twelve: heads filled, tails empty",
  (hedhjet) => {
    const fara = 142;
    const markup = renderToStaticMarkup(<coins.View values={{ hedhjet, fara }} />);
    const placesOf = (attributes: RegExp) =>
      [...markup.matchAll(/<path d="([^"]*)"([^>]*)>/g)]
        .filter(([, d = "", rest = ""]) => d.includes("a6 6 0 1 0 12 0") && attributes.test(rest))
        .flatMap(([, d = ""]) => [...d.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)));
    const heads = headsAfter(fara, hedhjet);
    const last = Array.from({ length: Math.min(12, hedhjet) }, (_, i) => Math.max(0, hedhjet - 12) + i + 1);
    const filled = placesOf(/fill="var\(--spot\)"/);
    const all = [...filled, ...placesOf(/fill="none"/)].sort((a, b) => a - b);
    expect(all).toHaveLength(12);
    const isHead = (toss: number) => heads[toss] !== heads[toss - 1];
    expect(filled).toEqual(last.flatMap((toss, i) => (isHead(toss) ? [all[i]] : [])));
    expect(placesOf(/stroke-dasharray/)).toHaveLength(12 - last.length);
  },
);
