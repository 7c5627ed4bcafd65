/** What the editors' content holds at least. An editor who changes one of these on purpose changes it here. */
import { beforeAll, expect, test } from "vitest";
import { baseline } from "../real-magazine";

let library: ReturnType<typeof baseline>;

// The whole magazine is typeset once, before the first test: 2 s on an idle machine, several times that on a busy one.
beforeAll(() => {
  library = baseline();
}, 60_000);

test("more than fifty contents, six of them or more featured", async () => {
  expect((await library.contents()).length).toBeGreaterThan(50);
  expect((await library.contents({ featured: true })).length).toBeGreaterThanOrEqual(6);
});

test("eight categories, six of physics and two of mathematics", async () => {
  expect((await library.categories()).map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await library.categories({ type: "physics" })).toHaveLength(6);
  expect(await library.categories({ type: "math" })).toHaveLength(2);
});

test("a hundred and fifty terms or more in the glossary", async () => {
  expect((await library.glossary()).length).toBeGreaterThanOrEqual(150);
});

test("two projects, and a game among the contents", async () => {
  expect((await library.projects()).map(({ slug }) => slug)).toEqual(["hydraulics", "eco-friendly-cities"]);
  expect((await library.content("number-ninja"))?.gameData).toBeTypeOf("string");
});
