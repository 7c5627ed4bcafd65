import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import type { Subject } from "../magazine/category";
import { Picture } from "../ui/picture";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";
import { Entries, Entry } from "./entry";
import "./home-front.css";

/** The masthead of the magazine: the headline, and the ray that the prism splits in two. @param folio the line above */
export function HomeHero({ folio }: { folio: ReactNode }) {
  return (
    <section className="page-width">
      {folio}
      <h1 className="pt-[clamp(1.1rem,2.6vw,2.4rem)] pb-[clamp(0.6rem,1.4vw,1.4rem)] [letter-spacing:-0.008em] max-[34rem]:text-[23.4vw]/[0.91] min-[34.01rem]:text-[clamp(3.25rem,14.9vw,12.1rem)]/[0.84]">
        <span className="min-[34.01rem]:block">Eksploro botën</span>{" "}
        <span className="min-[34.01rem]:block min-[34.01rem]:pl-[0.72em]">e shkencës</span>
      </h1>
      <div className="relative">
        <Picture
          className="ml-[calc(50%-50vw)] h-[clamp(11.2rem,30.56vw,31rem)] w-screen max-w-none object-cover object-[44%_0]"
          src="/covers/rreze.svg"
          alt="Një rreze drite hyn në një prizëm dhe ndahet në dy tufa: blu dhe vjollcë."
          width={1440}
          height={440}
        />
        <p className="text-[1.12rem]/[1.45] max-columns:max-w-250 columns:absolute columns:left-0 columns:max-w-[min(27rem,33vw)] columns:max-[89.99rem]:top-[calc(8.34vw+2.2rem)] columns:min-[90rem]:top-108">
          Një vijë e zezë hyn në prizëm dhe del në dy ngjyra. Kështu lexohet Prizma:{" "}
          <b className="math text-spot">bluja</b> është matematikë, <b className="physics text-spot">vjollca</b> është
          fizikë. Zgjidh një rreze dhe ndiqe.
        </p>
        <p className="pt-7 pb-13 text-[0.82rem]/[1.4] text-mute max-columns:max-w-180 columns:absolute columns:bottom-12 columns:left-[53.5%] columns:max-w-130">
          <b className="mr-[0.3em] font-bold text-ink">Fig. 1</b> Ligji i Snelit në dy faqe të prizmit. Shpërbërja është
          zmadhuar që të shihet me sy.
        </p>
      </div>
    </section>
  );
}

/** The two large cards that lead to the departments. */
export function DepartmentEntries({ counts }: { counts: Record<Subject, number> | null }) {
  return (
    <Entries label="Seksionet">
      <Department
        subject="math"
        name="Seksioni A"
        count={counts?.math}
        title="Matematikë"
        themes={["Gjeometri", "Funksione", "Vargje", "Probabilitet"]}
        cover="matematika"
        go="Hap matematikën"
      >
        Nga teorema e Pitagorës te një monedhë që hidhet dyzet herë: ide që mund t’i vizatosh vetë në një fletë me
        katrorë.
      </Department>
      <Department
        subject="physics"
        name="Seksioni B"
        count={counts?.physics}
        title="Fizikë"
        themes={["Mekanikë", "Elektricitet", "Optikë", "Valë"]}
        cover="fizika"
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
  themes: string[];
  cover: string;
  go: string;
  children: ReactNode;
}

/** A department's card; that of physics has its picture on top where the two stand side by side. */
function Department({ subject, name, count, title, themes, cover, go, children }: DepartmentProps) {
  return (
    <Entry subject={subject} first={subject === "math"} go={go}>
      <div className="caps-label">
        {count === undefined ? name : `${name}, ${plural(count, "përmbajtje", "përmbajtje")}`}
      </div>
      <h2 className="pb-[0.1em] text-[clamp(3rem,18.2vw,8.6rem)]/[0.8] [letter-spacing:-0.014em] text-spot columns:text-[clamp(3.9rem,9.1vw,7.8rem)] columns:whitespace-nowrap">
        <a href={`/${subject}`}>{title}</a>
      </h2>
      <p className="max-w-[31em] text-[1.08rem]">{children}</p>
      <p className="flex max-w-[31em] flex-wrap gap-x-11 gap-y-1 text-[1.08rem] font-semibold">
        {themes.map((theme) => (
          <span key={theme}>{theme}</span>
        ))}
      </p>
      <Plate
        src={`/covers/${cover}.svg`}
        className={`aspect-[3/2] rule-t-2 ${subject === "physics" ? "columns:-order-2" : ""}`}
      />
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

/** g at 45° of latitude; the golden ratio; c, exact by definition of the metre, in whole km/s; 6 of 36 throws. */
const readOuts: ReadOut[] = [
  {
    subject: "physics",
    name: "Rënia e lirë",
    figure: "9,81",
    // Not the one sign ², which would bring the font of formulas to a page without any.
    unit: (
      <>
        m/s<sup>2</sup>
      </>
    ),
    text: "Nxitimi me të cilin bie çdo gjë që lëshon nga dora.",
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
    text: "Aq shpesh dy zare japin shumën 7: një herë në gjashtë hedhje.",
    href: "/math/probabiliteti",
    more: "Probabiliteti",
  },
];

/** Two by two, and in columns four in a line, with a rule between. */
const places = [
  "max-columns:pr-9 columns:pr-10",
  "rule-l-1 max-columns:pl-9 columns:px-10",
  "max-columns:rule-t-1/hair max-columns:pr-9 columns:rule-l-1 columns:px-10",
  "rule-l-1 max-columns:rule-t-1/hair max-columns:pl-9 columns:px-10",
];

/** Four numbers worth keeping, each with the lesson it comes from. */
export function PocketNumbers() {
  return (
    <section className="page-width mt-act" aria-labelledby="numra">
      <SectionHead id="numra" aside={<span className="caps-label">Mbaji mend</span>}>
        Numra për xhep
      </SectionHead>
      <ul className="grid grid-cols-2 rule-y-2 columns:grid-cols-[1.05fr_0.95fr_1.35fr_1.15fr]">
        {readOuts.map(({ subject, name, figure, unit, text, href, more }, at) => (
          <li key={name} className={`relative min-w-0 pt-8 pb-10 ${places[at]} ${subject}`}>
            <span className="caps-label">{name}</span>
            <span className="display-type block pt-3 pb-2.5 text-[clamp(1.9rem,1.3rem+3.6vw,4.4rem)] whitespace-nowrap text-spot">
              {figure}
              {unit ? (
                <small className="ml-[0.3em] font-text text-[0.84rem]/[1] font-semibold [letter-spacing:0] text-ink">
                  {unit}
                </small>
              ) : null}
            </span>
            <p className="text-[0.86rem]/[1.4] text-mute">
              {text}{" "}
              <a className="font-semibold text-ink" href={href}>
                {more}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
