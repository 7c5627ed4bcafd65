// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { forgetSent, forgetUnsent, noteUnsent, unsentDrafts } from "./unsent-drafts";

beforeEach(() => localStorage.clear());

const marsi = { name: "lessons/marsi.md", text: "Pse është i kuq?", base: "a1" };

it("what was typed is kept until that very text has arrived", () => {
  noteUnsent(localStorage, marsi);
  noteUnsent(localStorage, { ...marsi, text: "Pse është i kuq Marsi?" });
  forgetSent(localStorage, marsi.name, marsi.text);
  expect(unsentDrafts(localStorage)).toMatchObject([{ ...marsi, text: "Pse është i kuq Marsi?", stamp: "" }]);
  forgetSent(localStorage, marsi.name, "Pse është i kuq Marsi?");
  expect(unsentDrafts(localStorage)).toEqual([]);
});

it("other keys and damaged texts are left out", () => {
  localStorage.setItem("tjetër", "{}");
  localStorage.setItem("prizma-studio-paruajtur:a.md", "{");
  localStorage.setItem("prizma-studio-paruajtur:b.md", '{"name":1}');
  noteUnsent(localStorage, marsi);
  const unsent = unsentDrafts(localStorage);
  expect(unsent.map(({ name }) => name)).toEqual([marsi.name]);
  forgetUnsent(localStorage, unsent);
  expect(unsentDrafts(localStorage)).toEqual([]);
});

it("a full storage keeps no older text in place of the newer", () => {
  noteUnsent(localStorage, marsi);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  noteUnsent(localStorage, { ...marsi, text: "më i ri" });
  full.mockRestore();
  expect(unsentDrafts(localStorage)).toEqual([]);
});
