/** Letters that fit on a line of a printed sheet beside the number of its question. */
const lineLetters = 88;
/** Letters that an option's own letter and the gap behind the option take. */
const besideOption = 5;
/** Letters that take the width of a picture. */
export const pictureLetters = 7;
/** Letters that fit on a line of a sheet in two columns, whose lists are indented as far as those of a whole sheet. */
export const halfLineLetters = 38;

/**
 * Returns in how many columns options stand on paper: as many as their texts fit into on one line, in rows of equal
 * length, since an option alone in a row is overlooked.
 *
 * @param letters of each option; of a picture {@link pictureLetters}
 * @param fitting letters that fit on a line
 */
export function optionColumns(letters: readonly number[], fitting = lineLetters): number {
  const longest = Math.max(...letters);
  const fits = (columns: number) => letters.length % columns === 0 && longest <= fitting / columns - besideOption;
  return [5, 4, 3, 2].find(fits) ?? 1;
}
