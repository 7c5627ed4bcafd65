/**
 * Loads hydrated pages in the browser, inside a page that is already open. It is imported only with the first followed
 * link: the reader, the schemas and the rules of the lists are 15 KB.
 */

import { chapterPackPage } from "../chapter/chapter-pack-page";
import { packsPage } from "../chapter/packs-page";
import { classLessons } from "../classroom/class-lessons";
import { contentPage } from "../lesson/content-page";
import { notebookPage } from "../practice/notebook-page";
import { practicePage } from "../practice/practice-page";
import { projectPage, projectsPage } from "../project/project-pages";
import { browserLibrary } from "./browser-library";
import type { ContentAddress } from "./content-address";
import { ninjaPage, quizPage, simulatorPage } from "./played-pages";
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
export const lessonsOfClass = () => classLessons(browserLibrary);
