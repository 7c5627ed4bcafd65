import type { ReactNode } from "react";
import type { Subject } from "../../magazine/subject";
import { PikaMark } from "../../ui/pika/pika";
import { SectionHead } from "../../ui/section-head";
import "./home-play.css";

interface Game {
  href: string;
  title: string;
  lang?: "en";
  subject: Subject;
  text: string;
  model: ReactNode;
}

/**
 * Returns the sum of an hour. It has two factors from 6 to 9, the part of the table that pupils forget first. @param
 * hour 0 to 23
 */
const sumOf = (hour: number) => [6 + (hour % 4), 6 + (Math.floor(hour / 4) % 4)] as const;

/** Shows a drawing that moves at a press. It is a checkbox, so that it works without a script. */
function Press({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label className="mini">
      <input type="checkbox" aria-label={name} />
      <svg viewBox="0 0 104 64" preserveAspectRatio="xMinYMid" aria-hidden="true">
        {children}
      </svg>
    </label>
  );
}

const lamp = (
  <Press name="Mbyll çelësin">
    <circle className="lit" cx="88" cy="37" r="10" />
    <path d="M16 30V12H38M64 12H88V27M88 47V58H16V38M6 30H26M11 38H21M81 30 95 44M95 30 81 44" />
    <circle cx="88" cy="37" r="10" />
    <path className="lever" d="M38 12H63" />
  </Press>
);

/** The marks show the body after equal times from rest. They are at 1, 4, 9, 16, 25 parts of the distance. */
const cart = (
  <Press name="Lësho topthin">
    <path d="M2 50H102M12 54v6M15.2 54v6M24.8 54v6M40.8 54v6M63.2 54v6M92 54v6" />
    <g className="rolls">
      <PikaMark cx={12} cy={42} r={7} />
    </g>
  </Press>
);

/** The areas are as 1 to 4. So 20 units down lift the other piston 5 units. */
const press = (
  <Press name="Shtyp pistonin">
    <path className="water small" d="M9 22h14v36H9z" />
    <path className="water large" d="M37 38h62v20H37z" />
    <path className="tint" d="M9 46h90v12H9z" />
    <path d="M8 8V58H100V20M24 8V46H36V20" />
    <path className="pressed" d="M16 4V18M9 20H23" />
    <g className="lifted">
      <path d="M37 36H99" />
      <PikaMark cx={68} cy={27} r={8} />
    </g>
  </Press>
);

const quizzes = [
  { href: "/math/calculus-quiz", text: "Analiza" },
  { href: "/physics/waves-quiz", text: "Valët" },
  { href: "/physics/forces-and-motion-quiz", text: "Forcat" },
  { href: "/physics/formulas-quiz", text: "Formulat" },
];

function gamesOf(hour: number): Game[] {
  const [a, b] = sumOf(hour);
  return [
    {
      href: "/math/number-ninja",
      title: "Number Ninja",
      lang: "en",
      subject: "math",
      text: "Llogarit kundër orës.",
      model: (
        <details className="mini">
          <summary className="sum">{`${a} × ${b} = ?`}</summary>
          <b>{a * b}</b>
        </details>
      ),
    },
    {
      href: "/physics/electricity-simulator",
      title: "Qarku",
      subject: "physics",
      text: "Mbylle çelësin, pastaj ndërtoje vetë.",
      model: lamp,
    },
    {
      href: "/physics/mechanics",
      title: "Mekanika",
      subject: "physics",
      text: "Lëshoje topthin e shih ku është në çdo çast.",
      model: cart,
    },
    {
      href: "/physics/waves-quiz",
      title: "Kuizet",
      subject: "physics",
      text: "",
      model: (
        <details className="mini">
          <summary>Guri i rëndë bie më shpejt?</summary>
          <b>Jo</b> <span>Pa ajër bien njësoj.</span>
        </details>
      ),
    },
    {
      href: "/physics/projects",
      title: "Projekte",
      subject: "physics",
      text: "Shtype pistonin e vogël, pastaj ndërtoje presën.",
      model: press,
    },
  ];
}

/**
 * Shows 'Luaj tani'. The five games and simulators each have a small working part of themselves. @param hour 0 to 23
 */
export function PlayNow({ hour }: { hour: number }) {
  return (
    <section className="page-width mt-act below-fold" aria-labelledby="luaj">
      <SectionHead id="luaj">Luaj tani</SectionHead>
      <ul className="play-now">
        {gamesOf(hour).map(({ href, title, lang, subject, text, model }) => (
          <li key={title} className={subject}>
            {model}
            <div>
              <h3 lang={lang}>{text === "" ? title : <a href={href}>{title}</a>}</h3>
              {text === "" ? (
                <p>
                  {quizzes.map((quiz) => (
                    <a key={quiz.href} href={quiz.href}>
                      {quiz.text}
                    </a>
                  ))}
                </p>
              ) : (
                <p>{text}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
