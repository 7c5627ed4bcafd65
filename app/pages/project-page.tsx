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
import { Later } from "../ui/deferred";
import { LessonBody } from "../ui/lesson-body";
import { NotFoundScreen } from "../ui/not-found";
import { ProjectCard } from "../ui/project-card";
import { ProjectGlyph } from "../ui/project-glyph";
import { ProjectInstructions, ProjectMaterials, ProjectOverview } from "../ui/project-panels";
import { ProjectTabs } from "../ui/project-tabs";
import { LessonSkeleton } from "../ui/skeletons";
import { inBrowser } from "./client-loader";
import { useArrivedTitle } from "./page-head";
import type { Arriving, ProjectPageData } from "./pages";

/** The last segment of a project's address. */
export const slugAt = (url: string) => new URL(url).pathname.split("/").at(3) ?? "";

/** A project's loader inside a page that is open already. */
export const loadProjectInBrowser = ({ request }: ClientLoaderFunctionArgs) =>
  inBrowser(
    () => import("./pages"),
    (pages, library) => pages.projectPage(library, slugAt(request.url)),
  );

/** The panels are parts of one page: going from one to another reads nothing anew. */
export const onlyAtAnotherProject: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** A project's page. @param model what can be played with, under the overview's text */
export function ProjectPage({ model = null }: { model?: ReactNode }) {
  const { project, author, other } = useLoaderData() as Arriving<ProjectPageData>;
  const { search } = useLocation();
  useArrivedTitle(project);
  return (
    <Later value={project} fallback={<LessonSkeleton />}>
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
              <Later value={author} fallback={null}>
                {(signed) => <AuthorBlock author={signed} />}
              </Later>
            </header>
            <Panels project={known} open={panelOf(search)} model={model} />
            <Later value={other} fallback={null}>
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
            </Later>
          </article>
        )
      }
    </Later>
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
