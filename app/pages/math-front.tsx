import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import type { Category } from "../magazine/category";
import { Plate } from "../ui/plate";
import "../ui/front.css";

interface Chapter {
  category: Category;
  pieces: number;
}

/** The chapters of mathematics by name, with what is said where the library does not know them. */
const fallbacks = [
  {
    name: "matematika-pastre",
    title: "Matematikë pastre",
    text: "Numra, trajta dhe funksione, për hir të bukurisë së një prove që nuk rrëzohet.",
  },
  {
    name: "matematika-aplikuar",
    title: "Matematikë e aplikuar",
    text: "Ku e takon matematikën jashtë fletores: në lojë, në muzikë, te mjeku dhe në treg.",
  },
];

/** The opening of mathematics: one word across the page, then its two chapters. */
export function MathFront({ folio, chapters }: { folio: ReactNode; chapters: Chapter[] }) {
  return (
    <>
      <section className="wrap front math">
        {folio}
        <h1>Matematikë</h1>
        <div className="opening">
          <p className="deck">
            Këtu nuk mësohet përmendsh. Merr një laps, ndiq provën rresht pas rreshti dhe, kur të dalë rezultati, do ta
            dish jo vetëm sa bën, por pse s’mund të bëjë ndryshe.
          </p>
        </div>
      </section>
      <section className="wrap entries" aria-label="Kapitujt">
        {fallbacks.map(({ name, title, text }) => {
          const chapter = chapters.find(({ category }) => category.name === name);
          return (
            <article key={name} className="entry chapter math">
              <Plate src={`/covers/${name}.svg`} first />
              <h2>
                <a href={`/math/${name}`}>{chapter?.category.displayName ?? title}</a>
              </h2>
              <p>{chapter?.category.description || text}</p>
              <div className="go">
                {chapter ? plural(chapter.pieces, "përmbajtje", "përmbajtje") : "Hap kapitullin"}
                <span className="arr" aria-hidden="true" />
              </div>
            </article>
          );
        })}
      </section>
    </>
  );
}
