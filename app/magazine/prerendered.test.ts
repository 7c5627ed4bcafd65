import { expect, test } from "vitest";
import { renderedAt } from "./prerendered";

const pieces = [{ from: "2026-12-01T07:00:00.000Z", until: "2026-12-24T23:00:00.000Z" }];
const rendered = { "harta-1": "before", "harta-1.1": "during", "fjalori-1": "always" };
const at = (name: string, day: string) => renderedAt(name, pieces, Date.parse(day), rendered);

test("a page is that of its stretch, and the first one's where no other was rendered", () => {
  const days = ["2026-11-30", "2026-12-02", "2026-12-25"];
  expect(days.map((day) => at("harta-1", day))).toEqual(["before", "during", "before"]);
  expect(days.map((day) => at("fjalori-1", day))).toEqual(["always", "always", "always"]);
});

test("a name cannot choose a stretch, and names that every object has are none", () => {
  for (const name of ["harta-1.1", "harta-2", "", "constructor"]) expect(at(name, "2026-11-30")).toBeNull();
});
