import { expect, it } from "vitest";
import { tiranaInstant } from "./tirana-time";

it("reads a day and an hour as Tirana's clock shows them, in winter and in summer", () => {
  expect(tiranaInstant("2026-12-01")).toBe("2026-11-30T23:00:00.000Z");
  expect(tiranaInstant("2026-12-01 08:00")).toBe("2026-12-01T07:00:00.000Z");
  expect(tiranaInstant("2026-07-01 08:30")).toBe("2026-07-01T06:30:00.000Z");
});

it("refuses a day that there is not", () => {
  for (const text of ["2026-02-30", "2026-13-01", "1 dhjetor", "2026-12-01 25:00"])
    expect([text, tiranaInstant(text)]).toEqual([text, null]);
});
