import type { ProjectSummary } from "../../magazine/project";
import { projectPath } from "../../magazine/project-address";
import { ProjectGlyph } from "../glyph/project-glyph";
import { Plate } from "../plate";

/**
 * Shows a project as a story that links to its page. Its rules, project-card.css, are in the style sheets of the pages
 * that show it.
 *
 * @param level 3 is the project after this one: its picture is beside the words if there are columns. A picture
 *   of level 2 is in the first screen of its page
 */
export function ProjectCard({ project, level = 3 }: { project: ProjectSummary; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`link-box story project-card${level === 3 ? " beside" : ""}`}>
      <Plate src={project.image} first={level === 2} />
      <span className="caps-label">
        <ProjectGlyph icon={project.icon} className="" />
        {project.class}
      </span>
      <Heading lang="en">
        <a href={projectPath(project.slug)}>{project.title}</a>
      </Heading>
      {project.subtitle ? <p className="project-name">{project.subtitle}</p> : null}
      <p>{project.description}</p>
    </article>
  );
}
