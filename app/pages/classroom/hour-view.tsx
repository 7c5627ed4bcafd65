import { plural } from "../../magazine/albanian";
import { hourMinutes, pupilsRows, rowTitles } from "../../magazine/classroom/hour-minutes";
import type { HourRow, PublishedHour } from "../../magazine/classroom/published-hour";
import { inGroups } from "../../magazine/classroom/signs";
import { modelCover } from "../../magazine/model-stills";
import { BackLink } from "../../ui/frame/back-link";
import { IndexHead } from "../../ui/frame/heads";
import { Picture } from "../../ui/picture";
import { Pika } from "../../ui/pika/pika";
import { Plate } from "../../ui/plate";
import type { HourPage } from "./hour-page";
import { picturedOnPaper, setNames } from "./hour-paper";
import "./hour.css";

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** Shows the plan of an hour: one or two sheets of paper, for a teacher who has some minutes before the class. */
export function HourView({ page: { subject, slug, title, image, lesson, hour } }: { page: HourPage }) {
  const { goals, paths, rows, care, mistakes, after } = hour;
  return (
    <article className={`hour-page page-width ${subject}`}>
      <IndexHead
        title={title}
        back={<BackLink href={lesson}>Kthehu te mësimi</BackLink>}
        over={
          <p className="caps-label">
            Plani i orës · 45 minuta
            {paths.map(({ name, title: path }) => (
              <span key={name}>
                {" · "}
                <a href={`/harta#${name}`}>{path}</a>
              </span>
            ))}
          </p>
        }
      >
        <Plate src={image} />
        <section className="hour-aims">
          <ul className="hour-goals">
            {goals.map((goal) => (
              <li key={goal} {...html(goal)} />
            ))}
          </ul>
          <HourBoard lines={hour.board} />
        </section>
      </IndexHead>
      <HourStrip rows={rows} />
      <ul className="hour-ways">
        <li>
          <a href={`${lesson}/ne-ekran`}>Shfaqe në ekran</a>
        </li>
        <li>
          <a href={`/mesuesi/detyre?m=${slug}`}>Jep detyrë nga ky mësim</a>
        </li>
        <li>Me ngjyrë: minutat kur nxënësit punojnë vetë. Plani shtypet në një a dy fletë A4.</li>
      </ul>
      <HourTable rows={rows} />
      <div className="hour-foot">
        <Lines title="Gabimet që do të dëgjosh" lines={mistakes} />
        {after.map(({ title: name, html: work }) => (
          <section key={name}>
            <h2>{name}</h2>
            <p {...html(work)} />
          </section>
        ))}
        <Lines title="Kujdes" lines={care} />
      </div>
      <HourSets hour={hour} />
    </article>
  );
}

/** Shows what stands on the blackboard at the end of the hour, as a board: a teacher copies it. */
function HourBoard({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <figure className="hour-board" id="derrasa">
      <ul>
        {lines.map((line) => (
          <li key={line} {...html(line)} />
        ))}
      </ul>
      <figcaption>Dërrasa e orës</figcaption>
    </figure>
  );
}

/**
 * Draws the 45 minutes to scale, in colour where pupils work by themselves; three minutes have no room for a name. The
 * table below says the same in words. It is a table, since the page allows no style of an element.
 */
const HourStrip = ({ rows }: { rows: readonly HourRow[] }) => (
  <table className="hour-strip" aria-hidden="true">
    <tbody>
      <tr>
        {rows.map(({ title, minutes }) => (
          <td
            key={title}
            width={`${((100 * minutes) / hourMinutes).toFixed(1)}%`}
            className={pupilsRows.includes(title) ? "own" : undefined}
          >
            <b>{minutes}′</b> {minutes > 3 ? <span>{title}</span> : null}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line} {...html(line)} />
        ))}
      </ul>
    </section>
  );
}

/** The step in which the class is asked. Pika stands at it (docs/decisions/019). */
const openingTitle = "Pyetja e hapjes";

/** The step in which the lesson's model is shown. */
const modelTitle = "Modeli";

/** Shows the picture of the model to which a row links, so that a teacher knows it. A phone and paper have none. */
function ModelPicture({ row }: { row: string }) {
  const [, name] = /"\/modelet\/([\w-]+)/.exec(row) ?? [];
  if (name === undefined) return null;
  return <Picture src={modelCover(name)} alt="" width={1200} height={800} loading="lazy" className="hour-model" />;
}

/** Returns the minutes of the hour at which a row begins and ends. */
function clockOf(rows: readonly HourRow[], place: number): string {
  const begin = rows.slice(0, place).reduce((sum, { minutes }) => sum + minutes, 0);
  return `${begin}–${begin + (rows[place]?.minutes ?? 0)}`;
}

/** Shows the steps of the hour. On a narrow screen its rows are blocks, with the minutes at their left edge. */
function HourTable({ rows }: { rows: readonly HourRow[] }) {
  return (
    <table className="hour-table" aria-label="Ora, hap pas hapi">
      <thead>
        <tr>
          {["Min.", "Çfarë bën mësuesi", "Çfarë bëjnë nxënësit"].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, minutes, teacher, pupils }, place) => (
          <tr key={title} className={pupilsRows.includes(title) ? "own" : undefined}>
            <td>
              {minutes}′ <small>{clockOf(rows, place)}</small>
            </td>
            <td>
              <h2>
                {title === openingTitle ? <Pika /> : null}
                {title}
              </h2>
              <div {...html(teacher)} />
            </td>
            <td>
              <div {...html(pupils)} />
              {title === modelTitle ? <ModelPicture row={teacher} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of the hour in which two of the sets are worked: they have those rows' minutes. */
const setRows: Readonly<Record<string, string>> = { class: rowTitles.exercises, exit: rowTitles.exit };

const setTitles = { class: "Ushtrime në klasë", exit: "Bileta e daljes", home: "Detyrë shtëpie" } as const;

/** Shows the three ready sets, each with the code that is written on the blackboard. */
function HourSets({ hour }: { hour: PublishedHour }) {
  const { sets, rows } = hour;
  const minutesOf = (name: keyof typeof setTitles) =>
    rows.find(({ title }) => title === setRows[name])?.minutes ?? sets[name].minutes;
  const pictured = picturedOnPaper(hour);
  return (
    <section className="hour-sets" aria-labelledby="kodet">
      <h2 id="kodet">Tri detyra gati</h2>
      <p>
        Shkruaje kodin në dërrasë. Nxënësit e hapin te <a href="/detyra">Detyrë nga mësuesi</a>, ti i mbledh përgjigjet
        te <a href="/klasa">Klasa</a> me të njëjtin kod. Secili merr numrat e vet.
      </p>
      <div>
        {setNames.map((name) => (
          <section key={name}>
            <h3>
              {setTitles[name]} <small>{plural(minutesOf(name), "minutë", "minuta")}</small>
            </h3>
            <p className="hour-code">
              <a href={`/detyra#${sets[name].code}`}>{inGroups(sets[name].code)}</a>
            </p>
            <ol>
              {sets[name].exercises.map((exercise) => (
                <li
                  key={exercise}
                  className={pictured.has(exercise) || !exercise.includes("<svg") ? undefined : "hour-worded"}
                  {...html(exercise)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
