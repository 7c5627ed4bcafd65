/**
 * Writes the id of the KV namespace into `wrangler.toml`. The project's file names no id, because the same project is
 * deployed to any account; without an id wrangler's local KV uses the binding's name.
 */
export function withNamespaceId(toml: string, id: string): string {
  const binding = /^binding = "MAGAZINE"$/m;
  if (!binding.test(toml)) throw new Error('wrangler.toml nuk ka më rreshtin: binding = "MAGAZINE"');
  return toml.replace(binding, `binding = "MAGAZINE"\nid = "${id}"`);
}

/** The Worker's variable that holds its public origin (`worker/site-origin.ts`). */
export const originVariable = "SITE_ORIGIN";

/**
 * Parses an address given by an operator into an origin. `http:` is allowed only on this machine, for the tests.
 *
 * @throws Error if it is not the `https:` address of a whole site, for example without its scheme
 */
export function publicOrigin(address: string): string {
  const { protocol, hostname, pathname, search, hash, username, origin } = new URL(address);
  const secure = protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "localhost"].includes(hostname));
  if (!secure || pathname !== "/" || `${search}${hash}${username}` !== "") throw new Error(`no address: ${address}`);
  return origin;
}

/**
 * Finds the public address in the log of a wrangler run. The log is at `WRANGLER_OUTPUT_FILE_PATH`, with one JSON
 * object per line.
 */
export function deployedAddress(notes: string): string | null {
  for (const line of notes.split("\n").filter((each) => each !== "")) {
    const { type, targets } = JSON.parse(line) as { type: string; targets?: string[] };
    const address = type === "deploy" ? targets?.find((target) => target.startsWith("https://")) : undefined;
    if (address !== undefined) return new URL(address).origin;
  }
  return null;
}
