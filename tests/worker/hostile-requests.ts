/** Generates requests of attackers and of broken programs. */
import fc from "fast-check";

export interface HostileRequest {
  method: string;
  /** The target as written in the request line. */
  target: string;
  headers: Record<string, string>;
}

/** A mark in every generated address. Unescaped in a response, `x9q<` would be markup, `x9q"` an attribute. */
export const addressMark = "x9q";
/** A mark in every generated header, which no response may contain in any form. */
export const headerMark = "h9q";

const knownSegments = [
  ...["math", "physics", "projects", "graviteti", "pitagora", "mekanika", "number-ninja", "waves-quiz", "fjalori"],
  ...["api", "contents", "slug", "categories", "authors", "glossary", "1", "7", "about", "astronomia"],
  ...["assets", "covers", "edition", "manifest.json", "_root.data", "graviteti.data", "favicon.ico", "__manifest"],
];
const oddSegments = [
  ...["..", ".", "...", "%2e%2e", "%2E%2E%2F", "..%2f..%2fetc%2fpasswd", "..;", "%252e%252e", "%c0%ae%c0%ae"],
  ...["%00", "graviteti%00.html", "%0d%0aSet-Cookie:%20x=1", "%0a", "%7f", "%E0%A4%A", "%", "%zz", "%ff%fe", "%80"],
  ...["%2F%2Fevil.example", "%5cevil.example", "\\evil.example", "evil.example", "@evil.example", "https:", "http:%2f"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "%5f%5fproto%5f%5f", "undefined", "null", "NaN"],
  ...["-1", "0", "1.5", "1e9", "99999999999999999999", "%D9%A1", "1%20", "+1", "0x1"],
  ...["%C3%A7el%C3%ABs", "\u00e7", "%F0%9F%94%A5", "%EF%BB%BF", "%E2%80%AE", "%u0041", "a%20b", "a+b", "a;b=c", "a:b"],
  ...[".git", ".env", "wp-login.php", "index.html", "_headers", "_redirects", "worker.js"],
  ...[`${addressMark}<script>`, `${addressMark}%3Cscript%3E`, `${addressMark}"onload=x`, `${addressMark}'`],
  ...[`${addressMark}%22%3E%3Cimg%20src=x%3E`, `${addressMark}{{7*7}}`, `${addressMark}%253Cb%253E`],
];
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...knownSegments) },
  { weight: 5, arbitrary: fc.constantFrom(...oddSegments) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => {
      return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
    }),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }).map(encodeURIComponent) },
);
const slashes = fc.constantFrom("/", "/", "/", "/", "/", "//", "///", "/./", "/../", "/\\", "%2f");
/** Prefixes of existing routes, so that a request goes beyond the first check. */
const doors = [
  ...["/api/categories/", "/api/authors/", "/api/contents/slug/", "/api/projects/", "/api/contents", "/api/categories"],
  ...["/math/", "/physics/", "/physics/projects/", "/physics/graviteti", "/math/number-ninja", "/", "/fjalori"],
];
const path = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...doors), segment)
      .map(([door, name]) => (door.length > 1 && door.endsWith("/") ? door + name : door)),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/", "/", "/", "//", "/./", "/\\", "/%2f"),
        fc.array(fc.tuple(segment, slashes), { maxLength: 5 }),
        fc.boolean(),
      )
      .map(([first, parts, open]) => {
        const whole = first + parts.map(([name, slash]) => name + slash).join("");
        return open ? `/${whole.replace(/^\/|\/+$/g, "")}` : whole;
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("/", "/math/", "/api/contents/slug/", "/%"),
        fc.constantFrom("a", "%41", "/a", "é", "..%2f"),
      )
      .map(([start, part]) => (start + part.repeat(Math.ceil(8_000 / part.length))).slice(0, 8_000)),
  },
);

