/** Letters that fit on a line of a printed sheet beside the number of its question. */
const lineLetters = 88;
/** Letters that an option's own letter and the gap behind the option take. */
const besideOption = 5;
/** Letters beside which a picture is as wide. */
export const pictureLetters = 9;

/**
 * Returns in how many columns options stand on paper: as many as their texts fit into on one line, in rows of equal
 * length, since an option alone in a row is overlooked.
 *
 * @param letters of each option; of a picture {@link pictureLetters}
 * @param sheetColumns number of columns in which the sheet itself is set
 */
export function optionColumns(letters: readonly number[], sheetColumns = 1): number {
  const longest = Math.max(...letters);
  const fits = (columns: number) =>
    letters.length % columns === 0 && longest <= lineLetters / sheetColumns / columns - besideOption;
  return [5, 4, 3, 2].find(fits) ?? 1;
}
