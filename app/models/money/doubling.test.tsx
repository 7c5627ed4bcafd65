import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { doubling } from "./doubling";

const { min, max, step } = doubling.settings.norma;
const rates = Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step);

/** Returns the middles of the stacks and of the years' numbers, in units of the picture. */
function drawn(norma: number): { stacks: number[]; numbers: [x: number, year: number][] } {
  const markup = renderToStaticMarkup(<doubling.View values={{ kapitali: 1000, norma }} />);
  const [, stacks = ""] = /<path d="([^"]*)"[^>]*stroke-dasharray="1.7/.exec(markup) ?? [];
  const texts = [...markup.matchAll(/<text x="([\d.]+)" y="280"[^>]*>(?:viti )?(\d+)</g)];
  return {
    stacks: [...stacks.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)),
    numbers: texts.map(([, x, year]) => [Number(x), Number(year)]),
  };
}

test("at every rate the stacks take half of the picture or more, and none leaves it", () => {
  for (const norma of rates) {
    const { stacks } = drawn(norma);
    expect(stacks.at(-1), `${norma} %`).toBeGreaterThan(64 + (332 - 64) * 0.5);
    expect(stacks.at(-1), `${norma} %`).toBeLessThanOrEqual(332);
  }
});

test("a stack stands every two years of the scale below it", () => {
  for (const norma of rates) {
    const { stacks, numbers } = drawn(norma);
    const [[zero], [last, year]] = [numbers[0], numbers.at(-1)] as [[number, number], [number, number]];
    const perYear = (last - zero) / year;
    for (const [i, x] of stacks.entries()) expect(Math.abs(x - zero - 2 * i * perYear), `${norma} %`).toBeLessThan(0.3);
  }
});
