/** What in an SVG runs, or asks for something outside it. A drawing that holds any of it is refused, not mended. */
import { positionsIn } from "./text-position";

/** Places inside a drawing, and pictures that it carries itself. */
const inside = "#|data:image\\/(?:png|jpe?g|webp|gif)[;,]";

const foreign = new RegExp(
  [
    // With a prefix too: `<s:script xmlns:s="http://www.w3.org/2000/svg">` runs like `<script>`.
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

/** Finds every such place: as it is written, or, where none is, as a reader of XML and CSS understands it. */
export function foreignIn(svg: string): { line: number; column: number }[] {
  const written = places(svg);
  return written.length > 0 || !/&#|\\/.test(svg) ? written : places(decoded(svg));
}

function places(svg: string): { line: number; column: number }[] {
  const positionAt = positionsIn(svg);
  return [...svg.matchAll(foreign)].map(({ index }) => positionAt(index));
}

/** Puts signs for references of XML (`&#112;`) and of CSS (`\72 `). Lines stay, columns move. */
function decoded(svg: string): string {
  return svg
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => sign(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => sign(Number(code)))
    .replace(/\\([0-9a-f]{1,6})[ \t]?/gi, (_, code: string) => sign(Number.parseInt(code, 16)))
    .replace(/\\(?=[a-z(])/gi, "");
}

const sign = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

/** What is told of it, and what to do. */
export const foreignWords = (address: string): [message: string, hint: string] => [
  `„${address}“ ka brenda kod, ose diçka që merret nga jashtë.`,
  "Ruaje përsëri si „Plain SVG“, pa skripte, pa lidhje dhe pa figura nga jashtë.",
];
