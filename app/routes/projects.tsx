import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hydrated } from "../hydration";
import { describePage } from "../pages/head/page-head";
import { resolveAll } from "../pages/loaders/resolve-page";
import { projectsPage } from "../pages/project/project-pages";
import { StorySkeletons } from "../ui/absence/skeletons";
import { Deferred } from "../ui/deferred";
import { BackLink } from "../ui/frame/back-link";
import { IndexHead } from "../ui/frame/heads";
import { ProjectCard } from "../ui/project/project-card";
import { SectionHead } from "../ui/section-head";
import "../ui/project/project-list.css";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => resolveAll(projectsPage(context.library));

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.projects());

export const meta: MetaFunction = () =>
  describePage({
    picture: "projects",
    title: "Projekte",
    description: "Dy projekte për klasën: një makinë hidraulike me shiringa dhe një qytet i vogël që nuk nxehet.",
  });

const benefits = [
  {
    title: "Dora mëson",
    text: "Ligji që e ke provuar vetë nuk harrohet pas provimit: e ke parë, e ke matur, e ke ndrequr.",
  },
  { title: "Matja bind", text: "Numrat e tu kanë gabime, dhe pikërisht ato të mësojnë si punon shkenca e vërtetë." },
  {
    title: "Grupi ndërton",
    text: "Njëri pret, tjetri mat, i treti shënon: asnjë projekt i mirë nuk mbaron me një palë duar.",
  },
];

export default function Projects() {
  const { projects } = useLoaderData<typeof clientLoader>();
  return (
    <div className="physics">
      <div className="page-width">
        <IndexHead back={<BackLink href="/physics">Kthehu tek Fizika</BackLink>} title="Projekte" />
      </div>
      <Deferred value={projects} fallback={<StorySkeletons count={2} />}>
        {(known) => (
          <ul className="project-list page-width">
            {known.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} level={2} />
              </li>
            ))}
          </ul>
        )}
      </Deferred>
      <section className="page-width mt-act" aria-labelledby="pse">
        <SectionHead id="pse">Pse Projekte Praktike?</SectionHead>
        <ul className="benefits">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
