/** Tests the plans of the hours of all lessons of the real magazine. */
import { expect, test } from "vitest";
import { openedWork, readWork } from "../../app/magazine/classroom/given-work";
import { hourMinutes } from "../../app/magazine/classroom/hour-minutes";
import { realMagazine } from "../real-magazine";

const { contents, hours = [], practices = [] } = realMagazine();
const lessons = contents.filter(({ contentTypeId, form }) => contentTypeId === 1 && form === undefined);

test("every lesson with exercises has a plan of 45 minutes, with its rows in the order of the hour", () => {
  expect(hours.map(({ slug }) => slug).sort()).toEqual(practices.map(({ slug }) => slug).sort());
  expect(hours.length).toBeGreaterThanOrEqual(47);
  for (const { slug, rows } of hours) {
    expect([slug, rows.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([slug, hourMinutes]);
    const titles = rows.map(({ title }) => title);
    expect([slug, titles]).toEqual([slug, expect.arrayContaining(["Pyetja e hapjes", "Ushtrime", "Bileta e daljes"])]);
    expect([slug, titles.at(-1)]).toEqual([slug, "Bileta e daljes"]);
  }
});

test("every experiment stands in the hour, in a second one or at home", () => {
  for (const { slug, rows, after } of hours) {
    const places = [...rows, ...after].filter(({ title }) =>
      ["Provoje vetë", "Ora e dytë", "Për shtëpi"].includes(title),
    );
    expect([slug, places.length]).toEqual([slug, 1]);
  }
  expect(hours.filter(({ rows }) => rows.some(({ title }) => title === "Provoje vetë")).length).toBeGreaterThan(25);
});

test("each of the three codes opens exercises of its lesson, as many as the plan prints, all there", () => {
  const listed = lessons.map(({ id, slug, title }) => ({ id, slug, title, subject: "math" as const, count: 1 }));
  const seen = new Set<string>();
  for (const { slug, sets } of hours) {
    for (const set of ["exit", "class", "home"] as const) {
      const read = readWork(sets[set].code);
      const opened = read.ok ? openedWork(read.work, listed, { practices, questions: [] }) : null;
      expect([slug, set, opened?.items.length]).toEqual([slug, set, sets[set].exercises.length]);
      expect([slug, set, opened?.items.every(({ exercise, lesson }) => exercise && lesson?.slug === slug)]).toEqual([
        slug,
        set,
        true,
      ]);
      expect(sets[set].exercises.length).toBeGreaterThanOrEqual(set === "home" ? 1 : 2);
      seen.add(sets[set].code);
    }
  }
  expect(seen.size).toBe(3 * hours.length);
});

test("no plan has an empty place, a mark of a number, or a link into a page that it is not", () => {
  for (const hour of hours) {
    const text = JSON.stringify(hour);
    expect([hour.slug, text.match(/⟦|undefined|NaN|href=\\"#(?!derrasa)|<p><\/p>|<p><p>|<b><\/b>|„“/g)]).toEqual([
      hour.slug,
      null,
    ]);
    expect([hour.slug, hour.mistakes.length >= 1, hour.goals.length >= 1]).toEqual([hour.slug, true, true]);
  }
});
