/**
 * Gives the folder's scripts the answers of the API. A page from a disk may not fetch a file, so each answer stands in a
 * script that hands it over; a network is never asked.
 */
import { answerFileOf } from "../file-of";

export interface StoredResponse {
  body: unknown;
  lastModified: string | null;
}

declare global {
  interface Window {
    /** Called by the scripts of answers. */
    prizmaAnswer?: (address: string, answer: StoredResponse) => void;
  }
}

const waiting = new Map<string, (answer: StoredResponse) => void>();

/** Loads the answer of an address, once each time it is asked for. */
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
