import { useEffect, useState } from "react";
import type { ClassLesson, WorkTexts } from "../../magazine/classroom/assigned-items";
import type { WorkReader } from "../../magazine/classroom/given-work";
import { Button } from "../../ui/button";
import type { ComposingAction, Composition } from "./composing-rules";
import type { PreviewReader } from "./part-props";

type Offered = Awaited<ReturnType<typeof readOffered>>;

/** Shows what a teacher can take of a lesson. Its rows and what reads them come with the first lesson. */
export function LessonExercises({
  lesson,
  lessons,
  reader,
  composition,
  dispatch,
  onRead,
}: {
  lesson: ClassLesson;
  lessons: readonly ClassLesson[];
  reader: WorkReader & PreviewReader;
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
  onRead: (texts: WorkTexts) => void;
}) {
  const [offered, setOffered] = useState<Offered | "reading" | "failed">("reading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each lesson, and at each press of „again“.
  useEffect(() => {
    let isCurrent = true;
    setOffered("reading");
    readOffered(lesson, lessons, reader).then(
      (read) => {
        if (!isCurrent) return;
        if (read !== null) onRead(read.texts);
        setOffered(read ?? "failed");
      },
      () => isCurrent && setOffered("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  if (offered === "reading") return <p role="status">Ushtrimet po hapen…</p>;
  if (offered === "failed" || offered === null) {
    return (
      <div role="status" className="grid justify-items-start gap-6">
        <p>Ushtrimet e këtij mësimi nuk u hapën dot. Provo përsëri kur të kesh rrjet.</p>
        <Button onClick={() => setTries(tries + 1)}>Provo përsëri</Button>
      </div>
    );
  }
  const { OfferedRows, rows, quizzes, texts } = offered;
  return <OfferedRows {...{ rows, quizzes, composition, dispatch }} lacksQuiz={texts.lacksQuiz} previews={reader} />;
}

async function readOffered(lesson: ClassLesson, lessons: readonly ClassLesson[], reader: WorkReader) {
  const [{ OfferedRows }, { readLessonTexts, offeredExercises, offeredQuizzes }] = await Promise.all([
    import("./offered-rows.client"),
    import("./lesson-exercises.client"),
  ]);
  const texts = await readLessonTexts(lesson, reader);
  return (
    texts && {
      ...{ OfferedRows, texts },
      rows: offeredExercises(lesson, lessons, texts),
      quizzes: offeredQuizzes(lessons, texts),
    }
  );
}
