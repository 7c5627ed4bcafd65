/** Sets a title as large as its place allows, in lines of about one length. */

/** Width of a text at a font size, both in the same units. */
export type WidthOf = (text: string, size: number) => number;

/** Place of a title: its width and height, the font sizes from the largest, the height of a line in font sizes. */
interface TitlePlace {
  width: number;
  height: number;
  sizes: readonly number[];
  lineHeight: number;
}

/** Returns the largest size at which the title fits, and its lines; null if no size fits. */
export function fitTitle(
  title: string,
  { width, height, sizes, lineHeight }: TitlePlace,
  widthOf: WidthOf,
): { size: number; lines: string[] } | null {
  for (const size of sizes) {
    const within = (most: number) => wrapWords(title, (text) => widthOf(text, size) <= most);
    const lines = within(width);
    const fits = lines.every((text) => widthOf(text, size) <= width);
    if (!fits || lines.length * size * lineHeight > height) continue;
    // The text is as narrow as the same number of lines allows. So the last line is not one short word.
    let balanced = lines;
    for (let most = width - 20; most > 0 && within(most).length === lines.length; most -= 20) balanced = within(most);
    return { size, lines: balanced };
  }
  return null;
}

/** Breaks a text between words. A word that does not fit a line stands alone in it. */
export function wrapWords(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
