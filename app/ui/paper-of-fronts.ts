import href from "./print-fronts.css?url";

/** The sheet of paper that only the front page, the departments and the chapters need. */
export const frontsOnPaper = { rel: "stylesheet", href, media: "print" } as const;
