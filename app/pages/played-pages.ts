/**
 * The pages of contents that are played, their data read and checked: on the server before the page is sent, in the
 * browser where a link leads to one.
 */
import { readSettings, type SimulatorSettings } from "../features/circuit/levels/simulator-settings";
import { type GameData, readGameData } from "../features/number-ninja/game-data";
import { fallbackQuiz } from "../features/quiz/fallback-quiz";
import type { Library } from "../library/library";
import type { Content } from "../magazine/content";
import { parseQuiz, type Quiz } from "../magazine/quiz";
import type { Deferred } from "../ui/deferred";
import type { ContentAddress } from "./content-address";
import { type ContentPage, contentPage } from "./content-page";

/** A content and the data it is played by. */
export type Played<Play> = Content & { play: Play };

export type PlayedPage<Play> = Omit<ContentPage, "content"> & { content: Played<Play> | null };

/** Gives a page's content what `read` makes of its data. The texts of the data are dropped: the page would carry both. */
function played<Play>(page: Deferred<ContentPage>, read: (content: Content) => Play): Deferred<PlayedPage<Play>> {
  const content = Promise.resolve(page.content).then(
    (found) => found && { ...found, quizData: undefined, gameData: undefined, play: read(found) },
  );
  return { ...page, content };
}

export const ninjaPage = (library: Library, address: ContentAddress): Deferred<PlayedPage<GameData>> =>
  played(contentPage(library, address), ({ gameData }) => readGameData(gameData));

/** Questions asked where the published quiz is broken (product 9.10); the other quizzes' pages say so. */
const fallbacks = new Map([["calculus-quiz", fallbackQuiz]]);

/** A quiz that cannot be read, or asks nothing, is `null`. */
export const quizPage = (library: Library, address: ContentAddress): Deferred<PlayedPage<Quiz | null>> =>
  played(contentPage(library, address), ({ slug, quizData }) => {
    const parsed = parseQuiz(quizData ?? "");
    return parsed.ok ? parsed.value : (fallbacks.get(slug) ?? null);
  });

export type SimulatorPage = PlayedPage<SimulatorSettings>;

/** The desk of games signs the simulator where its author is unknown (product 10.8). */
const fallbackAuthorId = 3;

export function simulatorPage(library: Library, address: ContentAddress): Deferred<SimulatorPage> {
  const page = contentPage(library, address);
  const author = Promise.all([page.content, page.author]).then(([content, own]) =>
    content && own === null ? library.author(fallbackAuthorId).catch(() => null) : own,
  );
  return played({ ...page, author }, ({ gameData }) => readSettings(gameData));
}
