/** Every lesson of the magazine as screens: nothing of it is lost, nothing shown twice. */
import { describe, expect, test } from "vitest";
import { htmlPieces } from "../../app/magazine/classroom/html-pieces";
import { lessonScreens, turnAttribute, withLargeLabels } from "../../app/magazine/classroom/screens";
import { contentPath, subjectOf } from "../../app/magazine/content";
import { lessonParts } from "../../app/magazine/lesson-parts";
import { screenPage } from "../../app/pages/classroom/screen-page";
import { baseline, realMagazine } from "../real-magazine";

const { contents, categories } = realMagazine();
const lessons = contents.filter(({ contentTypeId, form }) => contentTypeId === 1 && form === undefined);

/** Returns the sorted captures of a pattern. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found).sort();

/** Removes the white space between elements. */
const tight = (html: string) => html.replace(/>\s+</g, "><");

test("the magazine has its 47 lessons", () => {
  expect(lessons.length).toBeGreaterThanOrEqual(47);
});

describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))("%s", (slug, lesson) => {
  const text = lessonParts(lesson.content).text;
  const screens = lessonScreens(lesson.content);
  const shown = screens.map(({ html }) => html).join("");

  test("the screens hold every picture, model, table, formula and step once", () => {
    expect(shown).not.toContain("#wide");
    for (const pattern of [
      /<img [^>]*src="[^"]*"/g,
      /data-modeli="[^"]*"/g,
      /<figcaption>[\s\S]*?<\/figcaption>/g,
      /<div class="formula">[\s\S]*?<\/math>/g,
      /class="table"/g,
    ])
      expect(all(shown, pattern)).toEqual(all(text, pattern));
    const example = htmlPieces(text).filter(({ classes }) => classes.includes("work"));
    const steps = example.flatMap(({ inner }) =>
      htmlPieces(inner).flatMap((piece) => (piece.tag === "ol" ? htmlPieces(piece.inner) : [])),
    );
    expect(steps.length).toBeGreaterThan(1);
    for (const { inner } of steps) expect([inner, shown.split(inner).length]).toEqual([inner, 2]);
  });

  test("each press of a worked example shows one step, the last one what follows from them", () => {
    for (const { kind, html, turns } of screens) {
      const named = [...html.matchAll(new RegExp(`<(\\w+) ${turnAttribute}="(\\d+)"`, "g"))];
      expect([...new Set(named.map(([, , turn]) => Number(turn)))]).toEqual(
        Array.from({ length: turns - 1 }, (_, before) => before + 1),
      );
      if (kind === "example") {
        const steps = named.filter(([, tag]) => tag === "li").map(([, , turn]) => Number(turn));
        expect(steps).toEqual(steps.map((_, before) => before + 1));
      }
      // Nothing but the marks of turns is added. A body is too long to print.
      const bare = tight(html).replace(new RegExp(` ${turnAttribute}="\\d+"`, "g"), "");
      expect([kind, tight(withLargeLabels(text)).includes(bare)]).toEqual([kind, true]);
    }
  });

  test("its page has a question, and the code of its plan", async () => {
    const category = categories.find(({ id }) => id === lesson.categoryId) ?? null;
    const subject = subjectOf(lesson, category);
    const page = await screenPage(baseline(), { subject, slug });
    expect(page).toMatchObject({ subject, title: lesson.title, exit: { href: `${contentPath(subject, slug)}/ora` } });
    expect(page?.opening).toContain('<p class="open">');
    const asked = [page?.vote, page?.question].flatMap((question) => question ?? []);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
    for (const { text, options, right } of asked) {
      expect([text, options.length > 1, right === null || options[right] !== undefined]).toEqual([text, true, true]);
    }
    expect(page?.vote?.options[page.vote.right ?? 9]).toBeTruthy();
    expect(page?.ticket).toBe((await baseline().hour(slug))?.sets.exit.code);
  });
});
