import { decode } from "turbo-stream";

/**
 * Decodes the body of a `.data` response. Remix documents no format of Single Fetch; it is turbo-stream's, in the
 * version that @remix-run/server-runtime depends on.
 *
 * @param routeId the route of the loader
 * @returns the data of the loader
 * @throws if the loader failed or returned nothing
 */
export async function decodeLoaderData(body: ReadableStream<Uint8Array>, routeId: string): Promise<unknown> {
  const { value } = await decode(body);
  const answer = (value as Record<string, { data?: unknown } | undefined>)[routeId];
  if (answer === undefined || !("data" in answer)) throw new Error(`${routeId}: ${JSON.stringify(answer)}`);
  return answer.data;
}
