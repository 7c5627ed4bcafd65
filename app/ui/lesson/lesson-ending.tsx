import type { Subject } from "../../magazine/subject";
import { Plate } from "../plate";
import "./lesson-ending.css";

/** A piece that the end of a lesson links to. */
export interface EndingPlate {
  subject: Subject;
  /** Its kind in Albanian: a game, a project, a quiz. */
  kind: string;
  title: string;
  lang?: "en";
  image: string;
  /** Its duration with the unit; missing if unknown. */
  time?: string;
  href: string;
}

/** A piece of the same chapter. */
export interface RelatedPiece {
  id: number;
  kind: string;
  title: string;
  href: string;
  /** The first words of its text; empty while it is in preparation. */
  text: string;
  image: string;
  /** Reading time in minutes. */
  duration: number;
}

/** A lesson, named by its idea. */
export interface IdeaLink {
  href: string;
  name: string;
  subject: Subject;
}

/** Links the lessons before or after one on the map of ideas. Shows nothing if there are none. */
export function IdeaLinks({ label, ideas, map }: { label: string; ideas: IdeaLink[]; map?: boolean }) {
  if (ideas.length === 0) return null;
  return (
    <p className="idea-links">
      <b>{label}</b>
      {ideas.map(({ href, name, subject }) => (
        <a key={href} href={href} className={subject}>
          {name}
        </a>
      ))}
      {map ? <a href="/harta">Harta</a> : null}
    </p>
  );
}

/** A lesson's exercises. */
interface PracticeOfLesson {
  href: string;
  count: number;
  /** Whether a plan of the lesson's hour is published. */
  hasHour: boolean;
}

/**
 * Shows the end of a lesson as one drawing. It has the ray, the prism of the masthead, and a ray to the exercises and to
 * each plate. Among the plates are the heading and the two related lessons of product 7.5.
 *
 * @param chapter the name of the lesson's chapter; `null` if it is unknown
 */
export function LessonEnding({
  subject,
  practice,
  chapter,
  related,
  tool,
  quiz,
}: {
  subject: Subject;
  practice: PracticeOfLesson | null;
  chapter: string | null;
  related: RelatedPiece[];
  tool: EndingPlate | null;
  quiz: EndingPlate | null;
}) {
  const read = chapter !== null && related.length > 0;
  const rows = [
    practice ? { subject, height: 2 } : null,
    read ? { subject, height: 5 } : null,
    tool ? { subject: tool.subject, height: 2 } : null,
    quiz ? { subject: quiz.subject, height: 2 } : null,
  ].filter((each) => each !== null);
  if (rows.length === 0) return null;
  return (
    <div className="ending page-width">
      <Rays rows={rows} />
      {practice ? <PracticeRow subject={subject} practice={practice} /> : null}
      {read ? (
        <section className={`ending-row ending-read ${subject}`} aria-labelledby="me-shume">
          <p className="caps-label">Lexo më tej</p>
          <h2 id="me-shume">{`Më shumë nga ${chapter}`}</h2>
          <div className="ending-pair">
            {related.map(({ id, kind, title, href, text, image, duration }) => (
              <article key={id} className="link-box ending-plate">
                <Plate src={image} />
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                {text === "" ? <p className="text-mute italic">Përmbajtja në zhvillim</p> : <p>{text}</p>}
                <p className="ending-time">{`${kind} · ${duration} min`}</p>
              </article>
            ))}
          </div>
        </section>
      ) : null}
      {tool ? <Row label="Provoje" plate={tool} /> : null}
      {quiz ? <Row label="Mate veten" plate={quiz} /> : null}
    </div>
  );
}

/** Links to a lesson's exercises, and for teachers to what the class does with them. */
function PracticeRow({
  subject,
  practice: { href, count, hasHour },
}: {
  subject: Subject;
  practice: PracticeOfLesson;
}) {
  const lesson = href.slice(0, href.lastIndexOf("/"));
  return (
    <section className={`ending-row ending-practice ${subject}`}>
      <h2 className="caps-label">Ushtrohu</h2>
      <p>
        <a href={href}>{count} ushtrime me ndihma e&nbsp;zgjidhje</a>
      </p>
      <p>Numrat ndërrojnë sa herë të duash.</p>
      <p className="ending-time">
        Për mësuesin:{" "}
        {hasHour ? (
          <>
            <a href={`${lesson}/ora`}>plani i orës</a> · <a href={`${lesson}/ne-ekran`}>në ekran</a> ·{" "}
          </>
        ) : null}
        <a href={`/mesuesi/detyre?m=${lesson.slice(lesson.lastIndexOf("/") + 1)}`}>detyrë</a>
      </p>
    </section>
  );
}

function Row({
  label,
  plate: { subject, kind, title, lang, image, time, href },
}: {
  label: string;
  plate: EndingPlate;
}) {
  return (
    <section className={`ending-row ${subject}`}>
      <h2 className="caps-label">{label}</h2>
      <article className="link-box ending-plate">
        <Plate src={image} />
        <h3 lang={lang}>
          <a href={href}>{title}</a>
        </h3>
        <p className="ending-time">{time === undefined ? kind : `${kind} · ${time}`}</p>
      </article>
    </section>
  );
}

/** Draws the rays. They end at the middle of each row; heights are those of the grid (lesson-ending.css). */
function Rays({ rows }: { rows: { subject: Subject; height: number }[] }) {
  const middleOf = (row: number) => heightOf(rows.slice(0, row)) + (rows[row]?.height ?? 0) / 2;
  return (
    <div className="ending-rays">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 50h40" />
        {rows.map(({ subject }, row) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two rays may be of one subject, and none ever moves
            key={row}
            className={subject}
            d={`M${50 + row} ${48 + 2 * row}L100 ${Math.round((100 * middleOf(row)) / heightOf(rows))}`}
          />
        ))}
      </svg>
      <svg className="ending-prism" viewBox="8 -2 32 33" aria-hidden="true">
        <path d="M24 2 36 27H12z" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

const heightOf = (rows: { height: number }[]) => rows.reduce((sum, { height }) => sum + height, 0);
