/** Reads the plans of the lessons' hours, and makes of each lesson the hour that is published. */
import type { Category } from "../../../app/magazine/category";
import { emptyPlan, type LessonFacts } from "../../../app/magazine/classroom/hour-facts";
import { dividedHour, lessonHour } from "../../../app/magazine/classroom/lesson-hour";
import type { PublishedHour } from "../../../app/magazine/classroom/published-hour";
import type { Content } from "../../../app/magazine/content";
import type { ReadingPath } from "../../../app/magazine/idea-map";
import type { Practice } from "../../../app/magazine/practice/exercise";
import type { FindingList } from "../checking/finding";
import { bodyFacts, onwardLinks } from "../practice/lesson-facts";
import { checkMinutes, readPlan, type WrittenPlan } from "../practice/plans";
import type { PieceRecall } from "./piece-recall";
import type { WrittenContent } from "./read-magazine";
import type { Pieces, WrittenMagazine } from "./read-pieces";

interface HourPieces {
  hours: PublishedHour[];
  /** The exercises, each lesson's with the sets of its plan. */
  practices: Practice[];
}

/** The magazine with its chapters, for their quizzes, and the paths through its lessons. */
interface PathedMagazine extends WrittenMagazine {
  corpus: { categories: readonly Category[] };
  paths: readonly ReadingPath[];
}

/** Makes the hours of all lessons with a body and exercises. */
export function readHours(
  magazine: PathedMagazine,
  { contents, practices }: Pieces,
  recalled: PieceRecall,
  findings: FindingList,
): HourPieces {
  const bySlug = new Map(magazine.contents.map((written) => [written.fields.slug, written]));
  const practiceOf = new Map(practices.map((practice) => [practice.slug, practice]));
  const hours = contents.flatMap((content): PublishedHour | [] => {
    const written = bySlug.get(content.slug);
    const practice = practiceOf.get(content.slug);
    if (written === undefined || practice === undefined || content.content === "") return [];
    const { plan, minutesLine } = planOf(content.slug, practice, magazine, recalled);
    const facts = factsOf(content, written, practice);
    const divided = dividedHour(facts, plan);
    checkMinutes(divided, content.slug, magazine.path, minutesLine, findings);
    const hour = lessonHour(facts, plan, divided);
    if (hour === null || !divided.ok) return [];
    practiceOf.set(content.slug, { ...practice, sets: divided.sets });
    return hour;
  });
  return { hours, practices: practices.map((practice) => practiceOf.get(practice.slug) ?? practice) };

  function factsOf(content: Content, written: WrittenContent, { exercises }: Practice): LessonFacts {
    const { id, slug, title, idea = title, deck = "", needs = [] } = content;
    const href = magazine.addressOf(written);
    const body = recalled.recall(`hour-facts/${slug}`, [content.content, href], [], () => ({
      ...bodyFacts(content.content, href),
      onward: onwardLinks(content.content),
    }));
    const { onward, ...found } = body;
    return {
      ...{ id, slug, idea, deck, href, exercises, ...found },
      paths: magazine.paths.flatMap(({ name, title, lessons }) =>
        lessons.some(({ lesson }) => lesson === slug) ? [{ name, title }] : [],
      ),
      needs: needs.flatMap((need) => {
        const other = bySlug.get(need);
        // Until its time has come, or after it, a link to it would lead nowhere.
        if (other === undefined || other.fields.from !== undefined || other.fields.until !== undefined) return [];
        const name = other.fields.idea ?? other.fields.title;
        return { name, href: magazine.addressOf(other), exercises: practiceOf.get(need)?.exercises ?? [] };
      }),
      quiz: quizOf(content, onward),
    };
  }

  /** Returns the quiz that the lesson links to, else that of its chapter. */
  function quizOf({ categoryId }: Content, onward: readonly string[]): LessonFacts["quiz"] {
    const quizzes = magazine.contents.filter(({ fields }) => fields.contentTypeId === 3 && fields.from === undefined);
    const { quizzes: ofChapter = [] } = magazine.corpus.categories.find(({ id }) => id === categoryId)?.ending ?? {};
    const quiz =
      quizzes.find((each) => onward.includes(magazine.addressOf(each))) ??
      quizzes.find(({ fields }) => fields.slug === ofChapter[0]) ??
      quizzes.find(({ fields }) => fields.categoryId === categoryId);
    return quiz === undefined ? null : { title: quiz.fields.title, href: magazine.addressOf(quiz) };
  }
}

const noPlan: WrittenPlan = { plan: emptyPlan, minutesLine: 1 };

function planOf(slug: string, { exercises }: Practice, { path, files, pages }: WrittenMagazine, recalled: PieceRecall) {
  const name = `plans/${slug}`;
  const ids = exercises.map(({ id }) => id);
  const read = (found: FindingList) => readPlan(slug, path, ids, { files, pages }, found);
  const plan = recalled.isRead(slug)
    ? recalled.recall(name, ids, [`${name}.md`], read)
    : recalled.last<WrittenPlan | null>(name);
  return plan ?? noPlan;
}
