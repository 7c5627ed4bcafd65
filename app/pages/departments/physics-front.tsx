import type { ReactNode } from "react";
import { plural } from "../../magazine/albanian";
import { categoryCover } from "../../magazine/category";
import { FrontHead } from "../../ui/frame/front-head";
import { CategoryGlyph } from "../../ui/glyph/category-glyph";
import { Picture } from "../../ui/picture";
import { Plate } from "../../ui/plate";
import type { CountedCategory } from "../content-lists";
import { WaysIn } from "./ways-in";
import "./department-fronts.css";

const ways = [
  {
    href: "/physics/electricity-simulator",
    title: "Simulatori i\u00a0qarkut",
    text: "Lidh baterinë, çelësin dhe llambën",
  },
  { href: "/physics/waves-quiz", title: "Kuizi i valëve", text: "15\u00a0pyetje, 15\u00a0minuta" },
  { href: "/physics/projects", title: "Projekte", text: "Prova me gjëra që ke në shtëpi" },
  { href: "#mesimet", title: "Mësimet", text: "Më të rejat, këtu poshtë" },
];

/** Shows the opening of physics: its name, and its four links. */
export function PhysicsFront({ folio }: { folio: ReactNode }) {
  return (
    <FrontHead
      subject="physics"
      folio={folio}
      title="Fizikë"
      sentence="Gjithçka që lëviz, nxehet, ndriçon ose tingëllon ka një rregull. Këtu e gjen rregullin, e provon në simulator dhe e kontrollon me një kuiz."
    >
      <WaysIn ways={ways} />
      <Plate src="/covers/fizika.svg" strip="/covers/fizika-strip.svg" first className="waves-run" />
    </FrontHead>
  );
}

/** Returns the Roman numeral of a chapter's number, up to 39. */
const numeral = (count: number): string =>
  "X".repeat(Math.floor(count / 10)) + ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"][count % 10];

/** Shows the chapters of physics: number, picture, name with its mark, one line. */
export function PhysicsChapters({ categories }: { categories: CountedCategory[] }) {
  return (
    <div className="chapters">
      {categories.map(({ category, count }, i) => (
        <article key={category.id} className="link-box chapter">
          <div className="caps-label">
            <span>{`Kapitulli ${numeral(i + 1)}`}</span>
            <span>{plural(count, "përmbajtje", "përmbajtje")}</span>
          </div>
          <Picture src={categoryCover(category)} alt="" width={1200} height={800} loading="lazy" />
          <h3>
            <CategoryGlyph category={category} />
            <a href={`/physics/${category.name}`}>{category.displayName}</a>
          </h3>
          <p>{category.description}</p>
        </article>
      ))}
    </div>
  );
}
