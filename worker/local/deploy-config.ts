/**
 * `wrangler.toml` with the id of the KV namespace at its binding. The file of the project names no id: the same project is
 * deployed to any account, and without one wrangler's local KV goes by the binding's name.
 */
export function withNamespaceId(toml: string, id: string): string {
  const binding = /^binding = "MAGAZINE"$/m;
  if (!binding.test(toml)) throw new Error('wrangler.toml nuk ka më rreshtin: binding = "MAGAZINE"');
  return toml.replace(binding, `binding = "MAGAZINE"\nid = "${id}"`);
}

/** The public address among what wrangler notes of its run (`WRANGLER_OUTPUT_FILE_PATH`, a JSON object a line). */
export function deployedAddress(notes: string): string | null {
  for (const line of notes.split("\n").filter((each) => each !== "")) {
    const { type, targets } = JSON.parse(line) as { type: string; targets?: string[] };
    const address = type === "deploy" ? targets?.find((target) => target.startsWith("https://")) : undefined;
    if (address !== undefined) return new URL(address).origin;
  }
  return null;
}
