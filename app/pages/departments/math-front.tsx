import type { ReactNode } from "react";
import { plural } from "../../magazine/albanian";
import { categoryCover } from "../../magazine/category";
import { chaptersFrom, chaptersOf } from "../../magazine/chapters";
import { FrontHead } from "../../ui/frame/front-head";
import { Plate } from "../../ui/plate";
import type { CountedCategory } from "../content-lists";
import { Entries, Entry } from "./entry";
import { WaysIn } from "./ways-in";
import "./department-fronts.css";

const ways = [
  { href: "/math/number-ninja", title: "Number Ninja", lang: "en" as const, text: "Llogarit kundër orës" },
  { href: "/math/calculus-quiz", title: "Kuizi i analizës", text: "20\u00a0pyetje, 30\u00a0minuta" },
  { href: "/modelet", title: "Modelet", text: "Tërhiqi me gisht, shih ç’ndryshon" },
  { href: "#mesimet", title: "Mësimet", text: "Më të rejat, këtu poshtë" },
];

/** Shows the opening of mathematics: one word across the page, then its two chapters. */
export function MathFront({ folio, categories }: { folio: ReactNode; categories: CountedCategory[] }) {
  return (
    <>
      <FrontHead
        subject="math"
        folio={folio}
        title="Matematikë"
        sentence="Këtu nuk mësohet përmendsh. Merr një laps, ndiq provën rresht pas rreshti dhe, kur të dalë rezultati, do ta dish jo vetëm sa bën, por pse s’mund të bëjë ndryshe."
      >
        <WaysIn ways={ways} />
      </FrontHead>
      <Entries label="Kapitujt">
        {chaptersOf("math", chaptersFrom(categories.map(({ category }) => category))).map(
          ({ name, title, description }, i) => {
            const counted = categories.find(({ category }) => category.name === name);
            return (
              <Entry
                key={name}
                subject="math"
                kind="chapter-entry"
                go={counted ? plural(counted.count, "përmbajtje", "përmbajtje") : "Hap kapitullin"}
              >
                <Plate src={categoryCover(counted?.category ?? { name })} first={i === 0} />
                <h2>
                  <a href={`/math/${name}`}>{counted?.category.displayName ?? title}</a>
                </h2>
                <p>{counted?.category.description || description}</p>
              </Entry>
            );
          },
        )}
      </Entries>
    </>
  );
}
