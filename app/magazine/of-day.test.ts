import { expect, test } from "vitest";
import { itemOfDay, startOfHour, tiranaDay, tiranaHour } from "./of-day";

const instantOf = (text: string) => Date.parse(text);

test.each([
  ["2026-11-22T22:59:59Z", "2026-11-22", 23],
  ["2026-11-22T23:00:00Z", "2026-11-23", 0],
  ["2026-07-01T21:59:59Z", "2026-07-01", 23],
  ["2026-07-01T22:00:00Z", "2026-07-02", 0],
])("at %s it is %s in Tirana, hour %d", (instant, day, hour) => {
  expect([tiranaDay(instantOf(instant)), tiranaHour(instantOf(instant))]).toEqual([
    instantOf(`${day}T00:00:00Z`) / 86_400_000,
    hour,
  ]);
});

test("a day never changes within an hour", () => {
  for (let hour = 0; hour < 24 * 366; hour++) {
    const begun = instantOf("2026-01-01T00:00:00Z") + hour * 3_600_000;
    expect(startOfHour(begun + 3_599_999)).toBe(begun);
    expect(tiranaDay(begun + 3_599_999)).toBe(tiranaDay(begun));
  }
});

test.each([1, 7, 30, 31, 89, 97, 178, 235])("of %d items each has its day before one comes again", (count) => {
  const items = Array.from({ length: count }, (_, k) => k);
  for (const first of [20_000, 20_779]) {
    const given = items.map((k) => itemOfDay(items, first + k));
    expect(new Set(given)).toEqual(new Set(items));
  }
});

test("an empty list gives nothing", () => {
  expect(itemOfDay([], 20_000)).toBeUndefined();
});
