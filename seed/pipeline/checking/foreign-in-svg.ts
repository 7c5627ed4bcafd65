/** Finds code and external references in an SVG. A drawing with any is refused, not corrected. */
import { positionsIn } from "./text-position";

/** Allowed references: places inside the drawing, and embedded pictures. */
const inside = "#|data:image\\/(?:png|jpe?g|webp|gif)[;,]";

const foreign = new RegExp(
  [
    // Prefixes are matched too: `<s:script xmlns:s="http://www.w3.org/2000/svg">` runs like `<script>`.
    "<(?:[\\w.-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\\b",
    "<!ENTITY\\b",
    "\\son[a-z]+\\s*=",
    "(?:java|vb)script:",
    `\\b(?:href|src)\\s*=\\s*["']\\s*(?!${inside})`,
    "@import\\b",
    `url\\(\\s*["']?\\s*(?!${inside}|["']?#)[^)\\s]`,
    `image-set\\(\\s*["']\\s*(?!${inside})`,
  ].join("|"),
  "gi",
);

/**
 * Finds every such place in the text as written. If there is none, it looks in the text with references and escapes
 * decoded.
 */
export function foreignIn(svg: string): { line: number; column: number }[] {
  const written = places(svg);
  return written.length > 0 || !/&#|\\/.test(svg) ? written : places(decoded(svg));
}

function places(svg: string): { line: number; column: number }[] {
  const positionAt = positionsIn(svg);
  return [...svg.matchAll(foreign)].map(({ index }) => positionAt(index));
}

/** Decodes character references of XML (`&#112;`) and escapes of CSS (`\72 `). Lines stay, columns move. */
function decoded(svg: string): string {
  return svg
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => sign(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => sign(Number(code)))
    .replace(/\\([0-9a-f]{1,6})[ \t]?/gi, (_, code: string) => sign(Number.parseInt(code, 16)))
    .replace(/\\(?=[a-z(])/gi, "");
}

const sign = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

/** Message and hint about such a drawing. */
export const foreignWords = (address: string): [message: string, hint: string] => [
  `„${address}“ ka brenda kod, ose diçka që merret nga jashtë.`,
  "Ruaje përsëri si „Plain SVG“, pa skripte, pa lidhje dhe pa figura nga jashtë.",
];
