import type { Library } from "../../library/library";
import type { Author } from "../../magazine/author";
import { lessonParts } from "../../magazine/lesson-parts";
import type { ProjectSummary } from "../../magazine/project";
import type { Deferred } from "../../ui/deferred";
import type { ArrangedProject } from "../../ui/project/project-panels";
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
  project: ArrangedProject | null;
  author: Author | null;
  /** The next in the list, which starts again at its end. `null` if there is no other. */
  other: ProjectSummary | null;
}

export function projectPage(library: Library, slug: string): Deferred<ProjectPage> {
  const project = library.project(slug);
  return {
    project: project.then((known) => known && { ...known, overview: lessonParts(known.overview) }),
    author: project.then((known) => known && readAuthor(library, known.authorId)),
    other: library.projects().then((all) => {
      const index = all.findIndex((each) => each.slug === slug);
      const next = all[(index + 1) % all.length];
      return next && next.slug !== slug ? next : null;
    }),
  };
}
