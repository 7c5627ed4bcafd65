/**
 * Names this page for others, without query and fragment. A copy on a disk is nowhere but there, so it names where the
 * magazine is at home.
 */
export function pageAddress(): string {
  const home = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return location.protocol === "file:" && home ? home.href : location.origin + location.pathname;
}
