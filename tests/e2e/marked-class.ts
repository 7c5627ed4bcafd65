/** An assignment whose papers are marked: two exercises with named errors, one with options, one with a point. */
import { expect, type Page } from "@playwright/test";
import type { ClassRecord } from "../../app/features/classroom/class-memory";
import { shortName, taskOf } from "../../app/magazine/classroom/assignment";
import { writeAssignment } from "../../app/magazine/classroom/assignment-code";
import type { AssignmentSnapshot } from "../../app/magazine/classroom/class-table";
import { writeResult } from "../../app/magazine/classroom/result-code";

const ids = ["pesha-ne-hene", "larg-qendres", "pse-nuk-bie-hena", "forca-mbi-satelitin"];
/** The lesson „graviteti“, by its permanent number. */
const content = 4;

export const markedCode = writeAssignment({
  ...{ hasOwnNumbers: false, hasHelp: true, keepsTyped: true, who: "number", seed: 4711 },
  parts: [{ kind: "exercises", content, exercises: ids.map(shortName) }],
});

/** Opens the table of the assignment. @returns the sentences that the page keeps of its exercises */
export async function openMarkedClass(page: Page): Promise<AssignmentSnapshot> {
  await page.goto(`/klasa#${markedCode}`);
  await expect(page.getByRole("button", { name: "Shëno me dorë" })).toBeVisible();
  const [, { given }] = await page.evaluate(
    () => JSON.parse(localStorage.getItem("prizma:klasa") ?? "[]") as [number, ClassRecord],
  );
  const snapshot = given[0]?.snapshot;
  if (snapshot?.items.length !== ids.length) throw new Error("The assignment did not open.");
  return snapshot;
}

/** Returns the code that a pupil's own device would show: all exercises right. */
export const codeOfDevice = (who: number, { fingerprint }: AssignmentSnapshot): string =>
  writeResult({
    ...{ task: taskOf(markedCode), fingerprint, who, attempt: who + 100, minutes: 9 },
    items: ids.map(() => ({ first: { kind: "right" }, misses: 0, end: "alone" })),
  });
