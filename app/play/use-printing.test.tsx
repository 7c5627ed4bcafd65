// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePrinting } from "./use-printing";

test("what is printed is in the page when the event before it ends, and goes after it", async () => {
  const { result } = renderHook(usePrinting);
  const after = async (event: string) => {
    window.dispatchEvent(new Event(event));
    // One microtask: no timer runs between the event and the sheet.
    await Promise.resolve();
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(await after("beforeprint")).toBe(true);
  expect(await after("afterprint")).toBe(false);
});
