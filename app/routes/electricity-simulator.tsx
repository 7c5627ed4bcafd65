import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircuitSimulator } from "../features/circuit/circuit-view";
import { Toasts } from "../features/toast/toast";
import { hydrated } from "../hydration";
import type { Arriving, LessonPage } from "../library/pages";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later } from "../ui/later";
import { LessonBody } from "../ui/lesson-body";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";
import { answerPiece } from "./answer-page";
import { inBrowser } from "./in-browser";
import { pageMeta, useArrivedTitle } from "./page-title";
import { type SimulatorPage, simulatorPage } from "./played-pages";

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) => answerPiece(simulatorPage(context.library));

export const clientLoader = () =>
  inBrowser(
    () => import("./played-pages"),
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
