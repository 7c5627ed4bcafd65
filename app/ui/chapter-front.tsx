import { plural } from "../magazine/albanian";
import type { Subject } from "../magazine/category";
import { BackLink } from "./back-link";
import { Plate } from "./plate";
import { SquaredNote } from "./squared-sheet";

/** Splits "Mekanikë (Lëvizja dhe Forcat)" into its name and what stands in brackets. */
function parts(title: string): [name: string, rest: string] {
  const at = title.indexOf(" (");
  return at < 0 ? [title, ""] : [title.slice(0, at), title.slice(at + 1)];
}

/**
 * The opening of a chapter's list.
 *
 * @param name of the chapter, which also names its picture
 * @param count of its contents; `null` while they are being read
 */
export function ChapterFront({
  subject,
  name,
  title,
  description,
  count,
  back,
}: {
  subject: Subject;
  name: string;
  title: string;
  description: string;
  count: number | null;
  back: { href: string; text: string };
}) {
  const [main, rest] = parts(title);
  return (
    <header className={`page-width pt-4 ${subject}`}>
      <BackLink href={back.href}>{back.text}</BackLink>
      <h1 className="pt-[0.1em] pb-[0.16em] text-title/[0.9] [letter-spacing:-0.01em] text-spot">
        {main}
        {rest === "" ? null : (
          <small className="block pt-[0.25em] text-[0.42em]/[1] [letter-spacing:0] text-ink"> {rest}</small>
        )}
      </h1>
      <div className="flex flex-wrap items-baseline justify-between gap-x-15 gap-y-3 pb-11">
        <p className="max-w-[32em] text-[1.15rem]/[1.45] text-balance">{description}</p>
        <span className="caps-label">{count === null ? "\u00a0" : plural(count, "përmbajtje", "përmbajtje")}</span>
      </div>
      <Plate src={`/covers/${name}.svg`} first className="h-[clamp(9rem,20vw,17rem)] rule-t-2" />
    </header>
  );
}

/** What a chapter without contents says. */
export function EmptyChapter() {
  return (
    <div className="page-width mt-act">
      <SquaredNote>Nuk ka përmbajtje të disponueshme për këtë kategori.</SquaredNote>
    </div>
  );
}
