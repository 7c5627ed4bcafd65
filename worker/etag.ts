import { fnv1a } from "../app/magazine/hash";

/**
 * Makes the entity tag of an address. An unchanged page then costs a 304 and not a render. The tag names the address:
 * its holder received this address with status 200, so the Worker need not look up the page. It is weak, since the
 * network compresses pages.
 *
 * @param state edition, build and year
 */
export function tagOf(state: string, address: string): string {
  return `W/"${state}.${fnv1a(address).toString(36)}"`;
}

/**
 * Makes the tag of a played page from that of its address. Whoever holds it must ask each time, since the scripts of an
 * earlier deployment are gone; the 304 says so again without looking up the page.
 */
export const playedTag = (tag: string): string => tag.replace(/"$/, '.p"');

/** Tells whether `If-None-Match` names this tag (RFC 9110, 13.1.2: weak comparison, a list). */
export function isHeld(held: string | null, tag: string): boolean {
  if (held === null) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return held.split(",").some((each) => opaque(each) === opaque(tag));
}

/** Tells whether any existing page satisfies `If-None-Match`. */
export const holdsAny = (held: string | null): boolean => held?.trim() === "*";
