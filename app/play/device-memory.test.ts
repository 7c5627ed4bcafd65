// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { deviceRecord, keepsMemory } from "./device-memory";

const best = deviceRecord<number>({
  name: "ninja/rekordi",
  version: 2,
  parse: (value) => (typeof value === "number" ? value : null),
  lasts: "device",
});
const quiz = deviceRecord<string[]>({
  name: "kuizi/waves-quiz",
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.map(String) : null),
  lasts: "tab",
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a value comes back as it was written, a missing one as null", () => {
  expect(best.read()).toBeNull();
  expect(best.write(34)).toBe(true);
  expect(best.read()).toBe(34);
  best.forget();
  expect(best.read()).toBeNull();
});

test("what ends with the tab is not in the storage that stays", () => {
  quiz.write(["a"]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(quiz.read()).toEqual(["a"]);
});

test.each([
  ["no JSON", "{"],
  ["another shape", "{}"],
  ["another version", "[1,34]"],
  ["a value that the record refuses", '[2,"34"]'],
  ["nothing after the version", "[2]"],
])("a damaged record reads as null: %s", (_, text) => {
  localStorage.setItem("prizma:ninja/rekordi", text);
  expect(best.read()).toBeNull();
});

test.each<[string, string | null, boolean]>([
  ["nothing is kept", null, false],
  ["it is sound", "[2,34]", false],
  ["it is no JSON", "[2,3", true],
  ["it is of another version", "[1,34]", true],
  ["the record refuses it", '[2,"34"]', true],
])("where %s, a record is damaged or not", (_, text, damaged) => {
  if (text !== null) localStorage.setItem("prizma:ninja/rekordi", text);
  expect(best.isDamaged()).toBe(damaged);
});

test("a record of which only a part can be read is damaged", () => {
  sessionStorage.setItem("prizma:kuizi/waves-quiz", '[1,["a",2]]');
  expect(quiz.read()).toEqual(["a", "2"]);
  expect(quiz.isDamaged()).toBe(true);
});

test("whether anything is kept at all is tried, and leaves nothing behind", () => {
  expect(keepsMemory()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(keepsMemory()).toBe(false);
  full.mockRestore();
});

test("a full storage says so and throws nothing", () => {
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(best.write(34)).toBe(false);
  refused.mockRestore();
});

test("a blocked storage keeps nothing and throws nothing", () => {
  const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(best.write(34)).toBe(false);
  expect(best.read()).toBeNull();
  expect(() => best.forget()).not.toThrow();
  blocked.mockRestore();
});
