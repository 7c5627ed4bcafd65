/**
 * Returns the address of this page for links, without query and fragment. A copy on disk (`file:`) has no public
 * address, so there it returns the canonical one.
 */
export function pageAddress(): string {
  const home = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return location.protocol === "file:" && home ? home.href : location.origin + location.pathname;
}
