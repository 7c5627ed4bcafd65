/**
 * Types for the part of jsdom that the markup tests use. Its own types would add those of a browser to the Worker's.
 */
declare module "jsdom" {
  interface MarkupList extends Iterable<MarkupElement> {
    readonly length: number;
    readonly [index: number]: MarkupElement | undefined;
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
