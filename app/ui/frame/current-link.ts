/**
 * Tells how a link of the menu relates to the open page.
 *
 * @returns "page" on the link's own page, "true" on a page inside its section, undefined elsewhere
 */
export function currentLink(href: string, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
