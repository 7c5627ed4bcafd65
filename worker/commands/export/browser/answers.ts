/**
 * Gives the exported folder's scripts the responses of the API. A page from a disk cannot fetch a file, so a script
 * carries each response; no network is used.
 */
import { answerFileOf } from "../file-of";

export interface StoredResponse {
  body: unknown;
  lastModified: string | null;
}

declare global {
  interface Window {
    /** The scripts of responses call this function. */
    prizmaAnswer?: (address: string, answer: StoredResponse) => void;
  }
}

const waiting = new Map<string, (answer: StoredResponse) => void>();

/** Loads the response of an address, anew for each request. */
export function answerTo(address: string): Promise<Response> {
  window.prizmaAnswer = (named, answer) => waiting.get(named)?.(answer);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    waiting.set(address, ({ body, lastModified }) => {
      const headers = new Headers();
      if (lastModified !== null) headers.set("Last-Modified", lastModified);
      resolve(new Response(JSON.stringify(body), { headers }));
      script.remove();
    });
    script.onerror = () => reject(new TypeError(`the folder does not hold ${address}`));
    script.src = (document.documentElement.dataset.top ?? "") + answerFileOf(address);
    document.head.appendChild(script);
  });
}
