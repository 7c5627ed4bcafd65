import { expect, test } from "vitest";
import { fnv1a } from "./hash";

test("the hash is that of the published test vectors", () => {
  expect(["", "a", "foobar"].map((text) => fnv1a(text).toString(16))).toEqual(["811c9dc5", "e40c292c", "bf9cf968"]);
});
