import type { Project } from "../magazine/project";
import { Plate } from "./plate";

/** A project as a story that leads to its page. */
export function ProjectCard({ project, level = 3 }: { project: Project; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className="story">
      <Plate src={project.image} />
      <span className="lab">{project.grade}</span>
      <Heading lang="en">
        <a href={`/physics/projects/${project.slug}`}>{project.title}</a>
      </Heading>
      <p>{project.description}</p>
    </article>
  );
}
