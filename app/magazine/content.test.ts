import { describe, expect, test } from "vitest";
import { departmentBadge, homeDuration, kindBadge, listingDuration, readingTime } from "./badge";
import { categoryIcon } from "./category";
import {
  contentPath,
  homeLatest,
  modelsOf,
  parseContent,
  relatedContents,
  subjectOf,
  summariseContent,
  withExcerpt,
} from "./content";

const maths = { id: 7, name: "matematika-pastre", displayName: "", description: "", type: "math" } as const;

test("the category decides the department", () => {
  expect(subjectOf({ categoryId: 7 }, maths)).toBe("math");
});

test("where the category is unknown, an id of 3 or lower is mathematics (product 5.7)", () => {
  expect(subjectOf({ categoryId: 3 }, null)).toBe("math");
  expect(subjectOf({ categoryId: 4 }, null)).toBe("physics");
});

test("classical mechanics is read at its own address", () => {
  expect(contentPath("physics", "classical-mechanics")).toBe("/physics/mechanics");
  expect(contentPath("physics", "graviteti")).toBe("/physics/graviteti");
});

describe("related", () => {
  const piece = (id: number, ...nearest: number[]) => ({ id, slug: `p${id}`, nearest: nearest.map((n) => `p${n}`) });
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  test("are the nearest two, nearest first", () => {
    expect(ids(relatedContents([piece(1, 4, 2), piece(2), piece(3), piece(4)], { id: 1 }))).toEqual([4, 2]);
  });

  test("are those next in the list, which is round, where the nearest are unknown or gone", () => {
    const all = [1, 2, 3, 4].map((id) => ({ id, slug: `p${id}` }));
    expect([1, 3, 4].map((id) => ids(relatedContents(all, { id })))).toEqual([
      [2, 3],
      [4, 1],
      [1, 2],
    ]);
    expect(ids(relatedContents([piece(1, 9, 3), piece(2), piece(3)], { id: 1 }))).toEqual([3, 2]);
    expect(relatedContents([piece(1)], { id: 1 })).toEqual([]);
  });
});

test("the home page's latest are items 4 to 6 of the featured (product 6.2)", () => {
  expect(homeLatest([1, 2, 3, 4, 5, 6, 7])).toEqual([4, 5, 6]);
  expect(homeLatest([1, 2, 3])).toEqual([]);
});

test("badges name the department at home and the kind inside a department", () => {
  expect(departmentBadge("math")).toBe("MATH");
  expect(kindBadge("math", 1)).toBe("MËSIM");
  expect(kindBadge("physics", 1)).toBe("TOPIC");
  expect(kindBadge("physics", 2)).toBe("SIMULATOR");
  expect(kindBadge("math", 3)).toBe("QUIZ");
});

test("a duration says what the minutes are for", () => {
  expect(homeDuration({ duration: 15, contentTypeId: 2 })).toBe("15 min game");
  expect(listingDuration({ duration: 15, contentTypeId: 2 })).toBe("15 min activity");
  expect(homeDuration({ duration: 30, contentTypeId: 3 })).toBe("30 min quiz");
  expect(listingDuration({ duration: 6, contentTypeId: 1 })).toBe("6 min read");
  expect(readingTime(6)).toBe("6 min lexim");
});

test("a chapter's icon goes by its name, in either language (product 5.3)", () => {
  expect(["mechanics", "elektriciteti", "optika"].map((name) => categoryIcon({ name }))).toEqual([
    "mechanics",
    "electricity",
    "other",
  ]);
  const physics = ["mekanika", "termodinamika", "elektriciteti", "optika", "valet", "astronomia"];
  expect(new Set(physics.map((name) => categoryIcon({ name }))).size).toBe(physics.length);
});

const content = {
  id: 1,
  title: "Graviteti",
  slug: "graviteti",
  content: "<p>Bie.</p>",
  imageUrl: "/covers/graviteti.svg",
  categoryId: 1,
  contentTypeId: 1,
  authorId: 1,
  duration: 6,
  featured: true,
} as const;

test("a whole record is a content", () => {
  expect(parseContent(content)).toEqual({ ok: true, value: content });
});

test("a record that is not a content says which field is wrong", () => {
  const parsed = parseContent({ ...content, slug: "Graviteti!", duration: 0 });
  expect(parsed.ok ? [] : parsed.problems.map((line) => line.split(":")[0])).toEqual(["slug", "duration"]);
});

test("what is not a record at all is refused", () => {
  for (const nothing of [null, 7, "text", []]) expect(parseContent(nothing).ok).toBe(false);
});

test("a content's entry in lists has the fields of lists; one that is added to contents later stays out", () => {
  const { content: _, ...listed } = content;
  const whole = { ...content, models: ["karroca"], gameData: "{}", quizData: "{}", budget: 7 };
  expect(summariseContent(whole, ["uji"])).toEqual({
    ...listed,
    excerpt: "Bie.",
    nearest: ["uji"],
    models: ["karroca"],
    extras: { models: 1 },
  });
  expect(withExcerpt(content)).toEqual({ ...content, excerpt: "Bie." });
});

test("a content names its models; one published before contents did is asked by its HTML", () => {
  const held = { ...content, content: '<div class="model model-karroca"></div>' };
  expect(modelsOf(held)).toEqual(["karroca"]);
  expect(modelsOf({ ...held, models: [] })).toEqual([]);
  expect(modelsOf({ ...content, models: ["patinatoret"] })).toEqual(["patinatoret"]);
});
