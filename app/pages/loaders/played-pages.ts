/**
 * Reads and checks the data of games, simulators and quizzes. This runs on the server before the page is sent, and in
 * the browser when a link leads to such a page.
 */
import { readSettings, type SimulatorSettings } from "../../features/circuit/levels/simulator-settings";
import { type GameData, readGameData } from "../../features/number-ninja/game-data";
import { fallbackQuiz } from "../../features/quiz/fallback-quiz";
import type { Library } from "../../library/library";
import type { Content } from "../../magazine/content";
import { parseQuiz, type Quiz } from "../../magazine/quiz";
import type { Deferred } from "../../ui/deferred";
import { type ContentPage, contentPage } from "../lesson/content-page";
import type { ContentAddress } from "./content-address";

/** A content and the data of its game, simulator or quiz. */
export type Played<Play> = Content & { play: Play };

export type PlayedPage<Play> = Omit<ContentPage, "content"> & { content: Played<Play> | null };

/**
 * Adds to a page's content the result of `read`. The raw texts of the data are dropped, since the page would carry
 * both.
 */
function played<Play>(page: Deferred<ContentPage>, read: (content: Content) => Play): Deferred<PlayedPage<Play>> {
  const content = Promise.resolve(page.content).then(
    (found) => found && { ...found, quizData: undefined, gameData: undefined, play: read(found) },
  );
  return { ...page, content };
}

export const ninjaPage = (library: Library, address: ContentAddress): Deferred<PlayedPage<GameData>> =>
  played(contentPage(library, address), ({ gameData }) => readGameData(gameData));

/** The questions used if the published quiz is broken (product 9.10). Other quizzes show an error. */
const fallbacks = new Map([["calculus-quiz", fallbackQuiz]]);

/** Reads a quiz; `null` if it is unreadable or has no questions. */
export const quizPage = (library: Library, address: ContentAddress): Deferred<PlayedPage<Quiz | null>> =>
  played(contentPage(library, address), ({ slug, quizData }) => {
    const parsed = parseQuiz(quizData ?? "");
    return parsed.ok ? parsed.value : (fallbacks.get(slug) ?? null);
  });

export type SimulatorPage = PlayedPage<SimulatorSettings>;

/** The games desk may be the author of the simulator. It is if the author is unknown (product 10.8). */
const fallbackAuthorId = 3;

export function simulatorPage(library: Library, address: ContentAddress): Deferred<SimulatorPage> {
  const page = contentPage(library, address);
  const author = Promise.all([page.content, page.author]).then(([content, own]) =>
    content && own === null ? library.author(fallbackAuthorId).catch(() => null) : own,
  );
  return played({ ...page, author }, ({ gameData }) => readSettings(gameData));
}
