import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";
import { isHydrated } from "./hydration";
import { NonceContext } from "./nonce";

/** Milliseconds after which a field that has not arrived is given up. */
const streamTimeout = 5_000;

/** One line for each failure; what the visitor sees is the error boundary's. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) console.error(`${new URL(request.url).pathname}: ${error}`);
}

/**
 * Renders a page. A reading page becomes a string; a page that is played with must be streamed, since with
 * Single Fetch its data reaches the browser through the stream.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { nonce }: AppLoadContext,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const matched = context.staticHandlerContext.matches.map(({ route }) => context.routeModules[route.id]);
  if (!isHydrated(matched)) {
    const html = renderToString(<RemixServer context={context} url={request.url} />);
    return new Response(`<!doctype html>${html}`, { status, headers });
  }
  headers.set("X-Hydrated", "1");
  let responseStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        responseStatus = 500;
        console.error(error);
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  return new Response(body, { status: responseStatus, headers });
}
