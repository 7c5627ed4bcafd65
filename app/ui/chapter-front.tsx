import { plural } from "../magazine/albanian";
import type { Subject } from "../magazine/category";
import { BackLink } from "./back-link";
import { Plate } from "./plate";
import "./front.css";

/** Splits "Mekanikë (Lëvizja dhe Forcat)" into its name and what stands in brackets. */
function parts(title: string): [name: string, rest: string] {
  const at = title.indexOf(" (");
  return at < 0 ? [title, ""] : [title.slice(0, at), title.slice(at + 1)];
}

/**
 * The opening of a chapter's list.
 *
 * @param name of the chapter, which also names its picture
 * @param pieces how many there are; `null` while they are on their way
 */
export function ChapterFront({
  subject,
  name,
  title,
  description,
  pieces,
  back,
}: {
  subject: Subject;
  name: string;
  title: string;
  description: string;
  pieces: number | null;
  back: { href: string; text: string };
}) {
  const [main, rest] = parts(title);
  return (
    <header className={`wrap chapter-front ${subject}`}>
      <BackLink href={back.href}>{back.text}</BackLink>
      <h1>
        {main}
        {rest === "" ? null : <small> {rest}</small>}
      </h1>
      <div className="line">
        <p className="deck">{description}</p>
        <span className="lab">{pieces === null ? "\u00a0" : plural(pieces, "përmbajtje", "përmbajtje")}</span>
      </div>
      <Plate src={`/covers/${name}.svg`} first />
    </header>
  );
}

/** What a chapter without pieces says. */
export function EmptyChapter() {
  return (
    <div className="wrap act">
      <p className="squared">Nuk ka përmbajtje të disponueshme për këtë kategori.</p>
    </div>
  );
}
