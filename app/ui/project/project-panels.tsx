import type { ReactNode } from "react";
import { fileSize } from "../../magazine/file-size";
import type { LessonParts } from "../../magazine/lesson-parts";
import type { Project } from "../../magazine/project";
import { panelPath } from "../../magazine/project-address";
import "./projects.css";
import { Arrow } from "../arrow";
import { ButtonLink } from "../button";
import { BackLink } from "../frame/back-link";
import { LessonBody } from "../lesson/lesson-body";
import { LessonSheet, Onward } from "../lesson/lesson-sheet";

/** A project whose overview is taken apart where it is read: the script of its page need not know how. */
export type ArrangedProject = Omit<Project, "overview"> & { overview: LessonParts };

/** Shows the project's subject as a lesson, links to the two panels that have no tab, and its model. */
export function ProjectOverview({ project, model }: { project: ArrangedProject; model: ReactNode }) {
  const { slug } = project;
  return (
    <LessonSheet
      parts={project.overview}
      cover={project.image}
      coverAlt={project.imageAlt}
      kind="projekt"
      before={
        <ul className="mt-12 grid grid-cols-1 rule-t-2 columns:grid-cols-2 print:hidden">
          <Way href={panelPath(slug, "udhezime")} title="Instructions" place="columns:pr-gutter">
            Hapat me radhë, siguria, fleta e matjeve.
          </Way>
          <Way href={panelPath(slug, "materiale")} title="Materials" place="columns:rule-l-1 columns:pl-gutter">
            Çfarë duhet, ku blihet, me çfarë zëvendësohet.
          </Way>
        </ul>
      }
      fixed={null}
      ending={
        <>
          {model === null ? null : (
            <div id="modeli" className="page-width mt-act" tabIndex={-1}>
              {model}
            </div>
          )}
          <Onward html={project.overview.onward} />
        </>
      }
    />
  );
}

function Way({ href, title, place, children }: { href: string; title: string; place: string; children: string }) {
  return (
    <li
      className={`link-box grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-10 gap-y-2 rule-b-1 pt-8 pb-9 ${place}`}
    >
      <h2 className="text-[clamp(1.7rem,1.3rem+1.4vw,2.4rem)]" lang="en">
        <a href={href}>{title}</a>
      </h2>
      <p className="row-[2] text-[0.94rem] text-mute">{children}</p>
      <Arrow className="h-9 w-20 text-spot [grid-area:1/2/3]" />
    </li>
  );
}

/** Shows the steps, with the same sheet for printing or download. */
export function ProjectInstructions({ project: { slug, sheet, instructions } }: { project: ArrangedProject }) {
  return (
    <Sheet slug={slug} title="Instructions" inAlbanian="Udhëzimet" html={instructions}>
      {sheet ? (
        <ButtonLink href={sheet.src} download>
          Shkarko udhëzimet (PDF{sheet.size === undefined ? "" : `, ${fileSize(sheet.size)}`})
        </ButtonLink>
      ) : null}
    </Sheet>
  );
}

/** Shows the materials, where to get them and their substitutes. */
export function ProjectMaterials({ project: { slug, materials } }: { project: ArrangedProject }) {
  return (
    <Sheet slug={slug} title="Materials" inAlbanian="Materialet" html={materials}>
      <ButtonLink href={panelPath(slug, "udhezime")} lang="en">
        Instructions
      </ButtonLink>
    </Sheet>
  );
}

interface SheetParts {
  slug: string;
  title: string;
  /** The Albanian title, for readers of the printed sheet. */
  inAlbanian: string;
  html: string;
  children: ReactNode;
}

function Sheet({ slug, title, inAlbanian, html, children }: SheetParts) {
  return (
    <section className="project-sheet" aria-labelledby="fleta">
      <div className="page-width mb-[calc(1.2*var(--spacing-gutter))] flex flex-wrap items-end justify-between gap-x-20 gap-y-8 rule-b-1 pt-6 pb-11">
        <div>
          <BackLink href={panelPath(slug, "permbledhje")}>Kthehu te përmbledhja</BackLink>
          <h2 id="fleta" className="text-[clamp(2.6rem,1.6rem+5vw,5.4rem)] text-spot print:hidden" lang="en">
            {title}
          </h2>
          <p className="caps-label print:font-display print:text-[30pt]/[1] print:font-bold print:normal-case">
            {inAlbanian}
          </p>
        </div>
        {children}
      </div>
      <LessonBody html={html} />
    </section>
  );
}
