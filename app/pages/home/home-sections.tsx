/** The three hidden sections of the home page (product 6.5); `hidden-sections.ts` switches them on. */
import { NewsletterForm } from "../../features/newsletter/newsletter-form";
import { Toasts } from "../../play/toast/toast";
import { SectionHead } from "../../ui/section-head";
import { Badge } from "../../ui/story/story";

interface Sample {
  href: string;
  title: string;
  text: string;
  badge: string;
  kind: "lesson" | "simulator" | "quiz";
  figures: string;
}

const mathSamples: Sample[] = [
  {
    href: "/math/algebra",
    title: "Algjebra",
    text: "Shkronja që punojnë për numrat: nga ekuacioni i parë te zgjidhja që e kontrollon vetë.",
    badge: "MËSIM",
    kind: "lesson",
    figures: "5\u00a0min lexim",
  },
  {
    href: "/math/number-ninja",
    title: "Number Ninja",
    text: "Mblidh, zbrit, shumëzo e pjesëto kundër orës. Pesë nivele, gjithnjë e më shpejt.",
    badge: "SIMULATOR",
    kind: "simulator",
    figures: "mesatarisht 15\u00a0minuta",
  },
  {
    href: "/math/calculus-quiz",
    title: "Calculus Quiz",
    text: "Funksione, pjerrësi dhe kufij, me arsyen e çdo përgjigjeje.",
    badge: "QUIZ",
    kind: "quiz",
    figures: "20\u00a0pyetje, kalohet me 70\u00a0%",
  },
];

const physicsSamples: Sample[] = [
  {
    href: "/physics/mechanics",
    title: "Mekanika klasike",
    text: "Tri ligjet e Njutonit, të vëna në lëvizje.",
    badge: "TOPIC",
    kind: "lesson",
    figures: "3\u00a0ligje, 1\u00a0problem i zgjidhur",
  },
  {
    href: "/physics/electricity-simulator",
    title: "Simulatori i\u00a0qarkut",
    text: "Bateri, çelës, rezistor, llambë: lidhi dhe shih a ndizet.",
    badge: "SIMULATOR",
    kind: "simulator",
    figures: "5\u00a0nivele",
  },
  {
    href: "/physics/waves-quiz",
    title: "Kuizi i valëve",
    text: "Nga gjatësia e valës te interferenca.",
    badge: "QUIZ",
    kind: "quiz",
    figures: "15\u00a0pyetje, kalohet me 75\u00a0%",
  },
];

function Showcase({ id, title, subject, samples }: { id: string; title: string; subject: string; samples: Sample[] }) {
  return (
    <section className={`page-width mt-act ${subject}`} aria-labelledby={id}>
      <SectionHead id={id}>{title}</SectionHead>
      <div className="story-row triple">
        {samples.map(({ href, title: name, text, badge, kind, figures }) => (
          <article key={href} className="link-box story">
            <Badge kind={kind} text={badge} />
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{text}</p>
            <p className="caps-label">{figures}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

export function MathShowcase() {
  return <Showcase id="vitrina-math" title="Provo matematikën" subject="math" samples={mathSamples} />;
}

export function PhysicsShowcase() {
  return <Showcase id="vitrina-physics" title="Provo fizikën" subject="physics" samples={physicsSamples} />;
}

export function Newsletter() {
  return (
    <section className="page-width mt-act" aria-labelledby="abonohu">
      <SectionHead id="abonohu">Numri tjetër, në postën tënde</SectionHead>
      <Toasts>
        <NewsletterForm />
      </Toasts>
    </section>
  );
}
