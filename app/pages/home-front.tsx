import type { ReactNode } from "react";
import { plural } from "../magazine/albanian";
import type { Subject } from "../magazine/category";
import { Picture } from "../ui/picture";
import { Plate } from "../ui/plate";
import "../ui/front.css";

/** The masthead of the magazine: the headline, and the ray that the prism splits in two. @param folio the line above */
export function HomeHero({ folio }: { folio: ReactNode }) {
  return (
    <section className="hero wrap">
      {folio}
      <h1>
        <span>Eksploro botën</span> <span>e shkencës</span>
      </h1>
      <div className="beam">
        <Picture
          src="/covers/rreze.svg"
          alt="Një rreze drite hyn në një prizëm dhe ndahet në dy tufa: blu dhe vjollcë."
          width={1440}
          height={440}
        />
        <p className="say">
          Një vijë e zezë hyn në prizëm dhe del në dy ngjyra. Kështu lexohet Prizma: <b className="math">bluja</b> është
          matematikë, <b className="physics">vjollca</b> është fizikë. Zgjidh një rreze dhe ndiqe.
        </p>
        <p className="cap">
          <b>Fig. 1</b> Ligji i Snelit në dy faqe të prizmit. Shpërbërja është zmadhuar që të shihet me sy.
        </p>
      </div>
    </section>
  );
}

/** The two large cards that lead to the departments. */
export function Entries({ counts }: { counts: Record<Subject, number> | null }) {
  return (
    <section className="wrap entries" aria-label="Seksionet">
      <article className="entry math">
        <EntryLabel name="Seksioni A" count={counts?.math} />
        <h2>
          <a href="/math">Matematikë</a>
        </h2>
        <p>
          Nga teorema e Pitagorës te një monedhë që hidhet dyzet herë: ide që mund t’i vizatosh vetë në një fletë me
          katrorë.
        </p>
        <p className="themes">
          <span>Gjeometri</span>
          <span>Funksione</span>
          <span>Vargje</span>
          <span>Probabilitet</span>
        </p>
        <Plate src="/covers/matematika.svg" />
        <div className="go">
          Hap matematikën
          <span className="arr" aria-hidden="true" />
        </div>
      </article>
      <article className="entry physics flip">
        <EntryLabel name="Seksioni B" count={counts?.physics} />
        <h2>
          <a href="/physics">Fizikë</a>
        </h2>
        <p>Pse bie guri, si kthehet rrezja, çfarë e ndez llambën. Lexo, pastaj provoje në simulator me duart e tua.</p>
        <p className="themes">
          <span>Mekanikë</span>
          <span>Elektricitet</span>
          <span>Optikë</span>
          <span>Valë</span>
        </p>
        <Plate src="/covers/fizika.svg" />
        <div className="go">
          Hap fizikën
          <span className="arr" aria-hidden="true" />
        </div>
      </article>
    </section>
  );
}

function EntryLabel({ name, count }: { name: string; count?: number }) {
  return (
    <div className="lab">{count === undefined ? name : `${name}, ${plural(count, "përmbajtje", "përmbajtje")}`}</div>
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

/** Four numbers worth keeping, each with the lesson it comes from. */
export function PocketNumbers() {
  return (
    <section className="wrap act" aria-labelledby="numra">
      <div className="head">
        <h2 id="numra">Numra për xhep</h2>
        <span className="lab">Mbaji mend</span>
      </div>
      <ul className="reads">
        {readOuts.map(({ subject, name, figure, unit, text, href, more }) => (
          <li key={name} className={subject}>
            <span className="lab">{name}</span>
            <span className="num">
              {figure}
              {unit ? <small>{unit}</small> : null}
            </span>
            <p>
              {text} <a href={href}>{more}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
