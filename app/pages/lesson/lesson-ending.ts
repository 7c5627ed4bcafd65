import type { Library } from "../../library/library";
import { kindName } from "../../magazine/badge";
import type { Category } from "../../magazine/category";
import { type Content, type ContentSummary, contentPath, modelsOf, subjectOf } from "../../magazine/content";
import { lessonParts } from "../../magazine/lesson-parts";
import { stillsIn } from "../../magazine/model-stills";
import { projectPath } from "../../magazine/project-address";
import type { Subject } from "../../magazine/subject";
import type { Deferred } from "../../ui/deferred";
import type { EndingPlate, IdeaLink } from "../../ui/lesson/lesson-ending";
import type { ContentPage } from "./content-page";

/** The lessons before and after a lesson on the map of ideas. */
interface LessonWays {
  before: IdeaLink[];
  after: IdeaLink[];
}

/** The end of a lesson besides other lessons: its exercises, something to try, a quiz. */
interface Ending {
  way: LessonWays;
  practice: { href: string; count: number; hasHour: boolean } | null;
  tool: EndingPlate | null;
  quiz: EndingPlate | null;
}

/** The page of a lesson; its ending is `null` if it cannot be read. */
export interface LessonPage extends ContentPage {
  ending: Ending | null;
}

/** The quizzes after those of a chapter that names none. */
const quizzesOfOthers = ["formulas-quiz"];

/**
 * Chooses the ending of a lesson. It is the links of its own last section, or else those of its chapter; nothing twice.
 */
async function lessonEnding(library: Library, lesson: Content, related: readonly string[]): Promise<Ending> {
  const [contents, categories, projects] = await Promise.all([
    library.contents(),
    library.categories(),
    library.projects(),
  ]);
  const { categoryId } = lesson;
  const known = new Map(categories.map((category) => [category.id, category]));
  const ofChapter = known.get(categoryId)?.ending ?? {};
  const plateOf = (piece: ContentSummary): EndingPlate => {
    const subject = subjectOf(piece, known.get(piece.categoryId) ?? null);
    const { title, imageUrl, duration, slug } = piece;
    const href = contentPath(subject, slug);
    return { subject, kind: kindName(piece), title, image: imageUrl, time: `${duration} min`, href };
  };
  const linked = [...lessonParts(lesson.content).onward.matchAll(/href="([^"#?]+)"/g)].map(([, href = ""]) => href);
  const choose = (type: 2 | 3, slugs: readonly string[]): EndingPlate | null => {
    const those = contents.filter(({ contentTypeId }) => contentTypeId === type);
    const plates = [
      ...those.map(plateOf).filter(({ href }) => linked.includes(href)),
      ...slugs.flatMap((slug) => those.filter((piece) => piece.slug === slug).map(plateOf)),
    ];
    return plates.find(({ href }) => !related.includes(href)) ?? null;
  };
  const project = projects.find(({ slug }) => slug === ofChapter.project);
  const tool =
    choose(2, ofChapter.tool === undefined ? [] : [ofChapter.tool]) ??
    (project && {
      subject: "physics",
      kind: "Projekt",
      title: project.title,
      lang: "en",
      image: project.image,
      time: project.duration,
      href: projectPath(project.slug),
    });
  const own = contents.find(({ slug }) => slug === lesson.slug);
  const subject = own && subjectOf(own, known.get(own.categoryId) ?? null);
  const ofOwnChapter = contents.filter((piece) => piece.categoryId === categoryId).map(({ slug }) => slug);
  const practice =
    own?.exercises && subject
      ? { href: `${contentPath(subject, own.slug)}/ushtrime`, count: own.exercises, hasHour: own.hasHour === true }
      : null;
  return {
    way: waysOf(lesson, contents, known),
    practice,
    tool: tool ?? (subject ? modelOf(lesson, subject) : null),
    quiz: choose(3, ofChapter.quizzes ?? [...ofOwnChapter, ...quizzesOfOthers]),
  };
}

/** Returns the lessons before and after one, in the file's order. Lessons that are not listed are left out. */
function waysOf(lesson: Content, contents: ContentSummary[], categories: Map<number, Category>): LessonWays {
  const linkTo = (piece: ContentSummary): IdeaLink => {
    const subject = subjectOf(piece, categories.get(piece.categoryId) ?? null);
    return { href: contentPath(subject, piece.slug), name: piece.idea ?? piece.title, subject };
  };
  return {
    before: (lesson.needs ?? []).flatMap((need) => contents.filter(({ slug }) => slug === need).map(linkTo)),
    after: contents.filter(({ needs = [] }) => needs.includes(lesson.slug)).map(linkTo),
  };
}

/** Returns the lesson's first model, large and alone; nothing if the lesson has none. */
function modelOf(lesson: Content, subject: Subject): EndingPlate | null {
  const [name] = modelsOf(lesson);
  const still = stillsIn(lesson.content).find((each) => each.name === name);
  if (still === undefined) return null;
  return { subject, kind: "Model", title: still.title, image: lesson.imageUrl, href: `/modelet/${still.name}` };
}

/**
 * Reads a lesson's page with its ending. Unreadable parts of the ending are left out, so that the lesson is still
 * shown.
 */
export function withEnding<Page extends Deferred<ContentPage>>(library: Library, page: Page) {
  const ending = Promise.all([page.content, page.related])
    .then(
      ([lesson, related]) =>
        lesson &&
        lessonEnding(
          library,
          lesson,
          related.map(({ href }) => href),
        ),
    )
    .catch(() => null);
  return { ...page, ending };
}
