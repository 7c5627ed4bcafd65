import type { LinksFunction } from "@remix-run/cloudflare";
import href from "./print-fronts.css?url";

export const frontsOnPaper = { rel: "stylesheet", href, media: "print" } as const;

/** Links the sheet of paper that only the front page, the departments and the chapters need. */
export const links: LinksFunction = () => [frontsOnPaper];
