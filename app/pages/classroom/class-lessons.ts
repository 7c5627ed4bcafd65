import type { Library } from "../../library/library";
import { compareAlbanian } from "../../magazine/albanian";
import type { ClassLesson } from "../../magazine/classroom/assigned-items";
import { modelName } from "../../magazine/classroom/assignment";
import type { ContentSummary } from "../../magazine/content";

/** Lists the lessons with exercises, and the quizzes, for the pages of the class, by subject and title. */
export async function classLessons(library: Library): Promise<{ lessons: ClassLesson[] }> {
  const [contents, categories] = await Promise.all([library.contents(), library.categories()]);
  const subjectOf = new Map(categories.map(({ id, type }) => [id, type]));
  const lessons = contents.flatMap((content): ClassLesson[] => {
    const { id, slug, title, categoryId, exercises } = content;
    const subject = subjectOf.get(categoryId);
    const isQuiz = content.contentTypeId === 3 && content.hasQuestions === true;
    if (subject === undefined || (exercises === undefined && !isQuiz)) return [];
    const count = exercises ?? 0;
    return [{ id, slug, title, subject, count, ...(isQuiz ? { isQuiz } : modelsOfLesson(content)) }];
  });
  return {
    lessons: lessons.sort((a, b) => a.subject.localeCompare(b.subject) || compareAlbanian(a.title, b.title)),
  };
}

const modelsOfLesson = ({ models = [], hasQuestions }: ContentSummary): Pick<ClassLesson, "models"> =>
  hasQuestions === undefined ? {} : { models: models.map(modelName) };
