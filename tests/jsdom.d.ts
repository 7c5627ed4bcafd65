/** As much of jsdom as the tests of markup use; its own types would bring those of a browser beside the Worker's. */
declare module "jsdom" {
  interface MarkupList extends Iterable<MarkupElement> {
    readonly length: number;
    readonly [at: number]: MarkupElement | undefined;
  }
  export interface MarkupElement {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly textContent: string | null;
    readonly children: MarkupList;
    getAttribute(name: string): string | null;
    querySelector(selector: string): MarkupElement | null;
    querySelectorAll(selector: string): MarkupList;
  }
  export interface MarkupDocument extends Pick<MarkupElement, "querySelector" | "querySelectorAll"> {
    readonly documentElement: MarkupElement;
    readonly head: MarkupElement;
  }
  export class JSDOM {
    constructor(source: string, options?: { contentType: string });
    readonly window: { readonly document: MarkupDocument };
  }
}
