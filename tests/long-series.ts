/**
 * Long series. Examples are thousands of attacks, every model on a phone and on a desktop, or a whole deployment by
 * wrangler. CI runs all of it (`npm test -- --whole`), `npm test` a share that stays the same, so that it ends within
 * a quarter of an hour. In CI the browsers run the share first, and then the rest while there is time.
 */
export const isWhole = process.env.PRIZMA_WHOLE_SERIES === "1";

/** Whether the browsers run only what the share leaves out. */
export const isRest = process.env.PRIZMA_REST_OF_SERIES === "1";

const until = Number(process.env.PRIZMA_REST_UNTIL ?? Number.POSITIVE_INFINITY);

/** Tells whether the time for the rest of the series is over, as on a machine that others use. */
export const isLate = (): boolean => isRest && Date.now() > until;

/** Returns how many items of a long series are tested. */
export const triedOf = (count: number, oneIn: number): number => (isWhole ? count : Math.ceil(count / oneIn));

const isOfShare = (index: number, oneIn: number) => index % oneIn === 0;

/** Returns the tested items of a long series: all, or every n-th. */
export const tried = <T>(series: readonly T[], oneIn: number): T[] =>
  isWhole ? [...series] : series.filter((_, index) => isOfShare(index, oneIn));

/**
 * Returns a long series of browser tests, each item with the tag of its test. Every n-th belongs to the share; the others
 * are tagged `@whole`.
 */
export const eachOf = <T>(series: readonly T[], oneIn: number): { item: T; tag: string[] }[] =>
  series.map((item, index) => ({ item, tag: isOfShare(index, oneIn) ? [] : ["@whole"] }));
