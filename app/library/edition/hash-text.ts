/** Computes the first 16 hex digits of a text's SHA-256, for keys and versions. */
export const hashText = (text: string): Promise<string> => hashBytes(new TextEncoder().encode(text).buffer);

/** Computes the same of a text that is encoded as UTF-8. */
export async function hashBytes(encoded: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", encoded));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
