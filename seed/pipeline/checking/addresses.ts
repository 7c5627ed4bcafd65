/** White space and control characters: a browser removes tabs and line ends, so `/⇥/` becomes `//`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const invisible = /[\u0000-\u0020\u007f]/;

/** Tells whether a link may lead there. It may be `https:`, `mailto:`, an anchor or a path of the site. */
export function mayLinkTo(address: string): boolean {
  return !invisible.test(address) && /^(?:https:\/\/[^\\]+|mailto:[^\\]+|#[^\\]*|\/(?![/\\])[^\\]*)$/i.test(address);
}

/** Tells whether a picture may be shown: only the site's own. */
export function mayShow(address: string): boolean {
  return !invisible.test(address) && /^\/(?![/\\])[^\\]*$/.test(address);
}

/** Hint to the editor about a link of another kind. */
export const linkHint = "Lidhja duhet të nisë me https://, mailto:, # ose / (brenda revistës).";
