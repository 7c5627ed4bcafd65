import type { ProjectSummary } from "../magazine/project";
import { projectPath } from "../magazine/project-address";
import { Plate } from "./plate";
import { ProjectGlyph } from "./project-glyph";
import "./list.css";
import "./project.css";

/** A project as a story that leads to its page. */
export function ProjectCard({ project, level = 3 }: { project: ProjectSummary; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="story">
      <Plate src={project.image} />
      <span className="lab project-class">
        <ProjectGlyph icon={project.icon} />
        {project.class}
      </span>
      <Heading lang="en">
        <a href={projectPath(project.slug)}>{project.title}</a>
      </Heading>
      <p>{project.description}</p>
    </article>
  );
}
