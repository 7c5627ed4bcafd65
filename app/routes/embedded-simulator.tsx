import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircuitSimulator } from "../features/circuit/circuit-simulator";
import { embedded, hydrated } from "../hydration";
import { embeddedSimulator, wholePath } from "../magazine/embed";
import type { ContentAddress } from "../pages/content-address";
import { EmbeddedPage } from "../pages/embedded-page";
import { embeddedHead } from "../pages/page-head";
import { type SimulatorPage, simulatorPage } from "../pages/played-pages";
import { loadContentOr404 } from "../pages/server-loader";
import { Toasts } from "../play/toast/toast";
import { LessonBody } from "../ui/lesson-body";

const address: ContentAddress = { subject: "physics", slug: "electricity-simulator" };

export const handle = { ...hydrated, ...embedded };

export const loader = ({ context }: LoaderFunctionArgs) => loadContentOr404(simulatorPage(context.library, address));

type Loaded = { [Field in keyof SimulatorPage]: SimulatorPage[Field] };

export const meta: MetaFunction = ({ data }) => embeddedHead((data as Loaded | undefined)?.content?.title);

/** The simulator of circuits alone, for a frame in another site's page. */
export default function EmbeddedSimulator() {
  const { content } = useLoaderData() as Loaded;
  const href = wholePath(embeddedSimulator);
  if (content === null) return <EmbeddedPage title="Simulatori nuk u hap" href={href} />;
  return (
    <EmbeddedPage title={content.title} href={href} subject="physics">
      <Toasts>
        <CircuitSimulator settings={content.play} head={null} introduction={<LessonBody html={content.content} />} />
      </Toasts>
    </EmbeddedPage>
  );
}
