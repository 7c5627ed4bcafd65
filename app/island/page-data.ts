/** The data of a played page, as the server writes it into the page. Browsers do not run it. */
export interface PageData {
  /** The address of the script of its route. */
  module: string;
  /** The address of Remix's table of routes, which the first followed link loads. */
  routes: string;
  params: Readonly<Record<string, string | undefined>>;
  /** The data of the route's loader. */
  data: unknown;
}

/** The id of the element that holds the data. */
export const pageDataId = "te-dhenat";

/** The class of the element whose content React renders, where it is not `<main>`. */
export const islandClass = "island";

/** Writes data as JSON that no HTML parser ends too early. */
export const pageDataText = (data: object): string => JSON.stringify(data).replace(/</g, "\\u003c");

/** Reads the data of this page. @returns null on a page without */
export function readPageData<Data = PageData>(): Data | null {
  // By its type: a text may name an element of its own so, but never a script.
  const text = document.querySelector(`script[type="application/json"]#${pageDataId}`)?.textContent;
  return text ? (JSON.parse(text) as Data) : null;
}

/** Finds the element whose content React renders; null on a page without. */
export const islandElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`body > .${islandClass}, body > main`);
