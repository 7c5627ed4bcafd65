import href from "./print-fronts.css?url";

/**
 * Links the sheet of paper that only the front page, the departments and the chapters need. It is a part of the page,
 * so that a followed link brings it too.
 */
export const PaperOfFronts = () => <link rel="stylesheet" href={href} media="print" />;
