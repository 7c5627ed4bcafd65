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

/**
 * Makes the request handler. It is here, since the Worker would otherwise contain a second Remix beside this build's.
 */
export const createHandler = (build: ServerBuild) => createRequestHandler(build, "production");

/** Identifies this build of the code in the keys of cached responses. The build command sets it. */
export const buildId: string | undefined = import.meta.env.VITE_BUILD_ID;

/** Milliseconds after which a missing field of a page is given up. */
const streamTimeout = 5_000;

/** Logs one line for each failure; the visitor sees the error boundary. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) console.error(`${new URL(request.url).pathname}: ${error}`);
}

/**
 * Renders a page of either kind with the streaming renderer. So the Worker carries only one renderer. A reading page is
 * awaited whole; a hydrated page is streamed, since Single Fetch sends its data to the browser through the stream.
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
