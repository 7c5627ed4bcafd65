import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faultWords } from "./system-fault";

function refusalOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return faultWords(error);
  }
  return "";
}

it("says in Albanian what the computer refuses, and where", () => {
  const folder = mkdtempSync(join(tmpdir(), "redaksia "));
  mkdirSync(join(folder, "lessons"));
  const missing = join(folder, "mungon.md");
  expect(refusalOf(() => readFileSync(missing))).toBe(`${missing}: nuk gjendet`);
  expect(refusalOf(() => readFileSync(join(folder, "lessons")))).toContain("është dosje, jo skedar");
  rmSync(folder, { recursive: true });
});

it("leaves a sentence of ours as it is", () => {
  expect(faultWords(new Error("të presim"))).toBe("të presim");
});
