/** On screen, since browsers choose again as they print, and paper is light. */
const dark = "screen and (prefers-color-scheme:dark)";
/** From here a figure has 600 px or more. Its labels may be as small as text. */
const wide = "(min-width:40rem)";

export interface DrawingSource {
  media: string;
  srcset: string;
}

/** How a drawing is shown: alone, as a figure in a text, or at the head of its lesson with words on its lines. */
export type DrawingUse = "plain" | "figure" | "head";

/** The address that a drawing has where no source fits: in light colours, on a phone. */
export const drawingAddress = (address: string, use: DrawingUse): string =>
  use === "head" ? `${address}#head` : address;

/**
 * Names a drawing's other looks, in the order in which a browser chooses. It is one file, and the part after `#` says
 * which of its rules hold (docs/decisions/008 and 018).
 */
export function drawingSources(address: string, use: DrawingUse): DrawingSource[] {
  if (use === "plain") return [{ media: dark, srcset: `${address}#dark` }];
  const head = use === "head" ? "head-" : "";
  return [
    { media: `${dark} and ${wide}`, srcset: `${address}#dark-${head}wide` },
    { media: wide, srcset: `${address}#${head}wide` },
    { media: dark, srcset: `${address}#dark-${head}`.slice(0, -1) },
  ];
}
