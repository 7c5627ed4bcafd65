import { apiError } from "../app/magazine/api-error";
import { siteName } from "../app/magazine/site";
import { addHeaders, fitToRequest } from "./response-headers";

const page = `<!doctype html>
<html lang="sq">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Faqja nuk u hap · ${siteName}</title>
</head>
<body>
<main>
<h1>Faqja nuk u hap</h1>
<p>Diçka u prish te ne, jo te ti. Prit një minutë dhe provoje përsëri.</p>
<p><a href="">Provo përsëri</a> · <a href="/">Kthehu në kreun e revistës</a></p>
</main>
</body>
</html>
`;

/** Responds after an error of the Worker itself. It reads nothing, so no broken data can break it. */
export function lastResort(request: Request): Response {
  const api = request.url.replace(/^[a-z]+:\/\/[^/]*/i, "").startsWith("/api/");
  const response = api
    ? apiError(500, "Internal Server Error", "The magazine failed to answer.")
    : new Response(page, { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } });
  return fitToRequest(addHeaders(response, { api }), request);
}
