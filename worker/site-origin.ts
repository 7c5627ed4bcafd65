/** A host of this machine or of its network, where nothing speaks https. */
const isLocal = (hostname: string) => /^(?:localhost|[\d.]+|\[.*\])$/.test(hostname);

/**
 * The origin by which pages, the feed and the map of the site name themselves: what the deployment told. Without one, on
 * this machine and in the minute before the first deployment knows its address, the request's.
 *
 * @param told nothing else than an origin counts
 */
export function originOf({ protocol, hostname, host }: URL, told: string | undefined): string {
  const known = told === undefined ? null : originIn(told);
  return known ?? `${isLocal(hostname) ? protocol : "https:"}//${host}`;
}

function originIn(text: string): string | null {
  try {
    const { protocol, origin } = new URL(text);
    return protocol === "https:" || protocol === "http:" ? origin : null;
  } catch {
    return null;
  }
}
