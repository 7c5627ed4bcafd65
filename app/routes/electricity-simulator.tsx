import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { CircuitSimulator } from "../features/circuit/circuit-simulator";
import { hydrated } from "../hydration";
import { isEmbedPath } from "../magazine/embed";
import { contentMeta, embeddedHead, useResolvedTitle } from "../pages/head/page-head";
import type { ContentAddress } from "../pages/loaders/content-address";
import { type SimulatorPage, simulatorPage } from "../pages/loaders/played-pages";
import { loadContentOr404 } from "../pages/loaders/server-loader";
import { EmbeddedPage } from "../pages/model/embedded-page";
import { Toasts } from "../play/toast/toast";
import { LessonNotFound } from "../ui/absence/not-found";
import { AuthorBlock } from "../ui/author-block";
import { Deferred } from "../ui/deferred";
import { BackLink } from "../ui/frame/back-link";
import { ToolHead } from "../ui/frame/heads";
import { LessonBody } from "../ui/lesson/lesson-body";
import { LessonSkeleton } from "../ui/lesson/lesson-skeleton";

const address: ContentAddress = { subject: "physics", slug: "electricity-simulator" };

export const handle = hydrated;

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadContentOr404(context.library, simulatorPage(context.library, address));

export const clientLoader = () => import("../pages/loaders/browser-pages").then((pages) => pages.simulator(address));

type Page = Deferred<SimulatorPage>;

/** One file serves the page and the frame. With two files, every hydrated page would load their shared code, 10 KB. */
export const meta: MetaFunction = (args) => {
  const content = (args.data as Page | undefined)?.content;
  if (!isEmbedPath(args.location.pathname)) return contentMeta(args);
  return embeddedHead(content instanceof Promise ? undefined : content?.title);
};

export default function ElectricitySimulatorRoute() {
  const { content, author } = useLoaderData<typeof clientLoader>();
  const { pathname } = useLocation();
  useResolvedTitle(content);
  if (isEmbedPath(pathname) && content !== null && !(content instanceof Promise)) {
    return (
      <EmbeddedPage title={content.title} href="/physics/electricity-simulator" subject="physics">
        <Toasts>
          <CircuitSimulator settings={content.play} head={null} introduction={<LessonBody html={content.content} />} />
        </Toasts>
      </EmbeddedPage>
    );
  }
  return (
    <article className="physics">
      <Deferred value={content} fallback={<LessonSkeleton />}>
        {(simulator) =>
          simulator ? (
            <Toasts>
              <div className="page-width">
                <BackLink href="/physics/elektriciteti" lang="en">
                  Back to Electricity
                </BackLink>
              </div>
              <CircuitSimulator
                settings={simulator.play}
                head={
                  <ToolHead title={simulator.title}>
                    <Deferred value={author} fallback={null}>
                      {(known) => <AuthorBlock author={known} />}
                    </Deferred>
                  </ToolHead>
                }
                introduction={<LessonBody html={simulator.content} />}
              />
            </Toasts>
          ) : (
            <LessonNotFound />
          )
        }
      </Deferred>
    </article>
  );
}
