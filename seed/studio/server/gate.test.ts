import { describe, expect, it } from "vitest";
import { refusePreview, refuseStudio } from "./gate";

const own = { host: "127.0.0.1:9418" };
const api = (headers: Record<string, string>, method = "POST") =>
  refuseStudio({ method, path: "/api/save", headers }, 9418, "s3kret")?.status ?? 200;

describe("the studio answers", () => {
  it("its own page, which has the token", () => {
    const headers = {
      ...own,
      "x-studio-token": "s3kret",
      origin: "http://127.0.0.1:9418",
      "sec-fetch-site": "same-origin",
    };
    expect(api(headers)).toBe(200);
  });

  it("nobody without the token, or with another", () => {
    expect(api(own)).toBe(401);
    for (const token of ["", "s3kre", "s3kret ", "S3KRET"]) expect(api({ ...own, "x-studio-token": token })).toBe(401);
  });

  it("no other name of this computer, as a page gives that rebinds its own", () => {
    const headers = { "x-studio-token": "s3kret" };
    expect(api(headers)).toBe(421);
    for (const host of ["localhost:9418", "evil.example:9418", "127.0.0.1", "127.0.0.1:9419", "[::1]:9418"]) {
      expect(api({ ...headers, host })).toBe(421);
    }
  });

  it("no other origin, not even with the token", () => {
    const headers = { ...own, "x-studio-token": "s3kret" };
    for (const origin of ["https://evil.example", "null", "http://127.0.0.1:9419", "https://127.0.0.1:9418"]) {
      expect(api({ ...headers, origin })).toBe(403);
    }
    for (const site of ["cross-site", "same-site"]) expect(api({ ...headers, "sec-fetch-site": site })).toBe(403);
  });

  it("a page that is only opened, which holds nothing of the magazine, without a token", () => {
    const page = (method: string) => refuseStudio({ method, path: "/", headers: own }, 9418, "s3kret");
    expect(page("GET")).toBeNull();
    expect(page("POST")?.status).toBe(405);
  });
});

describe("the page to look at", () => {
  const ask = (headers: Record<string, string>, token: string | null, method = "GET") =>
    refusePreview({ method, path: "/physics/graviteti", headers }, 9418, { received: token, wanted: "bilete" })
      ?.status ?? 200;

  it("stands in the studio's frame alone", () => {
    expect(ask({ ...own, "sec-fetch-site": "same-site" }, "bilete")).toBe(200);
    expect(ask({ ...own, "sec-fetch-site": "cross-site" }, "bilete")).toBe(403);
    expect(ask(own, null)).toBe(401);
    expect(ask(own, "tjetër")).toBe(401);
    expect(ask({ host: "prizma.evil.example:9418" }, "bilete")).toBe(421);
    expect(ask(own, "bilete", "POST")).toBe(405);
  });
});
