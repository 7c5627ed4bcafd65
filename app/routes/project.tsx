import type { MetaFunction } from "@remix-run/cloudflare";
import { useLocation } from "@remix-run/react";
import { hydrated } from "../hydration";
import { findProject } from "../magazine/project";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { NotFoundScreen } from "../ui/not-found";
import { ProjectCard } from "../ui/project-card";
import { describePage } from "./page-title";

export const handle = hydrated;

const slugAt = (pathname: string) => pathname.split("/")[3] ?? "";

export const meta: MetaFunction = ({ location }) => {
  const found = findProject(slugAt(location.pathname));
  if (!found) return [];
  const { title, description } = found.project;
  return describePage({ title, description, picture: found.project.slug });
};

/** The desk that signs the projects. */
const desk = { id: 4, name: "Redaksia e Projekteve", title: "Projekte për klasën dhe laboratorin" };

export default function ProjectPage() {
  const found = findProject(slugAt(useLocation().pathname));
  if (!found) return <NotFoundScreen />;
  const { project, other } = found;
  return (
    <article className="physics">
      <header className="wrap lesson-top">
        <BackLink href="/physics/projects">Kthehu te Projektet</BackLink>
        <h1 lang="en">{project.title}</h1>
        <AuthorBlock author={desk} />
      </header>
      <div className="wrap body">
        {project.introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="mute">Përmbajtja në zhvillim</p>
      </div>
      <section className="wrap act" aria-labelledby="tjetri">
        <div className="head">
          <h2 id="tjetri">Projekti tjetër</h2>
        </div>
        <ProjectCard project={other} />
      </section>
    </article>
  );
}
