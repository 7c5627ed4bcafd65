import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import { chaptersOf } from "../magazine/chapters";
import { Plate } from "../ui/plate";
import type { CountedCategory } from "./content-lists";
import { Entries, Entry } from "./entry";
import "./department-fronts.css";

/** The opening of mathematics: one word across the page, then its two chapters. */
export function MathFront({ folio, categories }: { folio: ReactNode; categories: CountedCategory[] }) {
  return (
    <>
      <section className="math page-width rule-b-2">
        {folio}
        <h1 className="-ml-[0.03em] pt-[0.16em] pb-[0.14em] text-[min(18.2vw,16.6rem)]/[0.74] [letter-spacing:-0.018em] whitespace-nowrap text-spot columns:text-[min(20vw,16.6rem)]">
          Matematikë
        </h1>
        <div className="columns:grid columns:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] columns:items-end columns:gap-gutter">
          <p className="max-w-[32em] pt-11 pb-12 text-[1.15rem]/[1.45]">
            Këtu nuk mësohet përmendsh. Merr një laps, ndiq provën rresht pas rreshti dhe, kur të dalë rezultati, do ta
            dish jo vetëm sa bën, por pse s’mund të bëjë ndryshe.
          </p>
        </div>
      </section>
      <Entries label="Kapitujt">
        {chaptersOf("math").map(({ name, title, description }, at) => {
          const counted = categories.find(({ category }) => category.name === name);
          return (
            <Entry
              key={name}
              subject="math"
              first={at === 0}
              go={counted ? plural(counted.count, "përmbajtje", "përmbajtje") : "Hap kapitullin"}
            >
              <Plate src={`/covers/${name}.svg`} first />
              <h2 className="pb-[0.1em] text-[clamp(2.6rem,11vw,5.2rem)]/[0.88] [letter-spacing:-0.014em] text-spot columns:text-[clamp(2.6rem,5.6vw,5.2rem)]">
                <a href={`/math/${name}`}>{counted?.category.displayName ?? title}</a>
              </h2>
              <p className="max-w-[31em] text-[1.08rem]">{counted?.category.description || description}</p>
            </Entry>
          );
        })}
      </Entries>
    </>
  );
}
