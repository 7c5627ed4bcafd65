import { SectionHead } from "../../ui/section-head";
import type { IndexedChapter } from "./home-page";

/** Shows 'Në këtë numër'. Every title of the magazine is under its chapter, with a mark before games and simulators. */
export function IssueIndex({ chapters }: { chapters: IndexedChapter[] }) {
  return (
    <section className="page-width mt-act below-fold" aria-labelledby="numri">
      <SectionHead
        id="numri"
        aside={
          <p className="index-key">
            <i className="simulator">lojë ose simulator</i> <i className="quiz">kuiz</i>{" "}
            <a href="/harta">Harta e ideve</a>
          </p>
        }
      >
        Në këtë numër
      </SectionHead>
      <div className="issue-index">
        {chapters.map(({ subject, title, href, pieces }) => (
          <section key={href} className={subject}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <ul>
              {pieces.map((piece) => (
                <li key={piece.href} className={piece.kind === "lesson" ? undefined : piece.kind}>
                  <a href={piece.href}>{piece.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