const queryName = fc.constantFrom(
  ...["fields", "featured", "categoryId", "type", "print", "index", "_data", "seed", "FIELDS", "%66ields", "a", ""],
  ...["__proto__[x]", "constructor.prototype", "utm_source", "redirect", "url", "next", "callback", addressMark],
);
const queryValue = fc.oneof(
  fc.constantFrom("true", "false", "1", "7", "math", "physics", "summary", "routes/home", "", "//evil.example"),
  fc.constantFrom(
    `${addressMark}<b>`,
    `${addressMark}%3Cscript%3E`,
    `${addressMark}"`,
    "%00",
    "%E0",
    "%",
    "a".repeat(4_000),
  ),
  fc.constantFrom("-1", "1e99", "[object Object]", "TRUE", "true,false", "1 OR 1=1", "https://evil.example/"),
);
const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant("") },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(queryName, queryValue), { minLength: 1, maxLength: 4 })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value.replaceAll(" ", "%20")}`).join("&")}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("?", "??", "?&&&", "?=", "?%", `?${addressMark}<`, "?a[]=1&a[]=2", "?;") },
);

const mark = `${headerMark}<script>"'`;
const headers = fc.record(
  {
    Host: fc.constantFrom("evil.example", "evil.example:8080", "127.0.0.1", "[::1]", "xn--e-0fa.example", headerMark),
    "X-Forwarded-Host": fc.constantFrom("evil.example", mark),
    "X-Forwarded-Proto": fc.constantFrom("http", "javascript", mark),
    "X-Forwarded-For": fc.constantFrom("1.2.3.4", mark),
    "X-Forwarded-Prefix": fc.constantFrom("/evil", mark),
    "X-Original-URL": fc.constantFrom("/api/contents", `/${mark}`),
    "X-Rewrite-URL": fc.constantFrom("/api/contents", `/${mark}`),
    "X-HTTP-Method-Override": fc.constantFrom("DELETE", "POST"),
    Forwarded: fc.constantFrom("host=evil.example;proto=http"),
    "If-None-Match": fc.oneof(
      fc.constant("*"),
      fc.constantFrom('"', 'W/"', `W/"${mark}"`, '"a", "b", W/"c"', ",".repeat(3_000), "W/W/W/"),
    ),
    "If-Modified-Since": fc.constantFrom("Thu, 01 Jan 1970 00:00:00 GMT", "tomorrow", "9".repeat(400)),
    "If-Match": fc.constantFrom("*", '"x"'),
    "If-Range": fc.constantFrom('"x"', "tomorrow"),
    Range: fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,0-,0-,0-", "lines=1-2", mark),
    Accept: fc.constantFrom("*/*", "text/html", "application/json", "text/x-script", mark, "a/".repeat(2_000)),
    "Accept-Language": fc.constantFrom("sq", "en", mark, "x".repeat(2_000)),
    "Accept-Encoding": fc.constantFrom("identity", "gzip", "br;q=0", mark),
    Cookie: fc.constantFrom("a=1", `a=${mark}`, `a=${headerMark.repeat(2_700)}`, "__proto__=1", "=;=;="),
    Authorization: fc.constantFrom(`Basic ${mark}`, "Bearer x"),
    "User-Agent": fc.constantFrom("Googlebot/2.1", mark, "() { :; }; echo x", ""),
    Referer: fc.constantFrom("https://evil.example/", mark),
    Origin: fc.constantFrom("https://evil.example", "null", mark),
    "Content-Type": fc.constantFrom("text/html", "application/x-www-form-urlencoded", "multipart/form-data"),
    "Save-Data": fc.constantFrom("on", mark),
    "Sec-Purpose": fc.constantFrom("prefetch;prerender"),
    "X-Scripts": fc.constantFrom("1", mark),
    "X-Camera": fc.constantFrom("self", mark),
    "X-Remix-Revalidate": fc.constantFrom("yes"),
    "X-Edition": fc.constantFrom(mark),
    "X-Own-Headers": fc.constantFrom('[["set-cookie","a=1"]]'),
    "Cache-Control": fc.constantFrom("no-cache", "only-if-cached", "max-stale=99999"),
    Pragma: fc.constantFrom("no-cache"),
    Via: fc.constantFrom(mark),
    Cookie2: fc.constantFrom(mark),
  },
  { requiredKeys: [] },
);

/** The methods that the runtime passes to a Worker; it responds to the others itself. */
const methods = [
  ...["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PURGE", "COPY", "LOCK", "MKCOL", "MOVE", "PROPFIND"],
  ...["PROPPATCH", "SEARCH", "UNLOCK", "REPORT", "CHECKOUT", "MERGE", "NOTIFY", "SUBSCRIBE", "UNSUBSCRIBE"],
];

/** @param count number of requests. @param seed the same seed generates the same requests. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const few = headers.chain((all) => {
    const names = Object.keys(all);
    return fc.subarray(names, { maxLength: 4 }).map((chosen) => {
      return Object.fromEntries(chosen.map((name) => [name, all[name as keyof typeof all] ?? ""]));
    });
  });
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant("GET") },
    { weight: 1, arbitrary: fc.constant("HEAD") },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );
  const request = fc.record({ method, target: fc.tuple(path, query).map((parts) => parts.join("")), headers: few });
  return fc.sample(request, { numRuns: count, seed });
}
