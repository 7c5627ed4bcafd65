import { plural } from "../magazine/albanian";
import { type IdeaMap, isOfClass } from "../magazine/idea-map";
import type { Subject } from "../magazine/subject";
import { Picture } from "./picture";

interface Idea {
  name: string;
  href: string;
  subject: Subject;
  cover: string;
  after: string[];
  ancestors: string[];
  stops: { path: number; stop: number }[];
  x: number;
  y: number;
  lines: string[];
  rays: string;
}

const lineHeight = 17;
/** The distance from the last line of a name to its rule or its cover. */
const overRule = 8;
/** The space above the first line. With it a target of one line is 36 px high, 26 px in the smallest picture. */
const overName = 8;

const stepName = (step: number) => `Hapi ${step + 1}`;

/**
 * Shows the map as a picture, if there is room. Each lesson is a rule with its cover on it. Rays come from the
 * lessons that it needs.
 */
export function IdeaMapPicture({
  map: { width, height, rule, cover = 0, key, steps },
}: {
  map: Pick<IdeaMap, "width" | "height" | "rule" | "cover" | "key"> & { steps: Idea[][] };
}) {
  const ideas = steps.flat();
  const marks = new Map(ideas.map(({ href }, index) => [href, `i${index}`]));
  const markOf = (href: string) => marks.get(href) ?? "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no element of its own for a group of links
    <svg className="idea-map" viewBox={`-4 0 ${width + 8} ${height}`} role="group" aria-label="Harta e ideve">
      {steps.map((column, step) => (
        <text key={stepName(step)} className="idea-step" x={column[0]?.x} y="13">
          {stepName(step)}
        </text>
      ))}
      {/* The sheet puts Pika at the end of the rule that the pointer or the focus asks about. */}
      {(["math", "physics"] as const).map((subject) => (
        <marker
          key={subject}
          id={`pika-${subject}`}
          className={subject}
          viewBox="-8 -8 16 16"
          markerWidth="16"
          markerHeight="16"
          markerUnits="userSpaceOnUse"
        >
          <circle r="8" />
        </marker>
      ))}
      <path className="idea-hair" d={`M0 21H${width}`} />
      {ideas.map((idea) => (
        <Place key={idea.href} {...{ idea, rule, cover, markOf }} />
      ))}
      {key === undefined ? null : (
        <foreignObject {...key}>
          <MapKey steps={steps} />
        </foreignObject>
      )}
    </svg>
  );
}

/** Shows how large the map is and how it is read. It stands in the field that its picture leaves free. */
function MapKey({ steps }: { steps: Idea[][] }) {
  const count = steps.flat().length;
  return (
    <div className="map-key">
      <p>{`${plural(count, "ide", "ide")} në\u00a0${plural(steps.length, "hap", "hapa")}`}</p>
      <p>Ndalu te një ide: ngjyroset gjithçka që vjen para saj. Ndalu te një shteg, lart: numërohen ndalesat e tij.</p>
      <MapLegend />
    </div>
  );
}

/** Names the colours of the map. */
export const MapLegend = ({ className = "" }: { className?: string }) => (
  <ul className={`map-legend ${className}`.trimEnd()}>
    <li className="math">matematikë</li>
    <li className="physics">fizikë</li>
    <li className="is-read">e hapur nga ti</li>
  </ul>
);

/**
 * Shows a lesson with the rays that reach it. While the pointer is over it or it has the focus, all that comes before it
 * takes its colour: the marks of its ancestors, drawn once more.
 */
function Place({
  idea: { name, href, subject, cover: picture, after, ancestors, stops, x, y, lines, rays },
  rule,
  cover,
  markOf,
}: {
  idea: Idea;
  rule: number;
  cover: number;
  markOf: (href: string) => string;
}) {
  const under = y - cover - overRule;
  const top = under - lines.length * lineHeight - overName;
  return (
    <g className={[subject, ...stops.map(({ path }) => `on-${path}`)].join(" ")}>
      {ancestors.length === 0 ? null : (
        <g className="idea-ancestors">
          {ancestors.map((each) => (
            <use key={each} href={`#${markOf(each)}`} />
          ))}
        </g>
      )}
      <g id={markOf(href)}>
        {rays === "" ? null : <path className="idea-ray" d={rays} />}
        <path className="idea-rule" d={`M${x} ${y}h${rule}`} />
      </g>
      <a href={href} aria-label={[name, ...(after.length === 0 ? [] : [`pas: ${after.join(", ")}`])].join("; ")}>
        <rect x={x} y={top} width={rule} height={y - 2 - top} />
        {cover === 0 ? null : (
          <foreignObject x={x} y={y - cover - 2} width={rule} height={cover}>
            <Picture src={picture} alt="" width={1200} height={800} loading="lazy" />
          </foreignObject>
        )}
        {lines.map((line, index) => (
          <text key={line} x={x} y={under - (lines.length - 1 - index) * lineHeight}>
            {/* The space separates the words for screen readers. */}
            {index + 1 < lines.length ? `${line} ` : line}
          </text>
        ))}
      </a>
      {stops.map(({ path, stop }) => (
        <text key={path} className={`idea-stop stop-${path}`} x={x + rule} y={y - 12}>
          {stop}
        </text>
      ))}
    </g>
  );
}

/**
 * Shows the same step by step, for pages without room for the picture. On a phone it is a river: a line with the lessons
 * on both sides.
 */
export function IdeaSteps({ steps }: { steps: Idea[][] }) {
  return (
    <ol className="idea-steps">
      {steps.map((ideas, step) => (
        <li key={stepName(step)}>
          <h2>{stepName(step)}</h2>
          <ul>
            {ideas.map(({ lines, href, subject, cover, after }) => (
              <li key={href} className={subject}>
                <a href={href}>
                  {/* Its lines keep particles with their words. */}
                  <span>{lines.join(" ")}</span>
                  <Picture src={cover} alt="" width={1200} height={800} loading="lazy" />
                </a>
                {after.length === 0 ? null : <small>pas: {after.join(", ")}</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/**
 * Shows the paths through the map. They are lessons in order, each with the reason for its position. On a phone a path
 * opens at a press on its title.
 */
export function ReadingPaths({
  paths,
}: {
  paths: {
    name: string;
    title: string;
    why: string;
    lessons: { href: string; subject: Subject; title: string; cover: string; why: string }[];
  }[];
}) {
  return (
    <div className="reading-paths">
      {paths.map(({ name, title, why, lessons }) => (
        <section key={name} id={name} aria-labelledby={`${name}-titull`}>
          <h3 id={`${name}-titull`}>
            <a href={`#${name}`}>{title}</a>
          </h3>
          <p>
            {why}
            {isOfClass(name) ? (
              <>
                {" "}
                <a href={`/mesuesi#${name}`}>Planet e orëve</a>
              </>
            ) : null}
          </p>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.href} className={lesson.subject}>
                <a href={lesson.href}>{lesson.title}</a> {lesson.why}
                <Picture src={lesson.cover} alt="" width={1200} height={800} loading="lazy" />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
