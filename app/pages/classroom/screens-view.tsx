import type { ClassQuestion } from "../../magazine/classroom/class-question";
import { type LessonScreen, turnAttribute } from "../../magazine/classroom/screens";
import { inGroups } from "../../magazine/classroom/signs";
import { headlineClass } from "../../magazine/headline";
import { optionLetter } from "../../magazine/option-letter";
import { BackLink } from "../../ui/frame/back-link";
import { Plate } from "../../ui/plate";
import type { ScreenPage } from "./screen-page";
import "./screens.css";

const names: Readonly<Record<LessonScreen["kind"], string>> = {
  model: "Modeli",
  figure: "Figura",
  table: "Tabela",
  formula: "Formula",
  example: "Shembull i zgjidhur",
  try: "Provoje vetë",
};

/** Screens that have a heading of their own, or need its room. */
const headed: readonly LessonScreen["kind"][] = ["model", "example", "try"];

/** Tells whether a figure is so wide that its caption stands under it, not beside it. */
function isWide(html: string): boolean {
  const [, width, height] = /<img [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  return Number(width) >= 2 * Number(height);
}

/**
 * Shows a lesson's screens, one below the other. `app/pages/scripts/class-screens.ts` then shows one at a time, as large
 * as the window, with the bar at its foot.
 */
export function ScreensView({ page }: { page: ScreenPage }) {
  const { subject, title, deck, cover, exit, opening, screens, vote, question, ticket, terms } = page;
  return (
    <article className={`screens ${subject}`}>
      <div className="screens-back page-width">
        <BackLink href={exit.href}>{exit.title}</BackLink>
      </div>
      <section className="screen screen-title" aria-label="Mësimi">
        <div>
          <h1 className={headlineClass(title)}>{title}</h1>
          <Html html={opening} />
        </div>
        <div>
          <Plate src={cover.imageUrl} alt={cover.imageAlt} use="head" first />
          {deck === null ? null : <p>{deck}</p>}
        </div>
      </section>
      {vote === null ? null : <Question name="Pyetja e hapjes" question={{ ...vote, right: null }} />}
      {screens.map(({ kind, heading, html, turns, minutes }, place) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: screens of one lesson never change places.
          key={place}
          className={`screen screen-${kind}${kind === "figure" && isWide(html) ? " is-wide" : ""}`}
          aria-label={names[kind]}
          data-turns={turns}
        >
          {heading === "" || headed.includes(kind) ? null : <h2 dangerouslySetInnerHTML={{ __html: heading }} />}
          <Html html={html} />
          {minutes === null ? null : <Clock minutes={minutes} />}
        </section>
      ))}
      {vote === null ? null : <Question name="Pyetja e hapjes, sërish" question={vote} />}
      {question === null ? null : <Question name="Pyetja" question={question} />}
      {ticket === null ? null : <Ticket code={ticket} />}
      <Foot exit={exit.href} />
      {terms === "" ? null : <div dangerouslySetInnerHTML={{ __html: terms }} />}
    </article>
  );
}

const Html = ({ html }: { html: string }) => <div className="body" dangerouslySetInnerHTML={{ __html: html }} />;

/** Shows the clock of an experiment. It runs by the page's script alone. */
function Clock({ minutes }: { minutes: number }) {
  return (
    <div className="screen-clock" data-minutes={minutes} hidden>
      <b role="timer" aria-label="Koha që mbetet">
        {minutes}:00
      </b>
      <button type="button">Nis orën</button>
      <button type="button">Nga e para</button>
      <span role="status" />
    </div>
  );
}

/** Shows a question with its options, and by a press the answer, if it is known. */
function Question({ name, question }: { name: string; question: ClassQuestion }) {
  const { text, figure, options, right, because } = question;
  return (
    <section
      className={`screen screen-question${figure === undefined ? "" : " is-pictured"}`}
      aria-label={name}
      data-turns={right === null ? 1 : 2}
    >
      <h2 className="screen-asked" dangerouslySetInnerHTML={{ __html: text }} />
      {figure === undefined ? null : <img {...figure} alt={figure.alt} loading="lazy" />}
      <ol>
        {options.map((option, place) => (
          <li key={option}>
            <b>{optionLetter(place)}</b>
            <span dangerouslySetInnerHTML={{ __html: option }} />
          </li>
        ))}
      </ol>
      {right === null ? null : (
        <details {...{ [turnAttribute]: 1 }}>
          <summary>Përgjigjja</summary>
          <p>
            <b>{optionLetter(right)}</b>{" "}
            <span dangerouslySetInnerHTML={{ __html: because || (options[right] ?? "") }} />
          </p>
        </details>
      )}
    </section>
  );
}

/** Shows the code of the exit ticket. Its picture needs the page's own address, so the script draws it. */
function Ticket({ code }: { code: string }) {
  return (
    <section className="screen screen-exit" aria-label="Bileta e daljes">
      <h2>Bileta e daljes</h2>
      <div>
        <p>
          Kodi i detyrës, te <span className="exit-place">/detyra</span>:
        </p>
        <p className="exit-code">{inGroups(code)}</p>
        <p className="exit-links">
          <a href={`/detyra#${code}`}>Hape detyrën</a>
          <a href={`/klasa#${code}`}>Mblidh rezultatet</a>
        </p>
      </div>
      <div className="exit-picture" data-code={code} />
    </section>
  );
}

/** Shows the bar at the foot, which the script brings to life. */
function Foot({ exit }: { exit: string }) {
  return (
    <div className="screens-foot" hidden>
      <i />
      <p>
        <a href={exit} data-press="leave">
          Mbylle
        </a>
        <button type="button" data-press="dark">
          Errësoje
        </button>
        <button type="button" data-press="whole" aria-pressed="false" hidden>
          Ekran i plotë
        </button>
      </p>
      <p>
        <button type="button" data-press="back">
          Prapa
        </button>
        <b role="status" />
        <button type="button" data-press="next">
          Tjetra
        </button>
      </p>
      <button className="screens-dark" type="button" data-press="light" aria-label="Ndize ekranin" hidden />
    </div>
  );
}
