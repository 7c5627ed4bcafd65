/** Makes an error of the API: `application/problem+json` (RFC 9457). */
export function apiError(status: number, title: string, detail: string, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail }), {
    status,
    headers: { "Content-Type": "application/problem+json", "Access-Control-Allow-Origin": "*", ...headers },
  });
}
