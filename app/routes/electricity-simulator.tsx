import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { CircuitSimulator } from "../features/circuit/circuit-view";
import { Toasts } from "../features/toast/toast";
import { hydrated } from "../hydration";
import { arriving, browserLibrary } from "../library/browser-library";
import type { Library } from "../library/library";
import { type Arriving, isFound, type LessonPage, lessonPage, settle } from "../library/pages";
import { AuthorBlock } from "../ui/author-block";
import { BackLink } from "../ui/back-link";
import { Later } from "../ui/later";
import { LessonBody } from "../ui/lesson-body";
import { LessonNotFound } from "../ui/not-found";
import { LessonSkeleton } from "../ui/skeletons";
import { pageMeta, useArrivedTitle } from "./page-title";

/** Who signs the simulator where its own author is unknown: the desk of games. */
const fallbackAuthorId = 3;

function page(library: Library): Arriving<LessonPage> {
  const found = lessonPage(library, { subject: "physics", slug: "electricity-simulator" });
  const author = Promise.all([found.lesson, found.author]).then(([lesson, own]) =>
    lesson && own === null ? library.author(fallbackAuthorId) : own,
  );
  return { ...found, author };
}

export const handle = hydrated;

export async function loader({ context }: LoaderFunctionArgs) {
  const simulator = await settle(page(context.library));
  return data(simulator, { status: isFound(simulator) ? 200 : 404 });
}

export const clientLoader = (_: ClientLoaderFunctionArgs) => arriving(page(browserLibrary));

export const meta: MetaFunction = ({ data }) => pageMeta(data as Arriving<LessonPage> | undefined);

export default function ElectricitySimulatorPage() {
  const { lesson, author } = useLoaderData() as Arriving<LessonPage>;
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
                gameData={simulator.gameData}
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
