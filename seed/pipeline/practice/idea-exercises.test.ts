/** Tests which exercises ask for an idea or are read aloud, and that a lesson has enough of both. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSpoken } from "../../../app/magazine/classroom/planned-sets";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import { asksForIdea, leastIdeas } from "./idea-exercises";
import { exercisesOf } from "./pictured-draws.fixture";

const onPicture = (handle: string, ...values: string[]): Exercise["answer"] => ({
  kind: "figure",
  handle,
  values,
  tolerances: values.map(() => 0),
});

describe("an exercise asks for an idea", () => {
  const parameters: Exercise["parameters"] = [
    { name: "a", from: "1", to: "9", step: "1" },
    { name: "b", oneOf: ["2", "4"] },
    { name: "chosen", value: "pick(a, 3, 4, 5)" },
    { name: "sum", value: "a + b" },
    { name: "half", value: "sum" },
  ];

  it.each<[string, Exercise["answer"], boolean]>([
    ["a choice", { kind: "choice", options: [{ text: "po" }, { text: "jo" }], right: 0 }, true],
    ["an order", { kind: "order", items: ["një", "dy", "tri"] }, true],
    ["a typed number", { kind: "number", value: "a" } as Exercise["answer"], false],
    ["a written place", onPicture("vend", "-3"), true],
    ["a given place", onPicture("pike", "a", "b"), true],
    ["one of written places", onPicture("vend", "chosen"), true],
    ["a calculated place", onPicture("vend", "a * b"), false],
    ["a place calculated before", onPicture("lartesi", "half"), false],
    ["a root", onPicture("vend", "sqrt(a)"), false],
    ["a direction", onPicture("shigjete", "sum"), true],
  ])("%s: %o is %s", (_, answer, expected) => expect(asksForIdea({ answer, parameters })).toBe(expected));
});

describe("exercises that ask for an idea", () => {
  const slugs = readdirSync(new URL("../../practice/", import.meta.url)).map((file) => file.replace(/\.md$/, ""));
  const lessons = slugs.map((slug) => ({ slug, exercises: [...exercisesOf(slug).values()] }));
  const shareOf = (exercises: readonly Exercise[]) => exercises.filter(asksForIdea).length / exercises.length;

  it("are one in three of the magazine, and half of those for understanding", () => {
    const all = lessons.flatMap(({ exercises }) => exercises);
    expect(all.length).toBeGreaterThan(700);
    expect(shareOf(all)).toBeGreaterThanOrEqual(leastIdeas);
    expect(shareOf(all.filter(({ step }) => step === "kuptoj"))).toBeGreaterThanOrEqual(1 / 2);
  });

  it("are one in three of each lesson", () => {
    const lacking = lessons.filter(({ exercises }) => shareOf(exercises) < leastIdeas);
    expect(lacking.map(({ slug, exercises }) => `${slug} ${shareOf(exercises).toFixed(2)}`)).toEqual([]);
  });

  it("stand beside one without a picture at the first step, since an hour begins with it read aloud", () => {
    const mute = lessons.filter(({ exercises }) => !exercises.some((each) => each.step === "kuptoj" && isSpoken(each)));
    expect(mute.map(({ slug }) => slug)).toEqual([]);
  });
});
