/**
 * Tests the headers of every response, whatever its status. The rules are of Google's CSP Evaluator and Mozilla's HTTP
 * Observatory. The Observatory's package includes a database and a web server, so its published tests
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) are applied to the headers directly; for tests that
 * need https the header is read.
 */
import { Version } from "csp_evaluator/dist/csp";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { realEdition } from "../real-magazine";
import { toldOrigin } from "./built-worker";
import { type FaultyWorker, startFaultyWorker } from "./faulty-worker";

interface Asked {
  kind: "reading" | "model" | "hydrated" | "api" | "file";
  status: number;
  address: string;
  init?: { method?: string; headers?: Record<string, string> };
}

/** Asks for any version but the one there is. */
const anyVersion = { headers: { "If-None-Match": "*" } };

/** Each kind of response with each status that it can have. */
const answers: Record<string, Asked> = {
  "a lesson with a model": { kind: "model", status: 200, address: "/physics/ligjet-e-njutonit" },
  "a chapter": { kind: "reading", status: 200, address: "/physics/mekanika" },
  "a reading page": { kind: "reading", status: 200, address: "/about" },
  "an unchanged lesson with a model": {
    kind: "model",
    status: 304,
    address: "/physics/ligjet-e-njutonit",
    init: anyVersion,
  },
  "the home page": { kind: "reading", status: 200, address: "/" },
  "a hydrated page": { kind: "hydrated", status: 200, address: "/math/number-ninja" },
  "the cards of a class": { kind: "reading", status: 200, address: "/klasa/kartela" },
  "the page of a class": { kind: "hydrated", status: 200, address: "/klasa" },
  "the page of a class, unchanged": {
    // Who asks for any version is not known to hold a hydrated page.
    kind: "reading",
    status: 304,
    address: "/klasa",
    init: anyVersion,
  },
  "the page that hands work to a class": { kind: "hydrated", status: 200, address: "/mesuesi/detyre" },
  "a page asked for with HEAD": { kind: "reading", status: 200, address: "/math", init: { method: "HEAD" } },
  "data of a page": { kind: "reading", status: 200, address: "/math/number-ninja.data" },
  "an answer of the API": { kind: "api", status: 200, address: "/api/contents?fields=summary" },
  "a page that moved": { kind: "reading", status: 301, address: "/astronomia" },
  "an unchanged page": { kind: "reading", status: 304, address: "/math", init: anyVersion },
  "an unchanged answer of the API": {
    kind: "api",
    status: 304,
    address: "/api/categories",
    init: anyVersion,
  },
  "an address with too many slashes": { kind: "reading", status: 308, address: "/math//pitagora/" },
  "a question the API does not know": { kind: "api", status: 400, address: "/api/categories?type=biology" },
  "a lesson that is not there": { kind: "reading", status: 404, address: "/math/nuk-ka" },
  // Its dot flies by a script of the site.
  "an address that is not there": { kind: "model", status: 404, address: "/nuk-ka/fare" },
  "an address that does not decode": { kind: "model", status: 404, address: "/%E0%A4%A" },
  "an address the API does not have": { kind: "api", status: 404, address: "/api/nuk-ka" },
  "a method that pages refuse": { kind: "reading", status: 405, address: "/math", init: { method: "POST" } },
  "a method that the API refuses": { kind: "api", status: 405, address: "/api/contents", init: { method: "DELETE" } },
  "a picture": { kind: "file", status: 200, address: "/covers/graviteti.svg" },
  "a figure": { kind: "file", status: 200, address: "/figures/kulla-nga-toka.svg" },
  "a picture of the gallery": { kind: "file", status: 200, address: "/gallery/hydraulics/makina-ne-prerje.svg" },
  "the service worker": { kind: "file", status: 200, address: "/service-worker.js" },
  "what a phone shows of the site": { kind: "file", status: 200, address: "/manifest.webmanifest" },
  "the site's sign": { kind: "file", status: 200, address: "/favicon.svg" },
  "a sheet to print": { kind: "file", status: 200, address: "/pdf/makina-hidraulike.pdf" },
  "a film": { kind: "file", status: 200, address: "/films/hydraulics.mp4" },
  "a part of a film": {
    kind: "file",
    status: 206,
    address: "/films/hydraulics.mp4",
    init: { headers: { Range: "bytes=0-1" } },
  },
  "the captions of a film": { kind: "file", status: 200, address: "/films/hydraulics.vtt" },
  "what may be fetched ahead": { kind: "file", status: 200, address: "/speculation-rules.json" },
  "a shared picture": { kind: "file", status: 200, address: "/social/prizma.png" },
  "a file of the deployed edition": { kind: "file", status: 200, address: "/edition/manifest.json" },
};

