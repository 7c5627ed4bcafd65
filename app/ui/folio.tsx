import { longDate, plural } from "../magazine/albanian";

/** The line under the masthead: the day of the last publication and how many pieces there are. */
export function Folio({ publishedAt, pieces, name }: { publishedAt: string; pieces: number; name: string }) {
  return (
    <div className="folio lab">
      <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
      <span>{name}</span>
      <span>{plural(pieces, "përmbajtje", "përmbajtje")}</span>
    </div>
  );
}

/** Holds the line's height until date and number are there. */
export function FolioPlaceholder() {
  return <div className="folio lab">&nbsp;</div>;
}
