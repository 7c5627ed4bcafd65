/**
 * Hashes a text to 32 bits by FNV-1a over UTF-16 units. Source: Fowler, Noll and Vo (offset 2166136261, prime
 * 16777619). It is fast and short, but not for secrets, nor for uses where two texts must never collide.
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
