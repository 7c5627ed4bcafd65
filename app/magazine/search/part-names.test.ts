import { expect, test } from "vitest";
import { indexPart, partNames, searchIndexPath } from "./part-names";

test("the parts are those that the first line of an index names, without the number of their places", () => {
  expect(partNames("fjalori-0a:12;te-tjera-9f:3\ntttm\na:1;b:2")).toEqual(["fjalori-0a", "te-tjera-9f"]);
});

test("the index has an address of the API", () => {
  expect(searchIndexPath).toBe(`/api/search/${indexPart}`);
});
