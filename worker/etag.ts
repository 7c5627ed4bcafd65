/**
 * A weak tag for each address, so that an unchanged answer costs a 304 and not a render. The address is part of it:
 * whoever holds the tag was given this very address with status 200, so the tag alone proves that there is something
 * to be unchanged. Weak, since the network compresses what the Worker sends.
 */
export function tagOf(state: string, address: string): string {
  return `W/"${state}.${fingerprint(address)}"`;
}

/** Whether the visitor holds this very answer (RFC 9110, 13.1.2: weak comparison, a list). */
export function isHeld(held: string | null, tag: string): boolean {
  if (held === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return held.split(",").some((each) => opaque(each) === opaque(tag));
}

/** Whether the visitor says that any answer will do, which only one that exists can satisfy. */
export const holdsAny = (held: string | null): boolean => held?.trim() === "*";

/** FNV-1a, 32 bits, in base 36: tells a magazine's few hundred addresses apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
