import { expect, test } from "vitest";
import { isUnreadable } from "./library";
import { unreadableLibrary } from "./unreadable-library";

test("where no edition can be read, whatever is asked for is unreadable and never absent", async () => {
  for (const read of [
    unreadableLibrary.contents(),
    unreadableLibrary.content("uji"),
    unreadableLibrary.publishedAt(),
  ]) {
    expect(isUnreadable(await read.catch((error: unknown) => error))).toBe(true);
  }
});
