/** An element of a page's head, as a route's `meta` describes it. */
export type Descriptor = object;

interface Named {
  title?: string;
  name?: string;
  content?: string;
}

/**
 * Changes the head of the document for a followed page. It sets what browsers and readers of the open page use: title,
 * description, robots and the canonical address. Other sites read pages from the server.
 *
 * @param address of the page, without query and fragment
 */
export function changeHead(descriptors: readonly Descriptor[], address: string): void {
  document.head.querySelector('link[rel="canonical"]')?.setAttribute("href", address);
  const named = descriptors as readonly Named[];
  const title = named.find((each) => each.title !== undefined)?.title;
  if (title !== undefined) document.title = title;
  for (const name of ["description", "robots"]) {
    const content = named.find((each) => each.name === name)?.content;
    const found = document.head.querySelector(`meta[name="${name}"]`);
    if (content === undefined) found?.remove();
    else if (found) found.setAttribute("content", content);
    else document.head.appendChild(Object.assign(document.createElement("meta"), { name, content }));
  }
}
