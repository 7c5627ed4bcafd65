import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test("a length is told in whole kilobytes, rounded up, and from a million bytes on in megabytes with a comma", () => {
  expect([1, 1000, 1001, 183_200, 999_000].map(fileSize)).toEqual(
    ["1 KB", "1 KB", "2 KB", "184 KB", "999 KB"].map((text) => text.replace(" ", "\u00a0")),
  );
  expect(fileSize(5_240_000)).toBe("5,2\u00a0MB");
});
