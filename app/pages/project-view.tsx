import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { inPlace } from "../client-navigation";
import { Gallery } from "../features/gallery/gallery";
import type { Project } from "../magazine/project";
import { type ProjectPanel, panelOf, panelPath } from "../magazine/project-address";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Deferred } from "../ui/deferred";
import { LessonBody } from "../ui/lesson-body";
import { NotFoundScreen } from "../ui/not-found";
import { ProjectCard } from "../ui/project-card";
import { ProjectGlyph } from "../ui/project-glyph";
import { ProjectInstructions, ProjectMaterials, ProjectOverview } from "../ui/project-panels";
import { ProjectTabs } from "../ui/project-tabs";
import { LessonSkeleton } from "../ui/skeletons";
import { useResolvedTitle } from "./page-head";
import type { ProjectPage } from "./project-pages";

/** Makes the browser's loader of a project's route. @param slug of its project; the address's where left out */
export const projectClientLoader =
  (slug?: string) =>
  ({ params }: ClientLoaderFunctionArgs) =>
    import("./browser-pages").then((pages) => pages.project(slug ?? params.slug ?? ""));

/** The panels are parts of one page: going from one to another reads nothing anew. */
export const onlyAtAnotherProject: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A project's page. @param model what can be played with, under the overview's text */
export function ProjectView({ model = null }: { model?: ReactNode }) {
  const { project, author, other } = useLoaderData() as Deferred<ProjectPage>;
  const { search } = useLocation();
  useResolvedTitle(project);
  return (
    <Deferred value={project} fallback={<LessonSkeleton />}>
      {(known) =>
        known === null ? (
          <NotFoundScreen />
        ) : (
          <article className="physics">
            <header className="wrap lesson-top">
              <div className="over">
                <BackLink href="/physics/projects">Kthehu te Projektet</BackLink>
                <ProjectGlyph icon={known.icon} />
              </div>
              <h1 lang="en">{known.title}</h1>
              <p className="lab project-tags">{[known.class, ...known.tags].join(" · ")}</p>
              <Deferred value={author} fallback={null}>
                {(signed) => <AuthorBlock author={signed} />}
              </Deferred>
            </header>
            <Panels project={known} open={panelOf(search)} model={model} />
            <Deferred value={other} fallback={null}>
              {(next) =>
                next === null ? null : (
                  <section className="wrap act related" aria-labelledby="tjetri">
                    <div className="head">
                      <h2 id="tjetri">Projekti tjetër</h2>
                    </div>
                    <div className="project-next">
                      <ProjectCard project={next} />
                    </div>
                  </section>
                )
              }
            </Deferred>
          </article>
        )
      }
    </Deferred>
  );
}

function ProjectGallery({ project: { gallery, title } }: { project: Project }) {
  if (gallery.length === 0) return <LessonBody html="" />;
  return (
    <div className="wrap project-gallery">
      <Gallery items={gallery} title={title} />
    </div>
  );
}

function Panels({ project, open, model }: { project: Project; open: ProjectPanel; model: ReactNode }) {
  const navigate = useNavigate();
  const choose = (panel: ProjectPanel) => navigate(panelPath(project.slug, panel), { replace: true, state: inPlace });
  return (
    <ProjectTabs slug={project.slug} open={open} onChoose={choose}>
      {open === "permbledhje" ? <ProjectOverview project={project} model={model} /> : null}
      {open === "galeria" ? <ProjectGallery project={project} /> : null}
      {open === "udhezime" ? <ProjectInstructions project={project} /> : null}
      {open === "materiale" ? <ProjectMaterials project={project} /> : null}
    </ProjectTabs>
  );
}
