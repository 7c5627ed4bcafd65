import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import { packPath } from "../magazine/chapters";
import { headlineClass } from "../magazine/headline";
import type { Subject } from "../magazine/subject";
import { SquaredNote } from "./absence/squared-sheet";
import { BackLink } from "./frame/back-link";
import { Plate } from "./plate";
import "./chapter-front.css";

/** Splits "Mekanikë (Lëvizja dhe Forcat)" into its name and the text in brackets. */
function parts(title: string): [name: string, rest: string] {
  const bracket = title.indexOf(" (");
  return bracket < 0 ? [title, ""] : [title.slice(0, bracket), title.slice(bracket + 1)];
}

/**
 * Shows the opening of a chapter's list.
 *
 * @param count of its contents; `null` while they load
 * @param size of its pack, as text; `null` if it is not known
 * @param pack replaces the link to the download of its pack
 */
export function ChapterFront({
  subject,
  name,
  cover,
  title,
  description,
  count,
  back,
  size,
  pack,
}: {
  subject: Subject;
  name: string;
  cover: string;
  title: string;
  description: string;
  count: number | null;
  back: { href: string; text: string };
  size: string | null;
  pack?: ReactNode;
}) {
  const [main, rest] = parts(title);
  return (
    <header className={`chapter-front page-width ${subject}`}>
      <BackLink href={back.href}>{back.text}</BackLink>
      <h1 className={headlineClass(main)}>
        {main}
        {rest === "" ? null : <small>{` ${rest}`}</small>}
      </h1>
      <div>
        <p>{description}</p>
        <span className="caps-label">{count === null ? "\u00a0" : plural(count, "përmbajtje", "përmbajtje")}</span>
        {/* Links to the hydrated version of the same page. A chapter itself ships no script. */}
        {pack === undefined ? (
          <a className="chapter-pack" href={packPath({ subject, name })}>
            Merre me vete{size === null ? "" : ` · ${size}`}
          </a>
        ) : null}
      </div>
      {pack}
      <Plate src={cover} first />
    </header>
  );
}

/** Shows the message of a chapter without contents. */
export function EmptyChapter() {
  return (
    <div className="page-width mt-act">
      <SquaredNote>Nuk ka përmbajtje të disponueshme për këtë kategori.</SquaredNote>
    </div>
  );
}
