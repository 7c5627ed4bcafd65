/** Bodies that mean harm, by what they try. Each calls `harm()`, asks for something at `elsewhere`, or both. */
export interface HostileClass {
  name: string;
  bodies: string[];
}

/** Where no request may ever go. */
export const elsewhere = "https://harm.example";

/** Every combination of two lists. */
export function each<A, B>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => string): string[] {
  return first.flatMap((a) => second.map((b) => make(a, b)));
}

export const base64 = (text: string) => Buffer.from(text).toString("base64");
