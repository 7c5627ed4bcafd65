import { expect, test } from "vitest";
import { FindingList } from "../checking/finding";
import { JsonSource } from "../checking/json-source";
import { checkShortText } from "./check-short-text";

function findings(title: unknown) {
  const findings = new FindingList();
  const source = JsonSource.read("revista.json", JSON.stringify({ title }), findings);
  if (source) checkShortText(source, ["title"], findings);
  return findings.all.map(({ rule, path }) => [rule, path]);
}

test("a title without ë is found at its path", () => {
  expect(findings("Shpejtesia e dritës")).toEqual([["albanian-letters", "title"]]);
  expect(findings("Shpejtësia e dritës")).toEqual([]);
});

test("where there is no text there is nothing to find", () => {
  expect(findings(undefined)).toEqual([]);
  expect(findings(7)).toEqual([]);
});
