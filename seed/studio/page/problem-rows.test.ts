import { expect, it } from "vitest";
import type { Problem } from "../server/workspace";
import { problemRows } from "./problem-rows";

const problem = (severity: Problem["severity"], message: string): Problem => ({
  ...{ file: "lessons/guri.md", line: 1, column: 9, path: "contents[0].contentFile", hint: "" },
  ...{ severity, message },
});

it("puts errors first and advice last, and keeps equal problems apart by their keys", () => {
  const space = problem("warning", "„3 m“ mund të ndahet.");
  const rows = problemRows([space, problem("advice", "Shihe."), space, problem("error", "Numri nuk del.")]);
  expect(rows.map(({ severity }) => severity)).toEqual(["error", "warning", "warning", "advice"]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});
