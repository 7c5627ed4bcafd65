import { expect, test } from "vitest";
import { originOf } from "./site-origin";

const at = (address: string, told?: string) => originOf(new URL(address), told);

test("the magazine is where its deployment was told, however it is asked", () => {
  const told = "https://revista.shkolla.al";
  expect(at("https://prizma.a.workers.dev/about?x", told)).toBe(told);
  expect(at("http://evil.example/", `${told}/`)).toBe(told);
});

test("told nothing, or what is no address, it is where it is asked, by https but on this machine and its network", () => {
  expect(at("https://prizma.a.workers.dev/about?x")).toBe("https://prizma.a.workers.dev");
  expect(at("http://prizma.a.workers.dev/")).toBe("https://prizma.a.workers.dev");
  for (const origin of ["http://localhost:8787", "http://192.168.1.7:8787", "http://[::1]:8787"])
    expect(at(`${origin}/about`)).toBe(origin);
  for (const told of ["", "revista.shkolla.al", "javascript:alert(1)", "file:///etc"])
    expect([told, at("https://a.al/", told)]).toEqual([told, "https://a.al"]);
});
