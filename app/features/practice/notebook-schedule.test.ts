import { describe, expect, test } from "vitest";
import type { Exercise } from "../../magazine/practice/exercise";
import { chooseMix, lessonsOfMix } from "./mix";
import { mergeLogs, readNotebook, writeNotebook } from "./notebook-file";
import { dueCounts, dueExercises, dueOf, standingOf } from "./notebook-schedule";
import type { Done, PracticeLog } from "./practice-log";

const good = (...days: number[]): Done[] => days.map((day) => [day, 3]);

describe("an exercise", () => {
  test("done rightly comes back later each time", () => {
    const first = dueOf(good(100));
    const second = dueOf(good(100, first.day));
    const third = dueOf(good(100, first.day, second.day));
    expect(first.interval).toBeGreaterThanOrEqual(1);
    expect(second.interval).toBeGreaterThan(first.interval);
    expect(third.interval).toBeGreaterThan(second.interval);
    expect(first.day).toBe(100 + first.interval);
  });

  test("done with the solution comes back sooner than one done with help, and that sooner than one done at once", () => {
    const [failed, helped, right] = ([1, 2, 3] as const).map((grade) => dueOf([[100, grade]]).day);
    expect(failed).toBeLessThanOrEqual(helped as number);
    expect(helped).toBeLessThan(right as number);
  });

  test("stands as due, on the way or sitting", () => {
    const { day, interval } = dueOf(good(100, 103));
    expect(standingOf(good(100, 103), day)).toBe("due");
    expect(interval).toBeGreaterThanOrEqual(7);
    expect(standingOf(good(100, 103), day - 1)).toBe("sits");
    expect(standingOf([[100, 2]], 100)).toBe("learning");
  });
});

test("what is due is listed longest due first", () => {
  const logs = new Map<string, PracticeLog>([
    ["pitagora", { a: good(100), b: good(90) }],
    ["graviteti", { c: [[95, 1]], later: good(80, 90, 110, 170) }],
  ]);
  expect(dueExercises(logs, 180).map(({ slug, id }) => `${slug}/${id}`)).toEqual([
    "pitagora/b",
    "graviteti/c",
    "pitagora/a",
  ]);
});

test("no exercise stays away for more than 60 days", () => {
  const done = good(0);
  for (let times = 0; times < 10; times++) {
    const { day, interval } = dueOf(done);
    expect(interval).toBeLessThanOrEqual(60);
    done.push([day, 3]);
  }
  expect(dueOf(done).interval).toBe(60);
});

test("what is due is counted for today, tomorrow and the week", () => {
  const log = { a: good(10), b: good(8), c: [[12, 1]] as Done[], d: good(1, 4), e: good(12) };
  const days = Object.values(log).map((done) => dueOf(done).day);
  const today = 13;
  expect(dueCounts(new Map([["pitagora", log]]), today)).toEqual({
    today: days.filter((day) => day <= today).length,
    tomorrow: days.filter((day) => day === today + 1).length,
    week: days.filter((day) => day >= today + 2 && day <= today + 6).length,
  });
  expect(Object.values(dueCounts(new Map([["pitagora", log]]), today))).toEqual([3, 0, 2]);
});

