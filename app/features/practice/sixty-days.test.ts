/**
 * Tests what comes back when, for a pupil of 60 simulated days. She begins six lessons, one every five days, comes on five
 * days a week, and does the ten of the day.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Exercise } from "../../magazine/practice/exercise";
import { seededRandom } from "../../magazine/seeded-random";
import { chooseMix, lessonsOfMix } from "./mix";
import { dueCounts, dueOf } from "./notebook-schedule";
import { type Grade, nextDraw, type PracticeLog, today, withDone } from "./practice-log";

const lessons = ["A", "B", "C", "D", "E", "F"];
const exerciseCount = 9;
const practices = lessons.map((slug) => ({
  slug,
  exercises: Array.from({ length: exerciseCount }, (_, index) => ({ id: `${slug}${index + 1}` }) as Exercise),
}));

interface Day {
  number: number;
  due: number;
  mix: string[];
}

/** Lives the 60 days. @returns each day of practice, the logs, and the draws of each exercise in their order */
function sixtyDays() {
  const random = seededRandom("nxënësja");
  const logs = new Map<string, PracticeLog>();
  const draws = new Map<string, number[]>();
  const days: Day[] = [];
  const late: number[] = [];
  for (let number = 1; number <= 60; number++) {
    // The clock of her device, in the afternoon.
    const now = today(new Date(2026, 8, number, 16, 30));
    const answer = (slug: string, id: string, grades: readonly Grade[]) => {
      const log = logs.get(slug) ?? {};
      const done = log[id] ?? [];
      draws.set(id, [...(draws.get(id) ?? []), nextDraw(done)]);
      if (done.length > 0) late.push(now - dueOf(done).day);
      logs.set(slug, withDone(log, id, [now, grades[random.int(0, grades.length - 1)] as Grade]));
    };
    if (number % 7 === 6 || number % 7 === 0) continue;
    const { today: due } = dueCounts(logs, now);
    const open = lessonsOfMix(logs, now);
    const mix = chooseMix(
      practices.filter(({ slug }) => open.includes(slug)),
      logs,
      now,
      String(now),
    );
    for (const { slug, exercise } of mix) answer(slug, exercise.id, [3, 3, 3, 2, 1]);
    if (mix.length > 0) days.push({ number, due, mix: mix.map(({ exercise }) => exercise.id) });
    const begun = logs.size;
    if (number > begun * 5 && begun < lessons.length) {
      for (const { id } of practices[begun]?.exercises ?? []) answer(lessons[begun] as string, id, [3, 2, 2, 1]);
    }
  }
  return { days, logs, draws, late };
}

const { days, logs, draws, late } = sixtyDays();
const lessonOf = (id: string) => id.charAt(0);

test("the ten of a day are never two of one lesson in a row, once two lessons are begun", () => {
  const mixed = days.filter(({ mix }) => new Set(mix.map(lessonOf)).size > 1);
  expect(mixed.length).toBeGreaterThan(30);
  for (const { number, mix } of mixed) {
    const pairs = mix.filter((id, place) => place > 0 && lessonOf(id) === lessonOf(mix[place - 1] as string));
    expect([number, pairs]).toEqual([number, []]);
  }
  // From the fourth week on, most days have exercises of four lessons or more.
  const later = mixed.filter(({ number }) => number > 28);
  expect(later.filter(({ mix }) => new Set(mix.map(lessonOf)).size >= 4).length).toBeGreaterThan(later.length * 0.8);
});

test("nothing waits for long, and nothing stays away for more than 60 days", () => {
  expect(Math.max(...late)).toBeLessThanOrEqual(14);
  const intervals = [...logs.values()].flatMap((log) => Object.values(log)).map((done) => dueOf(done).interval);
  expect(intervals).toHaveLength(lessons.length * exerciseCount);
  expect(Math.max(...intervals)).toBeLessThanOrEqual(60);
});

test("an exercise has other numbers each time, and the days are mixed each in another order", () => {
  for (const [id, all] of draws) expect([id, new Set(all).size]).toEqual([id, all.length]);
  expect(new Set(days.map(({ mix }) => String(mix))).size).toBe(days.length);
});

test("the table of the note is what she met", () => {
  const rows = days
    .filter(({ number }) => [2, 5, 9, 16, 23, 30, 37, 44, 51, 58].includes(number))
    .map(({ number, due, mix }) => `| ${number} | ${due} | ${mix.join(" ")} |`);
  const note = readFileSync(
    fileURLToPath(new URL("../../../docs/decisions/021-exercises.md", import.meta.url)),
    "utf8",
  );
  expect(rows.length).toBe(10);
  expect(note).toContain(rows.join("\n"));
});
