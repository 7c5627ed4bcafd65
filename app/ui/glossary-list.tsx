import type { GlossaryEntry, GlossaryLetter } from "../magazine/glossary";
import "./glossary.css";

type Listed = GlossaryEntry & { lessons: { href: string; title: string }[] };

/** The anchor of a letter. */
const anchorOf = (letter: string) =>
  `shkronja-${letter.toLowerCase().replace("ç", "c-bisht").replace("ë", "e-dy-pika")}`;

const letterLink =
  "grid min-h-27.5 min-w-25 place-items-center px-3.5 display-face text-[1.6rem]/[1] no-underline hover:bg-ink hover:text-paper columns:min-w-15 columns:px-0";

/** The letters to jump to; only those under which a term stands. */
export function GlossaryLetters({ letters }: { letters: GlossaryLetter<Listed>[] }) {
  return (
    <nav className="rule-b-1 print:hidden" aria-label="Shkronjat">
      <ul className="-mx-3.5 flex flex-wrap py-3 columns:mx-0 columns:flex-nowrap columns:justify-between">
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a className={letterLink} href={`#${anchorOf(letter)}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every term under its letter. */
export function GlossaryList({ letters }: { letters: GlossaryLetter<Listed>[] }) {
  return letters.map(({ letter, entries }) => (
    <section key={letter} className="glossary-letter" id={anchorOf(letter)} aria-label={`Shkronja ${letter}`}>
      <h2>{letter}</h2>
      <dl>
        {entries.map((entry) => (
          <Term key={entry.id} entry={entry} />
        ))}
      </dl>
    </section>
  ));
}

function Term({ entry: { id, term, definition, symbolMath, unit, english, lessons } }: { entry: Listed }) {
  return (
    <div id={id}>
      <dt>
        <dfn>{term}</dfn>
        {symbolMath === undefined ? null : <span className="symbol" dangerouslySetInnerHTML={{ __html: symbolMath }} />}
        {unit === undefined ? null : <span className="unit">{unit}</span>}
      </dt>
      <dd>{definition}</dd>
      <dd className="where">
        <i lang="en">{english}</i>
        {lessons.map(({ href, title }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </dd>
    </div>
  );
}
