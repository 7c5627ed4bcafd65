/** What in an SVG runs, or asks for something outside it. A drawing that holds any of it is refused, not mended. */
import { positionsIn } from "./text-position";

const foreign =
  /<script\b|<foreignObject\b|<!ENTITY\b|<(?:iframe|embed|object)\b|\son[a-z]+\s*=|javascript:|href\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|webp|gif)[;,])|@import\b|url\(\s*["']?\s*(?!#|["']?#|data:image\/(?:png|jpe?g|webp|gif)[;,])[^)\s]/gi;

/** Finds every such place. */
export function foreignIn(svg: string): { line: number; column: number }[] {
  const positionAt = positionsIn(svg);
  return [...svg.matchAll(foreign)].map(({ index }) => positionAt(index));
}

/** What is told of it, and what to do. */
export const foreignWords = (address: string): [message: string, hint: string] => [
  `„${address}“ ka brenda kod, ose diçka që merret nga jashtë.`,
  "Ruaje përsëri si „Plain SVG“, pa skripte, pa lidhje dhe pa figura nga jashtë.",
];
