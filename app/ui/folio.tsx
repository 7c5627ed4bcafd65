import { longDate, plural } from "../magazine/albanian";

const line = "caps-label flex flex-wrap justify-between gap-x-15 gap-y-2 rule-b-1 py-[0.55rem]";

/** The line under the masthead: the day of the last publication and the number of contents. */
export function Folio({ publishedAt, count, name }: { publishedAt: string; count: number; name: string }) {
  return (
    <div className={line}>
      <time dateTime={publishedAt}>{longDate(publishedAt)}</time>
      <span className="max-[40rem]:hidden">{name}</span>
      <span>{plural(count, "përmbajtje", "përmbajtje")}</span>
    </div>
  );
}

/** Holds the line's height until date and number are there. */
export function FolioPlaceholder() {
  return <div className={line}>&nbsp;</div>;
}
