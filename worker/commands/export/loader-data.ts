import { decode } from "turbo-stream";

/**
 * Decodes the body of a `.data` answer. Remix documents no format of Single Fetch; it is turbo-stream's, of the version
 * that @remix-run/server-runtime depends on.
 *
 * @param routeId whose loader is asked
 * @returns what the loader returned
 * @throws where the loader failed or said nothing
 */
export async function decodeLoaderData(body: ReadableStream<Uint8Array>, routeId: string): Promise<unknown> {
  const { value } = await decode(body);
  const answer = (value as Record<string, { data?: unknown } | undefined>)[routeId];
  if (answer === undefined || !("data" in answer)) throw new Error(`${routeId}: ${JSON.stringify(answer)}`);
  return answer.data;
}
