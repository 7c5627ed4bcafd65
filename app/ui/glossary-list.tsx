import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import type { GlossaryEntry, GlossaryLetter } from "../magazine/glossary";
import { IndexHead } from "./frame/heads";
import { IndexStrip } from "./index-strip";
import { SearchForm } from "./search-form";

type Listed = GlossaryEntry & { lessons: { href: string; title: string }[] };

/** Returns the anchor of a letter. */
const anchorOf = (letter: string) =>
  `shkronja-${letter.toLowerCase().replace("ç", "c-bisht").replace("ë", "e-dy-pika")}`;

/** Shows the glossary's page, inside its article. */
export function GlossaryBody({ letters }: { letters: GlossaryLetter<Listed>[] }) {
  const count = letters.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <GlossaryHead>{plural(count, "term", "terma")}</GlossaryHead>
      <IndexStrip label="Shkronjat" parts={letters.map(({ letter }) => ({ id: anchorOf(letter), text: letter }))} />
      <GlossaryList letters={letters} />
    </>
  );
}

/** Shows its heading. @param children the number of terms */
export function GlossaryHead({ children }: { children: ReactNode }) {
  return (
    <IndexHead title="Fjalori">
      <div>
        <p>
          Çdo term me një fjali. Lidhja e parë poshtë tij të çon te vendi ku shpjegohet. Cili mësim vjen para cilit, e
          tregon <a href="/harta">harta e ideve</a>.
        </p>
        <span className="caps-label">{children}</span>
      </div>
      <SearchForm id="fjalori-fusha" name="Kërko një term" label="Kërko një term" />
    </IndexHead>
  );
}

/**
 * Shows every term under its letter. Its structured data is microdata, which repeats none of its words; as JSON-LD 233
 * names and addresses would be 2.6 KB more.
 */
function GlossaryList({ letters }: { letters: GlossaryLetter<Listed>[] }) {
  return letters.map(({ letter, entries }) => (
    <section key={letter} className="glossary-letter" id={anchorOf(letter)} aria-label={`Shkronja ${letter}`}>
      <h2>{letter}</h2>
      <ul>
        {entries.map((entry) => (
          <Term key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

/**
 * Shows a term. On a phone it is one line, which the fold or its address opens: a fold beside the words, not around
 * them, since a browser opens no closed `<details>` whose own address is followed, and a wide window needs none.
 */
function Term({ entry: { id, term, definition, symbolMath, unit, english, lessons } }: { entry: Listed }) {
  return (
    <li id={id} itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
      <p className="named">
        <dfn itemProp="name">{term}</dfn>
        {symbolMath === undefined ? null : <span className="symbol" dangerouslySetInnerHTML={{ __html: symbolMath }} />}
        {unit === undefined ? null : <span className="unit">{unit}</span>}
      </p>
      <details>
        <summary aria-label={term} />
      </details>
      <p itemProp="description">{definition}</p>
      <p className="where">
        <i lang="en">{english}</i>
        {lessons.map(({ href, title }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
      </p>
    </li>
  );
}
