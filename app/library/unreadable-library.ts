import { type Library, UnreadableError } from "./library";

const reject = (): Promise<never> => Promise.reject(new UnreadableError());

/** The library if no edition can be read. Every method rejects, and pages that read nothing still render. */
export const unreadableLibrary = new Proxy({} as Library, { get: () => reject });