let worker: FaultyWorker;
const got = new Map<string, { headers: Headers; status: number; text: string }>();

async function fetchOnce(name: string, { address, init }: Asked) {
  const response = await worker.get(address, init);
  got.set(name, { headers: response.headers, status: response.status, text: await response.text() });
}

beforeAll(async () => {
  worker = await startFaultyWorker();
  await worker.restart(realEdition());
  for (const [name, responded] of Object.entries(answers)) await fetchOnce(name, responded);
  const { text } = got.get("the home page") ?? { text: "" };
  const sheet = /\/assets\/[^"]+\.css/.exec(text)?.[0] ?? "";
  await fetchOnce("a hashed file", { kind: "file", status: 200, address: sheet });
  const held = got.get("a picture")?.headers.get("ETag") ?? "";
  await fetchOnce("an unchanged picture", {
    kind: "file",
    status: 304,
    address: "/covers/graviteti.svg",
    init: { headers: { "If-None-Match": held } },
  });
  await worker.set({ unbound: true });
  await fetchOnce("a Worker that failed", { kind: "reading", status: 500, address: "/physics/uji" });
  await fetchOnce("an API that failed", { kind: "api", status: 500, address: "/api/authors/1" });
  await worker.set({});
});
afterAll(() => worker?.stop());

const cases: [name: string, asked: Pick<Asked, "kind" | "status">][] = [
  ...Object.entries(answers),
  ["a hashed file", { kind: "file", status: 200 }],
  ["an unchanged picture", { kind: "file", status: 304 }],
  ["a Worker that failed", { kind: "reading", status: 500 }],
  ["an API that failed", { kind: "api", status: 500 }],
];

/** Returns the directives of a policy. */
function policyOf(headers: Headers): Map<string, string> {
  const directives = (headers.get("Content-Security-Policy") ?? "").split(";").map((part) => part.trim());
  return new Map(
    directives.map((part): [string, string] => {
      const [name = "", ...values] = part.split(/\s+/);
      return [name, values.join(" ")];
    }),
  );
}

describe.each(cases)("%s", (name, { kind, status }) => {
  const headers = () => got.get(name)?.headers ?? new Headers();

  test("has the status that is meant", () => {
    expect(got.get(name)?.status).toBe(status);
  });

  if (status === 304 && kind !== "file") {
    test("leaves the policies to the answer that the browser holds, whose scripts and camera it knows", () => {
      for (const policy of ["Content-Security-Policy", "Permissions-Policy"]) expect(headers().get(policy)).toBeNull();
    });
  } else {
    test("leaves the CSP Evaluator nothing to find", () => {
      const { csp } = new CspParser(headers().get("Content-Security-Policy") ?? "");
      const found = new CspEvaluator(csp, Version.CSP3).evaluate();
      // The evaluator warns that 'self' is unsafe on a site with uploads or JSONP. This site serves neither.
      const faults = found.filter(({ value }) => !(["model", "hydrated"].includes(kind) && value === "'self'"));
      expect(faults.map(({ directive, value, description }) => [directive, value, description])).toEqual([]);
    });

    test("Observatory, Content Security Policy: nothing by default, nothing unsafe", () => {
      const policy = policyOf(headers());
      expect(policy.get("default-src")).toBe("'none'");
      expect([...policy.values()].join(" ")).not.toMatch(/unsafe|\*|data:|blob:|http:/);
      expect([policy.get("object-src"), policy.get("base-uri")]).toEqual(["'none'", "'none'"]);
      expect(["'self'", "'none'"]).toContain(policy.get("form-action"));
      expect(policy.get("script-src")).toBe(kind === "hydrated" || kind === "model" ? "'self'" : "'none'");
      expect([undefined, "https://www.youtube-nocookie.com"]).toContain(policy.get("frame-src"));
    });

    test("denies what the magazine does not use; the camera is for one page, in no frame", () => {
      const denied = headers().get("Permissions-Policy") ?? "";
      for (const power of ["microphone", "geolocation", "payment", "usb", "serial", "display-capture"]) {
        expect(denied).toContain(`${power}=()`);
      }
      expect(denied).toContain(name === "the page of a class" ? "camera=(self)" : "camera=()");
      expect(denied).not.toContain("*");
    });

    test("Observatory, X-Frame-Options: by frame-ancestors, which wins over it", () => {
      expect(policyOf(headers()).get("frame-ancestors")).toBe("'self'");
    });
  }

  test("Observatory, cookies: none", () => {
    expect(headers().get("Set-Cookie")).toBeNull();
  });

  test("Observatory, Cross-Origin Resource Sharing: what is public by intent, and only that", () => {
    expect(headers().get("Access-Control-Allow-Credentials")).toBeNull();
    expect(headers().get("Access-Control-Allow-Origin")).toBe(kind === "api" ? "*" : null);
  });

  test("Observatory, Strict-Transport-Security: two years, subdomains, preload", () => {
    expect(headers().get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains; preload");
  });

  test("Observatory, Referrer-Policy", () => {
    expect(headers().get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });

  test("Observatory, X-Content-Type-Options", () => {
    expect(headers().get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("Observatory, Cross-Origin Resource Policy", () => {
    expect(headers().get("Cross-Origin-Resource-Policy")).toBe(kind === "api" ? "cross-origin" : "same-origin");
  });

  test("Observatory, Cross-Origin Opener and Embedder Policy", () => {
    expect(headers().get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers().get("Cross-Origin-Embedder-Policy")).toBe(kind === "hydrated" ? null : "require-corp");
  });

  test("Observatory, redirection: stays on the site", () => {
    const location = headers().get("Location");
    expect(location === null || /^\/[^/\\]/.test(location)).toBe(true);
  });

  test("tells nothing about what it is made with", () => {
    for (const telling of ["Server", "X-Powered-By", "X-Scripts", "X-Camera", "X-Remix-Response", "Via"]) {
      if (telling === "X-Remix-Response" && name === "data of a page") continue;
      expect([telling, headers().get(telling)]).toEqual([telling, null]);
    }
  });
});

describe("pages", () => {
  const html = (name: string) => got.get(name)?.text ?? "";

  test("Observatory, Subresource Integrity: every script and style is the site's own", () => {
    for (const name of ["a reading page", "the home page", "a hydrated page"]) {
      const sources = [...html(name).matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]*)"/g)].map(
        ([, url]) => url,
      );
      const own = ["http://localhost/", `${toldOrigin}/`];
      const foreign = sources.filter(
        (url = "") => !/^\/(?!\/)/.test(url) && !own.some((origin) => url.startsWith(origin)),
      );
      expect([name, foreign]).toEqual([name, []]);
    }
  });

  test("for reading carry no script, no inline style and no handler", () => {
    for (const name of ["a reading page", "a chapter", "the home page", "a lesson that is not there"]) {
      expect(html(name)).not.toMatch(/<script(?! type="application\/ld\+json")|<style|<[^>]+\s(?:on\w+|style)=/i);
    }
  });

  test("that are played with carry no inline script: their data is JSON, which browsers do not run", async () => {
    const page = html("a hydrated page");
    const inline = [...page.matchAll(/<script\b(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(inline.length).toBeGreaterThan(0);
    for (const attributes of inline) expect(attributes).toMatch(/^type="application\/(?:ld\+)?json"/);
    expect(page).not.toMatch(/nonce/);
  });
});
