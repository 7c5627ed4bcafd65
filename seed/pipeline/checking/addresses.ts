/** White space and control characters: a browser takes tabs and line ends out, and `/⇥/` becomes `//`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const invisible = /[\u0000-\u0020\u007f]/;

/** Whether a link may lead there: `https:`, `mailto:`, an anchor or a site's address. */
export function mayLinkTo(address: string): boolean {
  return !invisible.test(address) && /^(?:https:\/\/[^\\]+|mailto:[^\\]+|#[^\\]*|\/(?![/\\])[^\\]*)$/i.test(address);
}

/** A picture must be the site's own. */
export function mayShow(address: string): boolean {
  return !invisible.test(address) && /^\/(?![/\\])[^\\]*$/.test(address);
}

/** What to tell the editor about a link of another kind. */
export const linkHint = "Lidhja duhet të nisë me https://, mailto:, # ose / (brenda revistës).";
