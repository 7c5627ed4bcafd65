import { createContext } from "react";

/** The nonce of a hydrated page's scripts during rendering on the server. Empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
