import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useDeferredValue } from "react";
import { Gallery } from "../../features/gallery/gallery";
import { inPlace } from "../../island/follow-links";
import { type ProjectPanel, panelOf, panelPath } from "../../magazine/project-address";
import { NotFoundScreen } from "../../ui/absence/not-found";
import { AuthorBlock } from "../../ui/author-block";
import { Deferred } from "../../ui/deferred";
import { BackLink } from "../../ui/frame/back-link";
import { PieceHead } from "../../ui/frame/heads";
import { ProjectGlyph } from "../../ui/glyph/project-glyph";
import { LessonBody } from "../../ui/lesson/lesson-body";
import { LessonSkeleton } from "../../ui/lesson/lesson-skeleton";
import { ProjectCard } from "../../ui/project/project-card";
import {
  type ArrangedProject,
  ProjectInstructions,
  ProjectMaterials,
  ProjectOverview,
} from "../../ui/project/project-panels";
import { ProjectTabs } from "../../ui/project/project-tabs";
import { SectionHead } from "../../ui/section-head";
import { useResolvedTitle } from "../head/page-head";
import type { ProjectPage } from "./project-pages";

/** Makes the browser's loader of a project's route. @param slug of its project; without it the address's counts */
export const projectClientLoader =
  (slug?: string) =>
  ({ params }: ClientLoaderFunctionArgs) =>
    import("../loaders/browser-pages").then((pages) => pages.project(slug ?? params.slug ?? ""));

/** Shows a project's page. @param model interactive model under the overview's text */
export function ProjectView({ model = null }: { model?: ReactNode }) {
  const { project, author, other } = useLoaderData<Deferred<ProjectPage>>();
  const { search } = useLocation();
  useResolvedTitle(project);
  return (
    <Deferred value={project} fallback={<LessonSkeleton />}>
      {(known) =>
        known === null ? (
          <NotFoundScreen />
        ) : (
          <article className="physics">
            <PieceHead
              back={<BackLink href="/physics/projects">Kthehu te Projektet</BackLink>}
              mark={<ProjectGlyph icon={known.icon} className="size-26" />}
              title={known.title}
              lang="en"
            >
              {known.subtitle ? <p className="pb-5 text-[1.15rem]/[1.3] font-semibold">{known.subtitle}</p> : null}
              <p className="caps-label pb-5">{[known.class, ...known.tags].join(" · ")}</p>
              <Deferred value={author} fallback={null}>
                {(signed) => <AuthorBlock author={signed} />}
              </Deferred>
            </PieceHead>
            <Panels project={known} open={panelOf(search)} model={model} />
            <Deferred value={other} fallback={null}>
              {(next) =>
                next === null ? null : (
                  <section className="page-width mt-act print:hidden" aria-labelledby="tjetri">
                    <SectionHead id="tjetri">Projekti tjetër</SectionHead>
                    <ProjectCard project={next} />
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

function ProjectGallery({ project: { gallery, title } }: { project: ArrangedProject }) {
  if (gallery.length === 0) return <LessonBody html="" />;
  return (
    <div className="page-width pt-gutter">
      <Gallery items={gallery} title={title} />
    </div>
  );
}

function Panels({ project, open, model }: { project: ArrangedProject; open: ProjectPanel; model: ReactNode }) {
  const navigate = useNavigate();
  const choose = (panel: ProjectPanel) => navigate(panelPath(project.slug, panel), { replace: true, state: inPlace });
  // The pressed tab is painted first: a gallery takes tens of milliseconds on a phone.
  const shown = useDeferredValue(open);
  return (
    <ProjectTabs slug={project.slug} open={open} onChoose={choose}>
      {shown === "permbledhje" ? <ProjectOverview project={project} model={model} /> : null}
      {shown === "galeria" ? <ProjectGallery project={project} /> : null}
      {shown === "udhezime" ? <ProjectInstructions project={project} /> : null}
      {shown === "materiale" ? <ProjectMaterials project={project} /> : null}
    </ProjectTabs>
  );
}
