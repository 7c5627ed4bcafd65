import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import { Arrow } from "../ui/arrow";
import { CategoryGlyph } from "../ui/category-glyph";
import { Picture } from "../ui/picture";
import { Plate } from "../ui/plate";
import type { CountedCategory } from "./content-lists";
import "./department-fronts.css";

const ways = [
  { href: "/physics/electricity-simulator", title: "Simulatori i qarkut", text: "Lidh baterinë, çelësin dhe llambën" },
  { href: "/physics/waves-quiz", title: "Kuizi i valëve", text: "15\u00a0pyetje, 15\u00a0minuta" },
  { href: "/physics/projects", title: "Projekte", text: "Prova me gjëra që ke në shtëpi" },
  { href: "#mesimet", title: "Mësimet", text: "Më të rejat, këtu poshtë" },
];

/** The opening of physics: its name, and the four ways in. */
export function PhysicsFront({ folio }: { folio: ReactNode }) {
  return (
    <section className="physics page-width rule-b-2">
      {folio}
      <div className="columns:grid columns:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] columns:items-end columns:gap-gutter">
        <h1 className="-ml-[0.03em] pt-[0.16em] pb-[0.14em] text-[clamp(5rem,36vw,20rem)]/[0.74] [letter-spacing:-0.018em] whitespace-nowrap text-spot columns:text-[clamp(8rem,21.4vw,17.6rem)]">
          Fizikë
        </h1>
        <div className="columns:pb-13">
          <p className="max-w-[32em] pt-11 pb-12 text-[1.15rem]/[1.45]">
            Gjithçka që lëviz, nxehet, ndriçon ose tingëllon ka një rregull. Këtu e gjen rregullin, e provon në
            simulator dhe e kontrollon me një kuiz.
          </p>
          <ul className="rule-t-2">
            {ways.map(({ href, title, text }, at) => (
              <li key={href}>
                <a
                  className={`group grid grid-cols-[1fr_auto] items-center gap-x-10 gap-y-1 pt-7 pb-7.5 no-underline ${at === 0 ? "" : "rule-t-1/hair"}`}
                  href={href}
                >
                  <b className="display-face text-[1.75rem]/[1] decoration-spot decoration-[0.07em] underline-offset-[0.12em] group-hover:underline">
                    {title}
                  </b>
                  <Arrow
                    turn={href.startsWith("#") ? "down" : undefined}
                    className="h-9 w-20 text-spot [grid-area:1/2/3]"
                  />
                  <span className="text-[0.88rem] text-mute">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mx-[calc(50%-50vw)] w-screen">
        <Plate src="/covers/fizika.svg" first className="h-[clamp(15rem,34vw,30rem)] rule-t-2" />
      </div>
    </section>
  );
}

const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The chapters of physics: number, picture, name with its mark, one line. */
export function PhysicsChapters({ categories }: { categories: CountedCategory[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-[calc(2*var(--spacing-gutter))] overflow-clip rule-t-1 columns:grid-cols-3">
      {categories.map(({ category, count }, i) => (
        <article
          key={category.id}
          className="chapter link-box flex min-w-0 flex-col gap-3.5 max-columns:pt-7 max-columns:pb-11 columns:pt-8 columns:pb-13"
        >
          <div className="caps-label flex justify-between gap-5">
            <span className="max-[29.99rem]:hidden">Kapitulli {numerals[i]}</span>
            <span className="whitespace-nowrap text-spot">{plural(count, "përmbajtje", "përmbajtje")}</span>
          </div>
          <Picture
            className="mt-3 mb-4 aspect-[9/4] w-full object-cover"
            src={`/covers/${category.name}.svg`}
            alt=""
            width={1200}
            height={800}
            loading="lazy"
          />
          <h3 className="flex items-baseline gap-[0.3em] text-[clamp(0.9rem,4.9vw,2.3rem)] columns:text-[clamp(1.7rem,2.9vw,2.3rem)]">
            <CategoryGlyph category={category} />
            <a href={`/physics/${category.name}`}>{category.displayName}</a>
          </h3>
          <p className="text-[0.86rem]/[1.4] text-mute max-[29.99rem]:hidden">{category.description}</p>
        </article>
      ))}
    </div>
  );
}
