/** The part of fontverter's interface that the cuts use; the package carries no types. */
declare module "fontverter" {
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
