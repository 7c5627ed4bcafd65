/** Reads and writes the hash of a shared circuit. Own file, so that the 20 KB laboratory is not loaded to test for it. */
const prefix = "#q=";

/** Returns the circuit in the address, still to be read; `null` where there is none. */
export function circuitInHash(): string | null {
  const { hash } = window.location;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null;
}

export const hashOf = (circuit: string) => prefix + circuit;
