/** Numbers in base 64, read from a text without parsing it. */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The value of a digit by its character code. For inner loops of a first query, where a function call costs more. */
export const digitValues = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) digitValues[digits.charCodeAt(value)] = value;

/** Writes a number below 64. */
export const digit = (value: number): string => digits.charAt(value);

/** Reads the digit at a position. */
export const digitAt = (text: string, position: number): number => digitValues[text.charCodeAt(position)] as number;

/** The number of letters that `fixedNumber` writes: enough for a text of 16 MB. */
export const fixedLength = 4;

/** Writes a number below 64⁴ in four letters, the highest digit first. */
export const fixedNumber = (value: number): string =>
  digit((value >> 18) & 63) + digit((value >> 12) & 63) + digit((value >> 6) & 63) + digit(value & 63);

/** Reads such a number at a position. */
export const fixedNumberAt = (text: string, position: number): number =>
  (digitAt(text, position) << 18) |
  (digitAt(text, position + 1) << 12) |
  (digitAt(text, position + 2) << 6) |
  digitAt(text, position + 3);
