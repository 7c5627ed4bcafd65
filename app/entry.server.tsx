import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { closingTagsLast } from "./closing-tags";
import { isHydrated } from "./hydration";
import { type PageScripts, scriptsHeader } from "./magazine/page-scripts";
import { NonceContext } from "./nonce";
import { OriginContext } from "./origin";
import { matchedRoutes } from "./remix-internals";

/** Makes the handler of requests. Here, since the Worker would else carry a second Remix beside this build's. */
export const createHandler = (build: ServerBuild) => createRequestHandler(build, "production");

/** Names this build of the code, for what is kept of its answers. The build command sets it. */
export const buildId: string | undefined = import.meta.env.VITE_BUILD_ID;

/** Milliseconds after which a field that has not arrived is given up. */
const streamTimeout = 5_000;

/** One line for each failure; what the visitor sees is the error boundary's. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) console.error(`${new URL(request.url).pathname}: ${error}`);
}

/**
 * Renders a page. Both kinds by the streaming renderer, so that the Worker carries one: a reading page is awaited whole,
 * a page that is played with is streamed, since with Single Fetch its data reaches the browser through the stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce: ownNonce }: AppLoadContext,
) {
  const hydrate = isHydrated(matchedRoutes(context));
  const nonce = hydrate ? ownNonce : undefined;
  let failed = false;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <OriginContext.Provider value={new URL(request.url).origin}>
        <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </OriginContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  if (!hydrate) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (hydrate) headers.set(scriptsHeader, "nonce" satisfies PageScripts);
  return new Response(hydrate ? body.pipeThrough(closingTagsLast()) : body, { status: failed ? 500 : status, headers });
}
