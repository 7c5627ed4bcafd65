/**
 * Long series. Examples are thousands of attacks, every model on a phone and on a desktop, or a whole deployment by
 * wrangler. CI runs all of it (`npm test -- --whole`), `npm test` a share that stays the same, so that it ends within
 * a quarter of an hour.
 */
export const isWhole = process.env.PRIZMA_WHOLE_SERIES === "1";

/** Returns how many items of a long series are tested. */
export const triedOf = (count: number, oneIn: number): number => (isWhole ? count : Math.ceil(count / oneIn));

/** Returns the tested items of a long series: all, or every n-th. */
export const tried = <T>(series: readonly T[], oneIn: number): T[] =>
  isWhole ? [...series] : series.filter((_, index) => index % oneIn === 0);
