import { expect, test } from "vitest";
import { originOf } from "./site-origin";

const originAt = (address: string, configured?: string) => originOf(new URL(address), configured);

test("the magazine is where its deployment was told, however it is asked", () => {
  const configured = "https://revista.shkolla.al";
  expect(originAt("https://prizma.a.workers.dev/about?x", configured)).toBe(configured);
  expect(originAt("http://evil.example/", `${configured}/`)).toBe(configured);
});

test("told nothing, or what is no address, it is where it is asked, by https but on this machine and its network", () => {
  expect(originAt("https://prizma.a.workers.dev/about?x")).toBe("https://prizma.a.workers.dev");
  expect(originAt("http://prizma.a.workers.dev/")).toBe("https://prizma.a.workers.dev");
  for (const origin of ["http://localhost:8787", "http://192.168.1.7:8787", "http://[::1]:8787"])
    expect(originAt(`${origin}/about`)).toBe(origin);
  for (const configured of ["", "revista.shkolla.al", "javascript:alert(1)", "file:///etc"])
    expect([configured, originAt("https://a.al/", configured)]).toEqual([configured, "https://a.al"]);
});
