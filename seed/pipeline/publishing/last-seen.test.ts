import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LastSeen } from "./last-seen";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pa "));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("what an editor saw is known to the next command, for that store and that file alone", () => {
  const seen = new LastSeen(join(folder, "e re"));
  expect(seen.version("local", "a.json")).toBeUndefined();
  seen.note("local", "a.json", "v1");
  seen.note("local", "b.json", null);
  seen.note("larg", "a.json", "v2");
  const next = new LastSeen(join(folder, "e re"));
  expect(next.version("local", "a.json")).toBe("v1");
  expect(next.version("local", "b.json")).toBeNull();
  expect(next.version("larg", "a.json")).toBe("v2");
  expect(next.version("larg", "b.json")).toBeUndefined();
});

it("over what stands in Cloudflare's KV a publication needs a plan, in the computer's own it does not", () => {
  const seen = new LastSeen(folder);
  expect([seen.expected("larg", "a.json", true), seen.expected("local", "a.json")]).toEqual([null, undefined]);
  seen.note("larg", "a.json", "v1");
  seen.note("local", "a.json", null);
  expect([seen.expected("larg", "a.json", true), seen.expected("local", "a.json")]).toEqual(["v1", null]);
});

it("what is forgotten leaves the rest", () => {
  const seen = new LastSeen(folder);
  seen.note("local", "a.json", null);
  seen.note("local", "b.json", "v1");
  seen.forget("local", "a.json");
  seen.forget("larg", "a.json");
  expect([seen.version("local", "a.json"), seen.version("local", "b.json")]).toEqual([undefined, "v1"]);
});

it("a file that cannot be read knows nothing, and is written anew", () => {
  writeFileSync(join(folder, "seen-editions.json"), "{");
  const seen = new LastSeen(folder);
  expect(seen.version("local", "a.json")).toBeUndefined();
  seen.note("local", "a.json", "v1");
  expect(seen.version("local", "a.json")).toBe("v1");
});
