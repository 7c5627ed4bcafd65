import type { ReactNode } from "react";
import { plural } from "../../magazine/albanian";
import type { Subject } from "../../magazine/subject";
import { Picture } from "../../ui/picture";
import { Plate } from "../../ui/plate";
import { SectionHead } from "../../ui/section-head";
import { Entries, Entry } from "../departments/entry";
import "./home-front.css";

/**
 * Shows the masthead: the headline, and the ray that the prism splits in two. @param folio the line above @param sky
 * of this hour
 */
export function HomeHero({ folio, sky }: { folio: ReactNode; sky: ReactNode }) {
  return (
    <section className="page-width">
      {folio}
      <h1 className="masthead">
        <span>Eksploro botën</span> <span>e shkencës</span>
      </h1>
      <div className="beam">
        <Picture
          src="/covers/rreze.svg"
          alt="Një rreze drite hyn në një prizëm dhe ndahet në dy tufa: blu dhe vjollcë."
          width={1440}
          height={440}
          loading="eager"
        />
        <p>
          Një rreze hyn në prizëm dhe del në dy ngjyra. Kështu lexohet Prizma: <b className="math">bluja</b> është
          matematikë, <b className="physics">vjollca</b> është fizikë. Zgjidh një rreze dhe ndiqe.
        </p>
        {sky}
        <p>
          <b>Fig. 1</b> Ligji i Snelit në dy faqe të prizmit. Shpërbërja është zmadhuar që të shihet me sy.
        </p>
      </div>
    </section>
  );
}

/** Shows the two large cards that link to the departments. */
export function DepartmentEntries({ counts }: { counts: Record<Subject, number> | null }) {
  return (
    <Entries label="Seksionet">
      <Department
        subject="math"
        name="Seksioni A"
        count={counts?.math}
        title="Matematikë"
        themes={[
          { href: "/math/gjeometria-ne-hapesire", text: "Gjeometri" },
          { href: "/math/funksioni-dhe-perdorimet", text: "Funksione" },
          { href: "/math/vargjet-rendesia", text: "Vargje" },
          { href: "/math/probabiliteti", text: "Probabilitet" },
        ]}
        cover="matematika"
        go="Hap matematikën"
      >
        Nga teorema e Pitagorës te një monedhë që hidhet pesëdhjetë herë: ide që mund t’i vizatosh vetë në një fletë me
        katrorë.
      </Department>
      <Department
        subject="physics"
        name="Seksioni B"
        count={counts?.physics}
        title="Fizikë"
        themes={[
          { href: "/physics/mekanika", text: "Mekanikë" },
          { href: "/physics/elektriciteti", text: "Elektricitet" },
          { href: "/physics/optika", text: "Optikë" },
          { href: "/physics/valet", text: "Valë" },
        ]}
        cover="ligjet-e-njutonit"
        go="Hap fizikën"
      >
        Pse bie guri, si kthehet rrezja, çfarë e ndez llambën. Lexo, pastaj provoje në simulator me duart e tua.
      </Department>
    </Entries>
  );
}

interface DepartmentProps {
  subject: Subject;
  name: string;
  count?: number;
  title: string;
  themes: { href: string; text: string }[];
  cover: string;
  go: string;
  children: ReactNode;
}

/** Shows a department's card. That of physics has its picture on top if the cards are side by side. */
function Department({ subject, name, count, title, themes, cover, go, children }: DepartmentProps) {
  return (
    <Entry subject={subject} kind="department" go={go}>
      <div className="caps-label">
        {count === undefined ? name : `${name}, ${plural(count, "përmbajtje", "përmbajtje")}`}
      </div>
      <h2>
        <a href={`/${subject}`}>{title}</a>
      </h2>
      <p>{children}</p>
      <p>
        {themes.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </p>
      <Plate src={`/covers/${cover}.svg`} />
    </Entry>
  );
}

interface ReadOut {
  subject: Subject;
  name: string;
  figure: string;
  unit?: ReactNode;
  text: string;
  href: string;
  more: string;
}

/**
 * The figures that the front page reads out. They are g at 45° of latitude; the golden ratio; c, exact by definition of
 * the metre, in whole km/s; 6 of 36 throws of two dice.
 */
const readOuts: ReadOut[] = [
  {
    subject: "physics",
    name: "Rënia e lirë",
    figure: "9,81",
    // Not the single character ². It would load the font of formulas on a page without any formula.
    unit: (
      <>
        m/s<sup>2</sup>
      </>
    ),
    text: "Nxitimi me të cilin bie çdo gjë që lëshon nga dora, kur nuk e pengon ajri.",
    href: "/physics/graviteti",
    more: "Graviteti",
  },
  {
    subject: "math",
    name: "Numri i artë",
    figure: "1,618",
    text: "Këtu shkon raporti i dy numrave fqinjë të Fibonaçit.",
    href: "/math/vargjet-rendesia",
    more: "Vargjet",
  },
  {
    subject: "physics",
    name: "Drita",
    figure: "299\u00a0792",
    unit: "km/s",
    text: "Nga Hëna te syri yt: 1,28\u00a0sekonda.",
    href: "/physics/perthyerja-dhe-reflektimi-i-drites",
    more: "Përthyerja",
  },
  {
    subject: "math",
    name: "Zarat",
    figure: "16,67",
    unit: "%",
    text: "Aq shpesh dy zare japin shumën 7: mesatarisht një herë në gjashtë hedhje.",
    href: "/math/probabiliteti",
    more: "Probabiliteti",
  },
];

/** Shows four numbers worth remembering, each with its lesson. */
export function PocketNumbers() {
  return (
    <section className="page-width mt-act below-fold" aria-labelledby="numra">
      <SectionHead id="numra" aside={<span className="caps-label">Mbaji mend</span>}>
        Numra për xhep
      </SectionHead>
      <ul className="pocket-numbers">
        {readOuts.map(({ subject, name, figure, unit, text, href, more }) => (
          <li key={name} className={subject}>
            <span className="caps-label">{name}</span>
            <b>
              {figure}
              {unit ? <small>{unit}</small> : null}
            </b>
            <p>
              {`${text} `}
              <a href={href}>{more}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
