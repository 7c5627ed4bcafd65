import { expect, test } from "vitest";
import type { Category } from "../magazine/category";
import { lessonBack, notFoundHref } from "./back-links";

const optics: Category = { id: 4, name: "optika", displayName: "Drita dhe Optika", description: "", type: "physics" };

test("a lesson leads back to its category", () => {
  expect(lessonBack("physics", "uji", optics)).toEqual({
    href: "/physics/optika",
    text: "Kthehu tek Drita dhe Optika",
  });
});

test("until the category arrives the link says so and points to not-fetched (product 7.2)", () => {
  expect(lessonBack("physics", "uji", undefined)).toEqual({ href: "/physics/not-fetched", text: "Duke u ngarkuar..." });
});

test("levizja-e-trupave leads to mekanika whatever its category, found or not (product 7.4)", () => {
  expect(lessonBack("physics", "levizja-e-trupave", optics).href).toBe("/physics/mekanika");
  expect(notFoundHref("levizja-e-trupave")).toBe("/physics/mekanika");
  expect(notFoundHref("uji")).toBe("/physics");
});

test("graviteti and energjia-berthamore have their own fallbacks, which a known category replaces", () => {
  expect(lessonBack("physics", "graviteti", undefined).href).toBe("/physics/mekanika");
  expect(lessonBack("physics", "energjia-berthamore", null)).toEqual({
    href: "/physics/astronomia",
    text: "Kthehu tek Astronomia dhe Fizika Moderne",
  });
  expect(lessonBack("physics", "graviteti", optics).href).toBe("/physics/optika");
});

test("a lesson whose category is unknown leads back to its department", () => {
  expect(lessonBack("math", "pitagora", null).href).toBe("/math");
  expect(lessonBack("physics", "uji", null).href).toBe("/physics");
});
