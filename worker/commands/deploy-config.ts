/**
 * `wrangler.toml` with the id of the KV namespace at its binding. The file of the project names no id: the same project is
 * deployed to any account, and without one wrangler's local KV goes by the binding's name.
 */
export function withNamespaceId(toml: string, id: string): string {
  const binding = /^binding = "MAGAZINE"$/m;
  if (!binding.test(toml)) throw new Error('wrangler.toml nuk ka më rreshtin: binding = "MAGAZINE"');
  return toml.replace(binding, `binding = "MAGAZINE"\nid = "${id}"`);
}

/** The Worker's variable that holds its public origin (`worker/site-origin.ts`). */
export const originVariable = "SITE_ORIGIN";

/**
 * An address that an operator names, as an origin. `http:` only on this machine, where the tests are.
 *
 * @throws Error for what is no `https:` address of a whole site, such as one without its scheme
 */
export function publicOrigin(address: string): string {
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(address);
  const secure = protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "localhost"].includes(hostname));
  if (!secure || pathname !== "/" || `${search}${hash}${username}` !== "") throw new Error(`no address: ${address}`);
  return origin;
}

/**
 * Finds the public address in wrangler's notes of its run. They are at `WRANGLER_OUTPUT_FILE_PATH`, a JSON object a
 * line.
 */
export function deployedAddress(notes: string): string | null {
  for (const line of notes.split("\n").filter((each) => each !== "")) {
    const { type, targets } = JSON.parse(line) as { type: string; targets?: string[] };
    const address = type === "deploy" ? targets?.find((target) => target.startsWith("https://")) : undefined;
    if (address !== undefined) return new URL(address).origin;
  }
  return null;
}
