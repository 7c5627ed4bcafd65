import { type Chapter, chapterPath } from "../magazine/chapters";
import { searchHref } from "../magazine/search/found-html";

/** Queries with results, one of each kind that a pupil may not think of. */
const examples = [
  ["pse noton akulli", "një pyetje"],
  ["henes", "pa ë dhe në çdo trajtë"],
  ["gjysma e m v në katror", "një formulë, me fjalë"],
  ["F = ma", "a me shenja"],
  ["rainbow", "anglisht"],
  ["ushtrime për energjinë", "ushtrime"],
] as const;

interface SearchHelpProps {
  /** Whether a query had no results. */
  nothing: boolean;
  chapters: Pick<Chapter, "name" | "title" | "subject">[];
}

/** Shows what readers can search for, and links for browsing. */
export function SearchHelp({ nothing, chapters }: SearchHelpProps) {
  return (
    <>
      <section aria-labelledby="provo">
        <h2 id="provo">{nothing ? "Provo ndryshe" : "Provo"}</h2>
        {nothing ? <p>Shkruaj më pak fjalë, ose fjalën që do të ishte në titull. Ë dhe ç nuk duhen.</p> : null}
        <ul className="search-examples">
          {examples.map(([query, what]) => (
            <li key={query}>
              <a href={searchHref(query)}>{query}</a> <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="shfleto">
        <h2 id="shfleto">Ose shfleto</h2>
        <ul className="search-browse">
          {chapters.map((chapter) => (
            <li key={chapter.name} className={chapter.subject}>
              <a href={chapterPath(chapter)}>{chapter.title}</a>
            </li>
          ))}
          <li>
            <a href="/fjalori">Fjalori</a>
          </li>
          <li>
            <a href="/modelet">Modelet</a>
          </li>
          <li>
            <a href="/harta">Harta e ideve</a>
          </li>
          <li>
            <a href="/physics/projects">Projektet</a>
          </li>
        </ul>
      </section>
    </>
  );
}
