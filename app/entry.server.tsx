import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { haveDrawings } from "./features/practice/figure-parts";
import { isHydrated } from "./hydration";
import { type PageScripts, scriptsHeader } from "./magazine/page-scripts";
import { allDrawings } from "./magazine/practice/drawings/all-drawings";
import { paintFigure } from "./magazine/practice/drawings/paint-figure";
import { OriginContext } from "./origin";
import { matchedRoutes } from "./remix-internals";

/**
 * Makes the request handler. It is here, since the Worker would otherwise contain a second Remix beside this build's.
 */
export const createHandler = (build: ServerBuild) => createRequestHandler(build, "production");

/** Identifies this build of the code in the keys of cached responses. The build command sets it. */
export const buildId: string | undefined = import.meta.env.VITE_BUILD_ID;

haveDrawings(allDrawings, paintFigure);

/** Logs one line for each failure; the visitor sees the error boundary. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) console.error(`${new URL(request.url).pathname}: ${error}`);
}

/**
 * Renders a page whole, so that it can be kept as bytes. It uses the streaming renderer, since that one awaits lazy
 * components.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false;
  const body = await renderToReadableStream(
    <OriginContext.Provider value={new URL(request.url).origin}>
      <RemixServer context={context} url={request.url} />
    </OriginContext.Provider>,
    {
      signal: request.signal,
      // React would send a part above 12,800 bytes later, with an inline script that puts it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (isHydrated(matchedRoutes(context))) headers.set(scriptsHeader, "played" satisfies PageScripts);
  return new Response(body, { status: failed ? 500 : status, headers });
}