describe("a mix", () => {
  const exercise = (id: string) => ({ id }) as Exercise;
  const practices = ["pitagora", "graviteti"].map((slug) => ({
    slug,
    exercises: Array.from({ length: 8 }, (_, index) => exercise(`${slug}-${index}`)),
  }));
  const logs = new Map<string, PracticeLog>([
    ["pitagora", { "pitagora-3": good(10), "pitagora-5": [[100, 1]] }],
    ["graviteti", { "graviteti-2": good(99) }],
  ]);
  const ids = (seed: string) => chooseMix(practices, logs, 100, seed).map(({ exercise: { id } }) => id);

  test("has ten, what is due at its head, each once", () => {
    expect(ids("sot")).toHaveLength(10);
    expect(ids("sot")[0]).toBe("pitagora-3");
    expect(new Set(ids("sot")).size).toBe(10);
  });

  test("prefers what was never tried to what was right yesterday", () => {
    expect(ids("sot")).not.toContain("graviteti-2");
  });

  test("of ten that are due on one day and of one lesson is mixed with others, in another order each day", () => {
    const all = (slug: string) =>
      Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`${slug}-${at}`, good(100)]));
    const due = new Map(["pitagora", "graviteti"].map((slug) => [slug, all(slug)]));
    const lessons = (seed: string) => chooseMix(practices, due, 120, seed).map(({ slug }) => slug);
    for (const seed of ["a", "b", "c", "d"]) {
      expect(lessons(seed).filter((slug, place, mix) => slug === mix[place - 1])).toEqual([]);
    }
    const orders = ["a", "b", "c", "d"].map((seed) =>
      chooseMix(practices, due, 120, seed).map((each) => each.exercise.id),
    );
    expect(new Set(orders.map(String)).size).toBe(4);
    const one = new Map([["pitagora", all("pitagora")]]);
    expect(chooseMix(practices, one, 120, "a").filter(({ slug }, place, mix) => slug === mix[place - 1]?.slug)).toEqual(
      [],
    );
  });

  test("is the same all day and another on another day", () => {
    expect(ids("sot")).toEqual(ids("sot"));
    expect(ids("sot")).not.toEqual(ids("neser"));
  });

  test("needs the lessons that were met, at most ten", () => {
    expect(lessonsOfMix(logs, 100)).toEqual(["pitagora", "graviteti"]);
    const many = new Map(Array.from({ length: 30 }, (_, index) => [`m${index}`, { a: good(100) }] as const));
    expect(lessonsOfMix(many, 100)).toHaveLength(10);
  });
});

describe("the notebook's file", () => {
  const logs = new Map<string, PracticeLog>([["pitagora", { a: good(1, 2) }]]);
  const known = new Map([
    ["pitagora", 2],
    ["graviteti", 2],
  ]);

  test("is read as it was written", () => {
    expect(readNotebook(writeNotebook(logs), known)).toEqual({ logs, damaged: 0 });
  });

  test("of lessons that are no more, and of what is no log, nothing is taken, and they are counted", () => {
    const file = {
      prizma: "fletorja",
      version: 1,
      mesimet: { pitagora: { a: [[1, 3], "x"] }, tjeter: {}, graviteti: 5 },
    };
    expect(readNotebook(JSON.stringify(file), known)).toEqual({
      logs: new Map([["pitagora", { a: good(1) }]]),
      damaged: 3,
    });
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"prizma":"tjeter"}',
    '{"prizma":"fletorja","version":2,"mesimet":{}}',
    '{"prizma":"fletorja","version":1}',
  ])("%j is none", (text) => {
    expect(readNotebook(text, known)).toBeNull();
  });

  test("of more exercises than a lesson has, those done last are taken", () => {
    const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`u${index}`, good(index)]));
    const file = { prizma: "fletorja", version: 1, mesimet: { pitagora: many } };
    const read = readNotebook(JSON.stringify(file), known);
    expect(Object.keys(read?.logs.get("pitagora") ?? {}).sort()).toEqual(["u5998", "u5999"]);
    expect(read?.damaged).toBe(1);
  });

  test.each(["constructor", "toString", "__proto__"])("an exercise called %s is one as any other", (id) => {
    const log = JSON.parse(`{"${id}":[[1,3]]}`) as PracticeLog;
    expect(Object.entries(mergeLogs({}, log))).toEqual([[id, [[1, 3]]]]);
    expect(Object.entries(mergeLogs(log, { a: good(2) }))).toHaveLength(2);
  });

  test("two logs of one lesson are joined, each time once, by day", () => {
    expect(mergeLogs({ a: good(1, 3), b: good(5) }, { a: good(2, 3) })).toEqual({ a: good(1, 2, 3), b: good(5) });
  });
});
