import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchPath } from "../magazine/search-path";

/** Responds to `GET /robots.txt`: robots may read everything except search results. Of these there is no end. */
export function loader({ request }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  const text = `User-agent: *\nDisallow: ${searchPath}?\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
