/** Types for the part of fontverter that the font cuts use. The package has no types. */
declare module "fontverter" {
  export function convert(font: Buffer, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
