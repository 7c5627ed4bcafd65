import href from "./absence.css?url";

/** Links the style sheet of placeholder pages. Few visits need it, so no page's own style sheets include it. */
export const AbsenceSheet = () => <link rel="stylesheet" href={href} />;
