/** Only on screen, since browsers choose again when they print, and paper is light. */
const dark = "screen and (prefers-color-scheme:dark)";
/**
 * From this width on a figure has 600 px or more. So its labels may have the size of the text. On paper it is as wide as a
 * phone.
 */
const wide = "(min-width:40rem)";

export interface DrawingSource {
  media: string;
  srcset: string;
}

/** The use of a drawing. It is alone, as a figure in a text, or as a lesson's cover with words on its lines. */
export type DrawingUse = "plain" | "figure" | "head";

/** Returns the address of a drawing if no source fits: light colours, on a phone. */
export const drawingAddress = (address: string, use: DrawingUse): string =>
  use === "head" ? `${address}#head` : address;

/**
 * Lists a drawing's other versions, in the order in which a browser chooses. It is one file, and the part after `#`
 * selects its rules (docs/decisions/008 and 018).
 */
export function drawingSources(address: string, use: DrawingUse): DrawingSource[] {
  if (use === "plain") return [{ media: dark, srcset: `${address}#dark` }];
  const head = use === "head" ? "head-" : "";
  return [
    { media: `${dark} and ${wide}`, srcset: `${address}#dark-${head}wide` },
    { media: `screen and ${wide}`, srcset: `${address}#${head}wide` },
    { media: dark, srcset: `${address}#dark-${head}`.slice(0, -1) },
  ];
}
