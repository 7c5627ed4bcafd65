import { expect, test } from "vitest";
import { encodePostings, encodeSteps, keyOf } from "./search-parts";

test("postings are their number, then step, weight with count, and sentences of each, a digit each", () => {
  // 2 postings; step 0, weight 1 and no sentence: 4; step 31, weight 15 and two sentences: 62, then 0 and 63.
  const near = [
    { place: 0, weight: 1, sentences: [] },
    { place: 31, weight: 15, sentences: [0, 63] },
  ];
  expect(encodePostings(near)).toBe("AC" + "AE" + "f-A_");
});

test("a step beyond 31 has five bits in each digit, the lowest first, and a bit that tells of another", () => {
  expect(encodePostings([{ place: 32, weight: 0, sentences: [] }])).toBe("AB" + "gB" + "A");
  // 1,200 is 1·1024 + 5·32 + 16.
  expect(encodePostings([{ place: 1_200, weight: 0, sentences: [] }])).toBe("AB" + "wlB" + "A");
});

test("the number of postings has two digits and stays at the largest; late sentences count as the last", () => {
  const postings = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ place, weight: 0, sentences: [] }));
  expect(encodePostings(postings(130)).slice(0, 2)).toBe("CC");
  expect(encodePostings(postings(5_000)).slice(0, 2)).toBe("__");
  expect(encodePostings([{ place: 0, weight: 0, sentences: [64] }])).toBe("AB" + "AB_");
});

test("a stem is written in ASCII", () => {
  expect([keyOf("hen"), keyOf("λ"), keyOf("3,14")]).toEqual(["hen", "%CE%BB", "3,14"]);
});

test("a step back to the page's beginning is a digit, at most 63", () => {
  expect(encodeSteps([0, 1, 63, 64, 200])).toBe("AB___");
});
