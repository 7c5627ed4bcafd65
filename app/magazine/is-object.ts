/**
 * Tells whether a value of unknown origin is an object or a list. Its fields can then be read and checked. A prediction
 * of mechanics is checked without it: the file that all models load would grow.
 */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
