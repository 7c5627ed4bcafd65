/** An error of the API as `application/problem+json` (RFC 9457). */
export function problem(status: number, title: string, detail: string, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail }), {
    status,
    headers: { "Content-Type": "application/problem+json", "Access-Control-Allow-Origin": "*", ...headers },
  });
}
