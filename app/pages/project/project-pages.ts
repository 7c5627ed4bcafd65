import type { Library } from "../../library/library";
import type { Author } from "../../magazine/author";
import type { Project, ProjectSummary } from "../../magazine/project";
import type { Deferred } from "../../ui/deferred";
import { readAuthor } from "../content-lists";

/** The list of class projects. */
export interface ProjectsPage {
  projects: ProjectSummary[];
}

export function projectsPage(library: Library): Deferred<ProjectsPage> {
  return { projects: library.projects() };
}

export interface ProjectPage {
  /** `null` if there is no such project. */
  project: Project | null;
  author: Author | null;
  /** The next in the list, which starts again at its end. `null` if there is no other. */
  other: ProjectSummary | null;
}

export function projectPage(library: Library, slug: string): Deferred<ProjectPage> {
  const project = library.project(slug);
  return {
    project,
    author: project.then((known) => known && readAuthor(library, known.authorId)),
    other: library.projects().then((all) => {
      const index = all.findIndex((each) => each.slug === slug);
      const next = all[(index + 1) % all.length];
      return next && next.slug !== slug ? next : null;
    }),
  };
}
