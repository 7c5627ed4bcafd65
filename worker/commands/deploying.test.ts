import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { deployedAddress, publicOrigin, withNamespaceId } from "./deploy-config";
import { type SmokeDeps, smokeTest } from "./smoke-test";

const toml = readFileSync(fileURLToPath(new URL("../../wrangler.toml", import.meta.url)), "utf8");

describe("the configuration of a deployment", () => {
  it("is the project's own with the namespace's id at its binding", () => {
    const made = withNamespaceId(toml, "0123456789abcdef0123456789abcdef");
    expect(made.replace('\nid = "0123456789abcdef0123456789abcdef"', "")).toBe(toml);
    expect(made).toMatch(/\[\[kv_namespaces\]\]\nbinding = "MAGAZINE"\nid = "/);
  });

  it("is not made where the binding is not found", () => {
    expect(() => withNamespaceId("name = 1", "0")).toThrow(/MAGAZINE/);
  });

  it("takes the address of a whole site, and no other", () => {
    expect(publicOrigin("https://revista.shkolla.al")).toBe("https://revista.shkolla.al");
    expect(publicOrigin("http://127.0.0.1:8787/")).toBe("http://127.0.0.1:8787");
    for (const address of ["revista.shkolla.al", "http://revista.shkolla.al", "https://a.al/b", "https://a.al?b", ""])
      expect(() => publicOrigin(address)).toThrow();
  });

  it("gives the address that wrangler notes", () => {
    const lines = [
      { type: "wrangler-session" },
      { type: "deploy", targets: ["schedule", "https://prizma.a.workers.dev"] },
    ];
    expect(deployedAddress(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`)).toBe(
      "https://prizma.a.workers.dev",
    );
    expect(deployedAddress('{"type":"deploy"}')).toBeNull();
    expect(deployedAddress("")).toBeNull();
  });
});

describe("the smoke test", () => {
  const pages: Record<string, string> = {
    "/": "<main",
    "/math/number-ninja": "<script",
    "/api/contents?fields=summary": '[{"slug":"a"}]',
    "/favicon.svg": "<svg",
  };
  const origin = "https://prizma.a.workers.dev";
  const smokeOf = (
    change: (path: string, nth: number) => Partial<Awaited<ReturnType<SmokeDeps["get"]>>> = () => ({}),
  ) => {
    const waits: number[] = [];
    const get: SmokeDeps["get"] = async (address) => {
      const path = address.replace(origin, "");
      return { status: 200, edition: "kv", body: pages[path] ?? "", ...change(path, waits.length) };
    };
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    return { waits, result: smokeTest(origin, { get, wait }) };
  };

  it("passes where every address answers", async () => {
    const { waits, result } = smokeOf();
    expect([await result, waits]).toEqual([[], []]);
  });

  it("waits for an address that is new", async () => {
    const { waits, result } = smokeOf((_, nth) => (nth < 2 ? { status: 404 } : {}));
    expect([await result, waits]).toEqual([[], [5000, 5000]]);
  });

  it("gives up after a minute and says what is wrong", async () => {
    const { waits, result } = smokeOf((path) => (path === "/" ? { edition: "deployed" } : { status: 503 }));
    expect((await result)[0]).toBe("/: X-Edition deployed, jo kv");
    expect((await result)[1]).toBe("/math/number-ninja: 503");
    expect(waits.reduce((sum, each) => sum + each, 0)).toBe(60_000);
  });

  it("does not take any answer for the magazine's", async () => {
    const { result } = smokeOf(() => ({ body: "Hello" }));
    expect((await result)[0]).toBe("/: pa „<main“");
    const thrown = smokeOf(() => {
      throw new Error("getaddrinfo");
    });
    expect((await thrown.result)[0]).toBe("/: getaddrinfo");
  });

  it("minds no header on a static file", async () => {
    const { result } = smokeOf((path) => (path === "/favicon.svg" ? { edition: null } : {}));
    expect(await result).toEqual([]);
  });
});
