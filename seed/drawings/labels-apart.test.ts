import { expect, test } from "vitest";
import numratEMedhenj from "./figures/numrat-e-medhenj";
import rrathetNeperNyja from "./figures/rrathet-neper-nyja";
import rrethiDheVala from "./figures/rrethi-dhe-vala";

/** Width of a character in ems: a wide serif's digit (Noto Serif, Roboto Serif), bold or not. */
const digit = { plain: 0.64, bold: 0.68 };

interface Extent {
  text: string;
  from: number;
  to: number;
  y: number;
}

/** Where each label of a picture stands, if its type is wide. */
function extents(body: string): Extent[] {
  return [...body.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = "", text = ""]) => {
    const of = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const width = text.length * Number(of("font-size")) * (of("font-weight") ? digit.bold : digit.plain);
    const start = Number(of("x")) - width * ({ middle: 0.5, end: 1 }[of("text-anchor") ?? ""] ?? 0);
    return { text, from: start, to: start + width, y: Number(of("y")) };
  });
}

const touching = (labels: Extent[]) =>
  labels.flatMap((a, i) =>
    labels
      .slice(i + 1)
      .filter((b) => Math.abs(a.y - b.y) < 8 && a.from < b.to && b.from < a.to)
      .map((b) => `${a.text} ${b.text}`),
  );

test.each([
  ["the numbers of the circles", rrathetNeperNyja],
  ["the numbers of tosses", numratEMedhenj],
  ["the angles under the wave", rrethiDheVala],
])("%s stand apart in a wide type", (_, { body }) => {
  expect(extents(body).length).toBeGreaterThan(5);
  expect(touching(extents(body))).toEqual([]);
});
