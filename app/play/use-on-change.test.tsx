// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOnChange } from "./use-on-change";

test("the effect runs at first and when a value changes, not for another value that it reads", () => {
  const ran: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ level, other }) =>
      useOnChange([level], () => {
        ran.push(`${level} ${other}`);
        return () => void ran.push(`end of ${level}`);
      }),
    { initialProps: { level: 1, other: "a" } },
  );
  rerender({ level: 1, other: "b" });
  expect(ran).toEqual(["1 a"]);
  rerender({ level: 2, other: "c" });
  expect(ran).toEqual(["1 a", "end of 1", "2 c"]);
  unmount();
  expect(ran.at(-1)).toBe("end of 2");
});
