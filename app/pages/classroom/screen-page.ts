import type { Library } from "../../library/library";
import type { Category } from "../../magazine/category";
import {
  type ClassQuestion,
  exerciseQuestion,
  modelQuestion,
  quizQuestion,
} from "../../magazine/classroom/class-question";
import type { PublishedHour } from "../../magazine/classroom/published-hour";
import { plannedCode } from "../../magazine/classroom/ready-sets";
import { type LessonScreen, lessonScreens } from "../../magazine/classroom/screens";
import { type Content, contentPath } from "../../magazine/content";
import { lessonParts } from "../../magazine/lesson-parts";
import { parseQuiz } from "../../magazine/quiz";
import type { Subject } from "../../magazine/subject";
import type { ContentAddress } from "../loaders/content-address";
import { isElsewhere } from "../loaders/content-summary";

/** A lesson as a teacher shows it to a class, screen by screen. */
export interface ScreenPage {
  subject: Subject;
  title: string;
  /** The standfirst; null if it has none. */
  deck: string | null;
  cover: Pick<Content, "imageUrl" | "imageAlt">;
  /** Where `Esc` leads: to the plan of the hour, or to the lesson if it has none. */
  exit: { href: string; title: string };
  /** The opening paragraph, as HTML. */
  opening: string;
  screens: LessonScreen[];
  /** The plan's opening question; null if it has none. */
  vote: ClassQuestion | null;
  question: ClassQuestion | null;
  /** The code of its exit ticket, that of the plan; null if it has no plan. */
  ticket: string | null;
  /** The cards of terms that open inside the text, as HTML. */
  terms: string;
}

/** @returns null if the department has no such lesson, or the lesson is still empty */
export async function screenPage(library: Library, address: ContentAddress | null): Promise<ScreenPage | null> {
  if (address === null) return null;
  const { subject, slug } = address;
  const content = await library.content(slug);
  if (content === null || content.contentTypeId !== 1 || content.content.trim() === "") return null;
  // A piece of news has none of a lesson's parts.
  if (content.form !== undefined) return null;
  const category = await library.category(content.categoryId);
  if (isElsewhere(category, subject)) return null;
  const { opening, terms } = lessonParts(content.content);
  const [practice, hour, ofQuiz] = await Promise.all([
    library.practice(slug).catch(() => null),
    library.hour(slug).catch(() => null),
    questionOfQuiz(library, category, contentPath(subject, slug)),
  ]);
  const vote = hour?.question ? voteOf(hour.question) : null;
  const question = ofQuiz ?? (practice && exerciseQuestion(practice)) ?? modelQuestion(content.content);
  const hasPlan = practice?.sets !== undefined;
  const lesson = contentPath(subject, slug);
  return {
    ...{
      subject,
      title: content.title,
      deck: content.deck ?? null,
      cover: content,
      exit: hasPlan ? { href: `${lesson}/ora`, title: "Te plani i orës" } : { href: lesson, title: "Te mësimi" },
      opening,
      terms,
    },
    screens: lessonScreens(content.content),
    vote,
    // The class votes on its opening question twice already.
    question: question?.text === vote?.text ? null : question,
    ticket: hasPlan ? plannedCode(content, "exit") : null,
  };
}

const voteOf = ({ html, options, right }: NonNullable<PublishedHour["question"]>): ClassQuestion => ({
  ...{ text: html, options, right },
  because: "",
});

/** Reads a question from the quizzes of the lesson's chapter. Other quizzes would cost a read each. */
async function questionOfQuiz(
  library: Library,
  category: Category | null,
  lesson: string,
): Promise<ClassQuestion | null> {
  if (category === null) return null;
  const own = await library.contents({ categoryId: category.id });
  const slugs = own.filter(({ contentTypeId }) => contentTypeId === 3).map(({ slug }) => slug);
  for (const slug of new Set([...slugs, ...(category.ending?.quizzes ?? [])])) {
    const quiz = parseQuiz((await library.content(slug).catch(() => null))?.quizData ?? "");
    const found = quiz.ok ? quizQuestion(quiz.value, lesson) : null;
    if (found !== null) return found;
  }
  return null;
}
