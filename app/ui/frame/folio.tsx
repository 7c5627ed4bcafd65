import { longDate, plural } from "../../magazine/albanian";

/** Shows the line under the masthead. It has the day of the last publication and the number of contents. */
export function Folio({ publishedAt, count, name }: { publishedAt: string; count: number; name: string }) {
  const [weekday, day] = longDate(publishedAt).split(", ");
  return (
    <div className="folio caps-label">
      <time dateTime={publishedAt}>
        <i>{weekday}, </i>
        {day}
      </time>
      <span>{name}</span>
      <span>{plural(count, "përmbajtje", "përmbajtje")}</span>
    </div>
  );
}

/** Keeps the line's height until date and number have loaded. */
export function FolioPlaceholder() {
  return <div className="folio caps-label">&nbsp;</div>;
}
