import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircuitSimulator } from "../features/circuit/circuit-simulator";
import { hydrated } from "../hydration";
import { inBrowser } from "../pages/client-loader";
import { pageMeta, useArrivedTitle } from "../pages/page-head";
import type { Arriving, LessonPage } from "../pages/pages";
import { type SimulatorPage, simulatorPage } from "../pages/played-pages";
import { answerPiece } from "../pages/server-loader";
import { Toasts } from "../play/toast/toast";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later } from "../ui/deferred";
import { LessonBody } from "../ui/lesson-body";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => answerPiece(simulatorPage(context.library));

export const clientLoader = () =>
  inBrowser(
    () => import("../pages/played-pages"),
    (pages, library) => pages.simulatorPage(library),
  );

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function ElectricitySimulatorPage() {
  const { lesson, author } = useLoaderData() as Arriving<SimulatorPage>;
  useArrivedTitle(lesson);
  return (
    <article className="physics">
      <Later value={lesson} fallback={<LessonSkeleton />}>
        {(simulator) =>
          simulator ? (
            <Toasts>
              <div className="wrap">
                <BackLink href="/physics/elektriciteti" lang="en">
                  Back to Electricity
                </BackLink>
              </div>
              <CircuitSimulator
                settings={simulator.play}
                introduction={
                  <>
                    <header className="wrap lesson-top">
                      <h1>{simulator.title}</h1>
                      <Later value={author} fallback={null}>
                        {(known) => <AuthorBlock author={known} />}
                      </Later>
                    </header>
                    <LessonBody html={simulator.content} />
                  </>
                }
              />
            </Toasts>
          ) : (
            <LessonNotFound />
          )
        }
      </Later>
    </article>
  );
}
