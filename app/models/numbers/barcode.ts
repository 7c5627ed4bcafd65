/**
 * The thirteen digits of a barcode (GS1, General Specifications, EAN-13). Places are counted from 1, digits at even
 * places count three times, and the sum must end in 0. One wrong digit changes the sum by d or 3d, never a multiple of
 * ten; two neighbours that change places change it by twice their difference, a multiple of ten where they differ by 5.
 * The bars: 95 modules of equal width; the first digit is encoded by the choice between two sets for the next six.
 */

/** A code with the prefix 530 of Albania, made up for the model. */
export const code: readonly number[] = [5, 3, 0, 2, 7, 1, 4, 6, 8, 3, 9, 1, 9];

const weight = (place: number) => (place % 2 === 0 ? 1 : 3);

/** Returns the contribution of the digit at a place, from 0, to the sum. */
export const checkPart = (digits: readonly number[], place: number) => weight(place) * (digits[place] as number);

export const checkSum = (digits: readonly number[]) =>
  digits.reduce((sum, _, place) => sum + checkPart(digits, place), 0);

/** Tells whether the till accepts the digits. */
export const isTaken = (digits: readonly number[]) => checkSum(digits) % 10 === 0;

/** Returns the digits with a place, from 0, and the next one exchanged. */
export const swapped = (digits: readonly number[], place: number): number[] =>
  digits.map((digit, i) => (i === place ? digits[place + 1] : i === place + 1 ? digits[place] : digit) as number);

/** Returns the digits with the one at a place, from 0, increased. After 9 comes 0. */
export const misread = (digits: readonly number[], place: number, by: number): number[] =>
  digits.map((digit, i) => (i === place ? (digit + by) % 10 : digit));

/** Widths of the four stripes of a digit in set A, in modules. Reversed they are set B. */
const widths = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
const sets = ["AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA"];

/** Returns the dark bars of a code. Each has its start and width, in modules of 95. */
export function barsOf(digits: readonly number[]): { from: number; width: number }[] {
  const set = sets[digits[0] as number] as string;
  const stripes = (digit: number) => widths[digit] as string;
  const left = digits
    .slice(1, 7)
    .map((digit, i) => (set[i] === "A" ? stripes(digit) : [...stripes(digit)].reverse().join("")));
  // Light and dark alternate from the first bar on. The left half ends with a bar, the right half begins with one.
  const all = `111${left.join("")}11111${digits.slice(7).map(stripes).join("")}111`;
  let from = 0;
  return [...all].flatMap((each, i) => {
    const bar = { from, width: Number(each) };
    from += bar.width;
    return i % 2 === 0 ? [bar] : [];
  });
}
