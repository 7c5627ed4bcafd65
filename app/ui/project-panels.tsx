import type { ReactNode } from "react";
import { fileSize } from "../magazine/file-size";
import type { Project } from "../magazine/project";
import { panelPath } from "../magazine/project-address";
import "./project.css";
import { BackLink } from "./back-link";
import { LessonBody } from "./lesson-body";
import { Plate } from "./plate";

/** What the project is about, what can be played with, and the ways on to the two panels that have no tab. */
export function ProjectOverview({ project, model }: { project: Project; model: ReactNode }) {
  const { slug } = project;
  return (
    <>
      <ul className="wrap project-ways">
        <li>
          <h2 lang="en">
            <a href={panelPath(slug, "udhezime")}>Instructions</a>
          </h2>
          <p>Hapat me radhë, siguria, fleta e matjeve.</p>
          <span className="arr" aria-hidden="true" />
        </li>
        <li>
          <h2 lang="en">
            <a href={panelPath(slug, "materiale")}>Materials</a>
          </h2>
          <p>Çfarë duhet, ku blihet, me çfarë zëvendësohet.</p>
          <span className="arr" aria-hidden="true" />
        </li>
      </ul>
      <div className="cover bleed project-cover">
        <Plate src={project.image} first />
      </div>
      <LessonBody html={project.overview} />
      {model === null ? null : (
        <div id="modeli" className="wrap act" tabIndex={-1}>
          {model}
        </div>
      )}
    </>
  );
}

/** The steps, with the same sheet to be printed or taken along. */
export function ProjectInstructions({ project: { slug, sheet, instructions } }: { project: Project }) {
  return (
    <Sheet slug={slug} title="Instructions" inAlbanian="Udhëzimet" html={instructions}>
      {sheet ? (
        <a className="btn" href={sheet.src} download>
          Shkarko udhëzimet (PDF{sheet.size === undefined ? "" : `, ${fileSize(sheet.size)}`})
        </a>
      ) : null}
    </Sheet>
  );
}

/** What is needed, where to get it and what else will do. */
export function ProjectMaterials({ project: { slug, materials } }: { project: Project }) {
  return (
    <Sheet slug={slug} title="Materials" inAlbanian="Materialet" html={materials}>
      <a className="btn" href={panelPath(slug, "udhezime")} lang="en">
        Instructions
      </a>
    </Sheet>
  );
}

interface SheetParts {
  slug: string;
  title: string;
  /** The same title for readers of the printed sheet. */
  inAlbanian: string;
  html: string;
  children: ReactNode;
}

function Sheet({ slug, title, inAlbanian, html, children }: SheetParts) {
  return (
    <section className="project-sheet" aria-labelledby="fleta">
      <div className="wrap project-head">
        <div>
          <BackLink href={panelPath(slug, "permbledhje")}>Kthehu te përmbledhja</BackLink>
          <h2 id="fleta" lang="en">
            {title}
          </h2>
          <p className="lab">{inAlbanian}</p>
        </div>
        {children}
      </div>
      <LessonBody html={html} />
    </section>
  );
}
