/**
 * The pieces that are played with, their data read and checked: on the server before the page is sent, in the browser
 * where a link leads to one.
 */
import { readSettings, type SimulatorSettings } from "../features/circuit/levels/simulator-settings";
import { type GameData, readGameData } from "../features/number-ninja/game-data";
import { fallbackQuiz } from "../features/quiz/fallback-quiz";
import type { Library } from "../library/library";
import type { Content } from "../magazine/content";
import { parseQuiz, type Quiz } from "../magazine/quiz";
import { type Arriving, type LessonPage, lessonPage } from "./pages";

/** A piece and what is played by. */
export type Played<Play> = Content & { play: Play };

/** A lesson's page whose piece brings its data for play. */
type PlayedPage<Play> = Omit<LessonPage, "lesson"> & { lesson: Played<Play> | null };

type Address = Parameters<typeof lessonPage>[1];

/** Gives a page's piece what `read` makes of its data. The texts of the data stay behind: the page would carry both. */
function played<Play>(page: Arriving<LessonPage>, read: (content: Content) => Play): Arriving<PlayedPage<Play>> {
  const lesson = Promise.resolve(page.lesson).then(
    (content) => content && { ...content, quizData: undefined, gameData: undefined, play: read(content) },
  );
  return { ...page, lesson };
}

export const ninjaPage = (library: Library, address: Address): Arriving<PlayedPage<GameData>> =>
  played(lessonPage(library, address), ({ gameData }) => readGameData(gameData));

/** Questions asked where the published quiz is broken (product 9.10); the other quizzes' pages say so. */
const fallbacks = new Map([["calculus-quiz", fallbackQuiz]]);

/** A quiz that cannot be read or asks nothing is `null`. */
export const quizPage = (library: Library, address: Address): Arriving<PlayedPage<Quiz | null>> =>
  played(lessonPage(library, address), ({ slug, quizData }) => {
    const parsed = parseQuiz(quizData ?? "");
    return parsed.ok && parsed.value.questions.length > 0 ? parsed.value : (fallbacks.get(slug) ?? null);
  });

export type SimulatorPage = PlayedPage<SimulatorSettings>;

/** The desk of games signs the simulator where its author is unknown (product 10.8). */
const fallbackAuthorId = 3;

export function simulatorPage(library: Library): Arriving<SimulatorPage> {
  const page = lessonPage(library, { subject: "physics", slug: "electricity-simulator" });
  const author = Promise.all([page.lesson, page.author]).then(([lesson, own]) =>
    lesson && own === null ? library.author(fallbackAuthorId).catch(() => null) : own,
  );
  return played({ ...page, author }, ({ gameData }) => readSettings(gameData));
}
