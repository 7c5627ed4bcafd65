import * as v from "valibot";

/** The last segment of an address: `[a-z0-9-]`, 1 to 96 characters. */
export const slugPattern = /^[a-z0-9-]{1,96}$/;

export const slugSchema = v.pipe(v.string(), v.regex(slugPattern, "must be 1 to 96 of a-z, 0-9 and -"));

/** The schema of ids: positive integers of at most nine digits. */
export const idSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Reads an id from an address. @returns null if the text is not a positive integer of at most nine digits. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
