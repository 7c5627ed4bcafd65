/**
 * Letters and marks that go below the baseline. In the display cut by 0.14 to 0.24 em
 * (worker/commands/fonts/fonts.test.ts).
 */
const hanging = /[gjpqyçÇQ,;()]/;

/**
 * Advance widths in the display font, in hundredths of an em. They are from worker/commands/fonts, of the letters that
 * are not 53 wide.
 */
const advances: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [27, "’.,:;!ijl()I"],
    [37, "ft-r„“"],
    [48, "zscvxyeëaJSFLZ0123456789"],
    [57, "hknCÇTVPXApdu"],
    [66, "BNURGOQDKwH"],
    [80, "mMW"],
  ].flatMap(([width, letters]) => [...(letters as string)].map((letter) => [letter, width as number])),
);

/**
 * Estimates the width of a headline's longest word, in em of the display font. It is rather too large than too small.
 */
const longestWord = (headline: string): number =>
  Math.max(
    ...headline
      // Words joined by a no-break space stay on one line too.
      .split(/[ \n-]+/)
      .map((word) => [...word].reduce((sum, letter) => sum + (advances[letter] ?? 53), 0) / 100),
  );

/**
 * Returns the classes of a headline. They are `airy`, and `long-word` if its longest word is over 5 em
 * (app/styles.css).
 */
export function headlineClass(headline: string): string | undefined {
  const classes = [isAiry(headline) ? "airy" : "", longestWord(headline) > 5 ? "long-word" : ""];
  return classes.filter((name) => name !== "").join(" ") || undefined;
}

/**
 * Tells whether a headline needs a line height of a whole em. Tall letters are 0.76 em high: below a line with a `g`,
 * lines of 0.9 em collide. Its last word is on the last line and collides with none.
 */
function isAiry(headline: string): boolean {
  return headline
    .split(/\s+/)
    .slice(0, -1)
    .some((word) => hanging.test(word));
}
