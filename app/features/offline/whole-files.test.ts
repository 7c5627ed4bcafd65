import { describe, expect, test } from "vitest";
import { digestHeader } from "./offline-rules";
import { digestOf, isFile, isWholeText, judge, wholeFile } from "./whole-files";

const encoded = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const answer = (
  body: string,
  type: string,
  { redirected = false, status = 200, kind = "basic", headers = {} } = {},
) => {
  const response = new Response(body, { status, headers: { "Content-Type": type, ...headers } });
  Object.defineProperty(response, "type", { value: kind });
  Object.defineProperty(response, "redirected", { value: redirected });
  return response;
};
const script = "export const a = 1;";
const portal = "<!doctype html><title>Hyr</title></html>";

describe("a file is kept only as what it is", () => {
  test.each([
    ["/assets/a-1.js", "text/javascript; charset=utf-8"],
    ["/assets/a-1.js", "application/javascript"],
    ["/assets/a-1.css", "text/css"],
    ["/assets/a-1.woff2", "font/woff2"],
    ["/figures/a.svg", "image/svg+xml"],
    ["/pictures/a.1a2b.720x480.webp", "image/webp"],
    ["/pack-files.json", "application/json"],
  ])("%s as %s is", (path, type) => {
    expect(isFile(path, answer("", type))).toBe(true);
    expect(isFile(path, answer("", "text/html"))).toBe(false);
    expect(isFile(path, answer("", type, { redirected: true }))).toBe(false);
    expect(isFile(path, answer("", type, { status: 203 }))).toBe(false);
    expect(isFile(path, answer("", type, { kind: "opaque" }))).toBe(false);
  });

  test("a script of this build is kept with its digest, a rewritten or cut one is not", async () => {
    const digest = await digestOf(encoded(script));
    expect(digest).toMatch(/^[\w+/]{8}$/);
    const whole = await wholeFile("/assets/a.js", answer(script, "text/javascript"), digest);
    expect([await whole?.clone().text(), whole?.headers.get(digestHeader)]).toEqual([script, digest]);
    for (const other of [`${script}// filter`, script.slice(0, 9), portal]) {
      expect(await wholeFile("/assets/a.js", answer(other, "text/javascript"), digest)).toBeNull();
    }
    // A file of another build has no known digest.
    expect(await wholeFile("/assets/a.js", answer(script, "text/javascript"))).toBeNull();
  });

  test("a drawing is kept to its end", async () => {
    const svg = (body: string) => wholeFile("/figures/a.svg", answer(body, "image/svg+xml"));
    expect(await svg("<svg><path/></svg>\n")).not.toBeNull();
    expect(await svg("<svg><pa")).toBeNull();
  });

  test.each([
    ["<html><p>Uji</p></html><!--$-->", "text/html; charset=utf-8", true],
    ["<html><p>Uj", "text/html; charset=utf-8", false],
    ['{"pages":[]}', "application/json", true],
    ['{"pages":[', "application/json", false],
  ])("%s as %s came to its end: %s", (text, type, isWhole) => {
    expect(isWholeText(text, type)).toBe(isWhole);
  });
});

describe("a kept file is handed out", () => {
  const kept = async (path: string, body: string, digest?: string, type = "text/javascript") =>
    judge(path, answer(body, type, { headers: digest ? { [digestHeader]: digest } : {} }));

  test("as it was when it came", async () => {
    const digest = await digestOf(encoded(script));
    expect(await kept("/assets/a.js", script, digest)).toBe("whole");
    expect(await kept("/assets/a.js", script.slice(0, 9), digest)).toBe("broken");
  });

  test("of an earlier worker only without a network, and never a page as a script or a picture", async () => {
    expect(await kept("/assets/a.js", script)).toBe("unsure");
    expect(await kept("/assets/a.js", portal, undefined, "text/html")).toBe("broken");
    expect(await kept("/covers/a.svg", portal, undefined, "text/html")).toBe("broken");
    expect(await kept("/covers/a.svg", "<svg/>", undefined, "image/svg+xml")).toBe("whole");
  });
});
