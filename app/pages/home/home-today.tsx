import type { ReactNode } from "react";
import { longDate } from "../../magazine/albanian";
import { entryPath } from "../../magazine/glossary";
import { SectionHead } from "../../ui/section-head";
import type { Today } from "./today";

const subjectOf = (href: string) => (href.startsWith("/math") ? "math" : "physics");

function More({ href, title }: { href: string; title: string | null }) {
  return title === null ? null : <a href={href}>{title}</a>;
}

function Cell({ label, subject = "", children }: { label: string; subject?: string; children: ReactNode }) {
  return (
    <div className={subject}>
      <span className="caps-label">{label}</span>
      {children}
    </div>
  );
}

/** Shows 'Sot': the question, the word and the number of the day. */
export function TodayColumns({ today: { instant, question, word, number } }: { today: Today }) {
  return (
    <section className="page-width mt-act below-fold" aria-labelledby="sot">
      <SectionHead id="sot" aside={<time dateTime={instant}>{longDate(instant)}</time>}>
        Sot
      </SectionHead>
      <div className="today">
        {question ? (
          <Cell label="Pyetja e ditës" subject={subjectOf(question.href)}>
            <h3>{question.question}</h3>
            <details>
              <summary>Përgjigjja</summary>
              <p>
                {`${question.answer} `}
                <More {...question} />
              </p>
            </details>
          </Cell>
        ) : null}
        {word ? (
          <Cell label="Fjala e ditës">
            <h3>
              <a href={entryPath(word.id)}>{word.term}</a>
            </h3>
            <p>{word.definition}</p>
          </Cell>
        ) : null}
        {number ? (
          <Cell label="Numri i ditës" subject={subjectOf(number.href)}>
            <b>
              {number.figure}
              {number.unit ? <small>{number.unit}</small> : null}
            </b>
            <p>
              {`${number.text} `}
              <More {...number} />
            </p>
          </Cell>
        ) : null}
      </div>
    </section>
  );
}
