/** Malicious bodies, grouped by their attack. Each calls `harm()`, makes a request to `elsewhere`, or both. */
export interface HostileClass {
  name: string;
  bodies: string[];
}

/** The origin that must never get a request. */
export const elsewhere = "https://harm.example";

/** Combines every item of two lists. */
export function each<A, B>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => string): string[] {
  return first.flatMap((a) => second.map((b) => make(a, b)));
}

export const base64 = (text: string) => Buffer.from(text).toString("base64");
