import type { WorkReader } from "../../magazine/classroom/given-work";

const library = () => import("../loaders/browser-library").then(({ browserLibrary }) => browserLibrary);

/** Reads what a work of the class needs, in the browser. What reads the magazine comes with the first call. */
export const workReader: WorkReader = {
  readPractice: async (slug) => (await library()).practice(slug),
  readQuestions: async (slug) => (await library()).questions(slug),
};
