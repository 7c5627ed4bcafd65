/**
 * Long series, such as thousands of attacks, every model on a phone and on a desktop, or a whole deployment by
 * wrangler. CI tries all of it (`npm test -- --whole`), `npm test` a share that stays the same. So nobody waits longer
 * than ten minutes.
 */
export const isWhole = process.env.PRIZMA_WHOLE_SERIES === "1";

/** How many of a long series are tried. */
export const triedOf = (count: number, oneIn: number): number => (isWhole ? count : Math.ceil(count / oneIn));

/** Those of a long series that are tried: all, or the first of every so many. */
export const tried = <T>(series: readonly T[], oneIn: number): T[] =>
  isWhole ? [...series] : series.filter((_, at) => at % oneIn === 0);
