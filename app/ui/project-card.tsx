import type { ProjectSummary } from "../magazine/project";
import { projectPath } from "../magazine/project-address";
import { Plate } from "./plate";
import { ProjectGlyph } from "./project-glyph";
import "./projects.css";

const besideWords =
  "columns:grid columns:[grid-template:auto_auto_1fr/minmax(0,7fr)_minmax(0,5fr)] columns:gap-x-gutter";

/** A project as a story that leads to its page. */
export function ProjectCard({ project, level = 3 }: { project: ProjectSummary; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  // Level 3 is the project after this one: its picture stands beside the words where there are columns.
  const [box, plate] = level === 2 ? ["pt-gutter", ""] : [besideWords, " columns:row-[1/4]"];
  return (
    <article className={`link-box flex min-w-0 flex-col gap-7.5 pb-gutter ${box}`}>
      <Plate src={project.image} className={`aspect-[3/2] rule-t-2${plate}`} />
      <span className="caps-label flex items-center gap-5">
        <ProjectGlyph icon={project.icon} className="size-15" />
        {project.class}
      </span>
      <Heading className="text-story" lang="en">
        <a href={projectPath(project.slug)}>{project.title}</a>
      </Heading>
      <p>{project.description}</p>
    </article>
  );
}
