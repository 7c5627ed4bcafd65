import href from "./absence.css?url";

/** Links the sheet of what stands in for a page. Few visits need it, so no page's own sheets carry it. */
export const AbsenceSheet = () => <link rel="stylesheet" href={href} />;
