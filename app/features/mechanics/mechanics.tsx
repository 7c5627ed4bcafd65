import "./mechanics.css";
import type { ReactNode } from "react";
import { Arrow } from "../../ui/arrow";
import { ButtonLink } from "../../ui/button";
import { Applications } from "./applications";
import { CartExperiment } from "./cart-experiment";
import { PullExperiment } from "./pull-experiment";
import { PushExperiment } from "./push-experiment";
import { WorkedProblem } from "./worked-problem";

/**
 * Shows Newton's three laws as models. Applications, a worked problem and the link to the quiz follow.
 *
 * @param introduction the content's own text, shown after the models
 */
export function Mechanics({ introduction }: { introduction: ReactNode }) {
  return (
    <>
      <p className="page-width pb-4 text-pretty">Thuaj ç’pret, nise, krahaso: tri ligje, tri modele.</p>
      <Law
        first
        id="ligji-i-pare"
        number="Ligji i parë"
        title="Pa forcë, shpejtësia nuk ndryshon"
        law="Trupi rri në prehje ose lëviz drejt, me shpejtësi të pandryshuar, për sa kohë rezultantja e forcave mbi të është zero."
        task="Prova e madhe: hiqe fërkimin kur karroca është në rrugë dhe shiko vijën e grafikut. Ktheje fërkimin dhe vija bie prapë: forca ndryshon shpejtësinë, nuk e mban."
      >
        <CartExperiment />
      </Law>
      <Law
        id="ligji-i-dyte"
        number="Ligji i dytë"
        title="Forca e ndryshon, masa i bën ballë"
        law={
          <>
            Nxitimi është rezultantja e forcave pjesëtuar me masën dhe ka kahun e saj: <i>a</i> = <i>F</i> : <i>m</i>.
          </>
        }
        task="Në grafik pret një vijë e hollë, prova e mëparshme. Zgjidh forcën dhe masën, thuaj si do të dalë vija jote dhe nise. Forcën mund ta ndryshosh edhe gjatë rrugës; provo ta ulësh në zero."
      >
        <PullExperiment />
      </Law>
      <Law
        id="ligji-i-trete"
        number="Ligji i tretë"
        title="Një shtytje, dy forca"
        law="Kur një trup vepron mbi një tjetër me një forcë, i dyti vepron mbi të parin me forcë po aq të madhe, në të njëjtin drejtim dhe në kah të kundërt."
        task="Dy patinatorë qëndrojnë dorë më dorë mbi akull dhe shtyhen për gjysmë sekonde. Ndrysho masat. Ndrysho edhe atë që i shtrin duart: a ndryshon gjë?"
      >
        <PushExperiment />
      </Law>
      <Applications />
      <WorkedProblem />
      <details className="page-width mt-act rule-y-2 print:hidden">
        <summary className="min-h-27.5 cursor-pointer py-6 font-display text-[1.4rem]/[1.1] font-bold">
          Për këtë faqe
        </summary>
        {introduction}
      </details>
      <p className="page-width mt-act print:hidden">
        <ButtonLink
          primary
          measure="min-h-36 flex-wrap px-[min(1.8rem,9vw)] py-9 text-[1.15rem]/[1.1]"
          href="/physics/forces-and-motion-quiz"
          lang="en"
        >
          Test Your Knowledge
          <Arrow />
        </ButtonLink>
      </p>
    </>
  );
}

function Law({
  id,
  number,
  title,
  law,
  task,
  first = false,
  children,
}: {
  id: string;
  number: string;
  title: string;
  law: ReactNode;
  task: string;
  /** Whether it is the first on the page. Its question is then on the first screen. */
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`page-width rule-t-7 pt-5 print:mt-6 print:break-inside-avoid ${first ? "mt-2" : "mt-act below-fold [--below-fold:92rem]"}`}
      aria-labelledby={`${id}-titulli`}
    >
      <p className="caps-label text-mute">{number}</p>
      <h2 id={`${id}-titulli`} className="pb-5 text-[clamp(1.5rem,1.2rem+1.6vw,2.6rem)]/[1]">
        {title}
      </h2>
      {children}
      <div className="mt-9 grid gap-8 rule-t-2 pt-8 aside:grid-cols-2 aside:gap-[calc(2*var(--spacing-gutter))]">
        <p className="max-w-[36em] text-pretty text-[1.16rem]/[1.4] font-semibold">{law}</p>
        <p className="max-w-[36em] text-pretty print:hidden">{task}</p>
      </div>
    </section>
  );
}
