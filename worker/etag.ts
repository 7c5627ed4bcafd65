import { fnv1a } from "../app/magazine/hash";

/**
 * A weak tag for each address, so that an unchanged answer costs a 304 and not a render. The address is part of it:
 * whoever holds the tag was given this very address with status 200, so the tag alone proves that there is something
 * to be unchanged. Weak, since the network compresses what the Worker sends.
 */
export function tagOf(state: string, address: string): string {
  return `W/"${state}.${fnv1a(address).toString(36)}"`;
}

/** Whether the visitor holds this very answer (RFC 9110, 13.1.2: weak comparison, a list). */
export function isHeld(held: string | null, tag: string): boolean {
  if (held === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return held.split(",").some((each) => opaque(each) === opaque(tag));
}

/** Whether the visitor says that any answer will do, which only one that exists can satisfy. */
export const holdsAny = (held: string | null): boolean => held?.trim() === "*";
