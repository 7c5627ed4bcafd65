import type { Subject } from "../magazine/subject";

interface Idea {
  name: string;
  href: string;
  subject: Subject;
  after: string[];
  x: number;
  y: number;
  lines: string[];
  rays: string;
}

const lineHeight = 17;
/** The distance from the last line of a name to its rule. */
const overRule = 8;
/** The space above the first line. With it a target of one line is 36 px high, 26 px in the smallest picture. */
const overName = 8;

const stepName = (step: number) => `Hapi ${step + 1}`;

/** Shows the map as a picture, if there is room. It has a rule for each lesson, and rays from the lessons it needs. */
export function IdeaMapPicture({
  width,
  height,
  rule,
  steps,
}: {
  width: number;
  height: number;
  rule: number;
  steps: Idea[][];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no element of its own for a group of links
    <svg className="idea-map" viewBox={`-4 0 ${width + 8} ${height}`} role="group" aria-label="Harta e ideve">
      {steps.map((ideas, step) => (
        <text key={stepName(step)} className="idea-step" x={ideas[0]?.x} y="13">
          {stepName(step)}
        </text>
      ))}
      <path className="idea-hair" d={`M0 21H${width}`} />
      {steps.flat().map((idea) => (
        <Place key={idea.href} idea={idea} rule={rule} />
      ))}
    </svg>
  );
}

/** Shows a lesson with the rays that reach it. They take its colour while the pointer is over its name. */
function Place({ idea: { name, href, subject, after, x, y, lines, rays }, rule }: { idea: Idea; rule: number }) {
  const top = y - overRule - lines.length * lineHeight - overName;
  return (
    <g className={subject}>
      {rays === "" ? null : <path className="idea-ray" d={rays} />}
      <a href={href} aria-label={[name, ...(after.length === 0 ? [] : [`pas: ${after.join(", ")}`])].join("; ")}>
        <rect x={x} y={top} width={rule} height={y + 3 - top} />
        <path d={`M${x} ${y}h${rule}`} />
        {lines.map((line, index) => (
          <text key={line} x={x} y={y - overRule - (lines.length - 1 - index) * lineHeight}>
            {/* The space separates the words for screen readers. */}
            {index + 1 < lines.length ? `${line} ` : line}
          </text>
        ))}
      </a>
    </g>
  );
}

/** Shows the same as a list, step by step. It is for pages without room for the picture. */
export function IdeaSteps({ steps }: { steps: Idea[][] }) {
  return (
    <ol className="idea-steps">
      {steps.map((ideas, step) => (
        <li key={stepName(step)}>
          <h2>{stepName(step)}</h2>
          <ul>
            {ideas.map(({ name, href, subject, after }) => (
              <li key={href} className={subject}>
                <a href={href}>{name}</a>
                {after.length === 0 ? null : <small>pas: {after.join(", ")}</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Shows the paths through the map. They are lessons in order, each with the reason for its position. */
export function ReadingPaths({
  paths,
}: {
  paths: {
    name: string;
    title: string;
    why: string;
    lessons: { href: string; subject: Subject; title: string; why: string }[];
  }[];
}) {
  return (
    <div className="reading-paths">
      {paths.map(({ name, title, why, lessons }) => (
        <section key={name} id={name} aria-labelledby={`${name}-titull`}>
          <h3 id={`${name}-titull`}>{title}</h3>
          <p>{why}</p>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.href} className={lesson.subject}>
                <a href={lesson.href}>{lesson.title}</a> {lesson.why}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
