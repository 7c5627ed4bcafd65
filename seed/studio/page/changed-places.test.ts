import { expect, it } from "vitest";
import { changedPlaces } from "./changed-places";

const before = ["Titulli", "Guri bie.", "Hëna është larg.", "Fundi"];

it("both pages stand at what was written anew", () => {
  const after = ["Titulli", "Guri bie.", "Hëna jonë është larg.", "Fundi"];
  expect(changedPlaces(before, after)).toEqual({
    before: { changed: [2], first: 2 },
    after: { changed: [2], first: 2 },
  });
});

it.each([
  ["in the middle", ["Titulli", "Fjali e re.", "Guri bie.", "Hëna është larg.", "Fundi"], [1], 1, 1],
  ["at the end", [...before, "Fjali e re."], [4], 3, 4],
])("what was added %s stands beside the block that it came before", (_, after, changed, then, now) => {
  expect(changedPlaces(before, after)).toEqual({
    before: { changed: [], first: then },
    after: { changed, first: now },
  });
});

it("what was taken away is marked before, and its place after", () => {
  expect(changedPlaces(before, ["Titulli", "Fundi"])).toEqual({
    before: { changed: [1, 2], first: 1 },
    after: { changed: [], first: 1 },
  });
});

it("all changes are marked, and the first is gone to", () => {
  const after = ["Titulli", "Guri ra.", "Hëna është larg.", "Fundi i ri"];
  expect(changedPlaces(before, after)?.after).toEqual({ changed: [1, 3], first: 1 });
});

it("equal pages have no such place, nor have two that share nothing of a thousand blocks", () => {
  expect(changedPlaces(before, before)).toBeNull();
  const many = (word: string) => Array.from({ length: 1000 }, (_, nth) => `${word} ${nth}`);
  expect(changedPlaces(many("Guri"), many("Hëna"))).toBeNull();
});
