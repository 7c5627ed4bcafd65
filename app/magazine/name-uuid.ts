/** The namespace of names that are URLs (RFC 9562, 6.6). */
const urlNamespace = Uint8Array.from("6ba7b8119dad11d180b400c04fd430c8".match(/../g) ?? [], (hex) => parseInt(hex, 16));

/** Makes the UUID of a name (version 5, RFC 9562, 5.5). The same name has the same one on every machine. */
export async function nameUuid(name: string): Promise<string> {
  const bytes = new Uint8Array([...urlNamespace, ...new TextEncoder().encode(name)]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
