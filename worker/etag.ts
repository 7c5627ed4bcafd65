import { fnv1a } from "../app/magazine/hash";

/**
 * Tags an address: an unchanged page costs a 304 and not a render. It names the address: whoever holds it was given
 * this address with status 200, so no page has to be looked for. Weak, since the network compresses pages.
 *
 * @param state edition, build and year
 */
export function tagOf(state: string, address: string): string {
  return `W/"${state}.${fnv1a(address).toString(36)}"`;
}

/** Whether `If-None-Match` names this tag (RFC 9110, 13.1.2: weak comparison, a list). */
export function isHeld(held: string | null, tag: string): boolean {
  if (held === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return held.split(",").some((each) => opaque(each) === opaque(tag));
}

/** Whether `If-None-Match` is satisfied by any page that exists. */
export const holdsAny = (held: string | null): boolean => held?.trim() === "*";
