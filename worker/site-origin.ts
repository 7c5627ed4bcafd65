/** Tells whether a host is this machine or in its network. No server uses https there. */
const isLocal = (hostname: string) => /^(?:localhost|[\d.]+|\[.*\])$/.test(hostname);

/**
 * Returns the origin that pages, the feed and the site map state. It is the one of the deployment. If it is missing,
 * the request's origin counts, on this machine and in the minute before the first deployment knows its address.
 *
 * @param configured ignored unless it is an origin
 */
export function originOf({ protocol, hostname, host }: URL, configured: string | undefined): string {
  const known = configured === undefined ? null : originIn(configured);
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
