/** The prefix that the sanitiser adds to every id. It keeps headings from names that scripts know (DOM clobbering). */
export const anchorPrefix = "user-content-";

/** Returns the id of a figure, from the name in links to it: `dy-pulse`. */
export const figureId = (name: string) => `${anchorPrefix}fig-${name}`;
