/** Letters and marks that hang below the line; in the display cut by 0.14 to 0.24 em (worker/commands/fonts/fonts.test.ts). */
const hanging = /[gjpqyçÇQ,;()]/;

/**
 * Tells whether a headline's lines need the height of a whole em. Tall letters reach 0.76 em up: under a line with a
 * `g`, lines of 0.9 em collide. Its last word stands on the last line, and collides with none.
 */
export function isAiry(headline: string): boolean {
  return headline
    .split(/\s+/)
    .slice(0, -1)
    .some((word) => hanging.test(word));
}
