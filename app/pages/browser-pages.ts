/**
 * Loads hydrated pages in the browser, inside a page that is already open. It is imported only with the first followed
 * link: the reader, the schemas and the rules of the lists are 15 KB.
 */

import { browserLibrary } from "./browser-library";
import { chapterPackPage } from "./chapter-pack-page";
import type { ContentAddress } from "./content-address";
import { contentPage } from "./content-page";
import { notebookPage } from "./notebook-page";
import { packsPage } from "./packs-page";
import { ninjaPage, quizPage, simulatorPage } from "./played-pages";
import { practicePage } from "./practice-page";
import { projectPage, projectsPage } from "./project-pages";
import { ignoreUnhandled } from "./resolve-page";

export const content = (address: ContentAddress) => ignoreUnhandled(contentPage(browserLibrary, address));
export const ninja = (address: ContentAddress) => ignoreUnhandled(ninjaPage(browserLibrary, address));
export const quiz = (address: ContentAddress) => ignoreUnhandled(quizPage(browserLibrary, address));
export const simulator = (address: ContentAddress) => ignoreUnhandled(simulatorPage(browserLibrary, address));
export const practice = (address: ContentAddress | null) => practicePage(browserLibrary, address);
export const notebook = () => notebookPage(browserLibrary);
export const chapterPack = (address: ContentAddress | null) => chapterPackPage(browserLibrary, address);
export const packs = () => packsPage(browserLibrary);
export const projects = () => ignoreUnhandled(projectsPage(browserLibrary));
export const project = (slug: string) => ignoreUnhandled(projectPage(browserLibrary, slug));
