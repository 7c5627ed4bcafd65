/**
 * Reads and writes the hash of a shared circuit. Its own file, so that testing for a hash does not load the 20 KB
 * laboratory.
 */
const prefix = "#q=";

/** Returns the circuit of the address as unparsed text; `null` if there is none. */
export function circuitInHash(): string | null {
  const { hash } = window.location;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null;
}

export const hashOf = (circuit: string) => prefix + circuit;
