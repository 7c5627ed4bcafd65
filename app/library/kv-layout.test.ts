import { expect, test } from "vitest";
import { hashOf, manifestKey } from "./kv-layout";

test("a key names a hash only where it is a body's, whole", () => {
  const hash = "0123456789abcdef";
  const keys = [`content/a@${hash}`, `project/a@${hash}`, `glossary@${hash}`, `map@${hash}`];
  expect(keys.map(hashOf)).toEqual(keys.map(() => hash));
  for (const key of [`x-content/a@${hash}`, `content/a@${hash}.bak`, `contents@${hash}`, manifestKey]) {
    expect([key, hashOf(key)]).toEqual([key, null]);
  }
});
