import { expect, it } from "vitest";
import { parseHtml } from "./tree";

it("HTML is read a thousand elements deep, and no deeper: the walks of its tree would leave the stack", () => {
  const nested = (depth: number) => parseHtml("<div>".repeat(depth));
  expect(nested(1_000)?.children).toHaveLength(1);
  expect(nested(1_001)).toBeNull();
});
