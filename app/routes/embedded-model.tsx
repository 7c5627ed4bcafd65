import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { embeddedHead } from "../pages/head/page-head";
import { EmbeddedPage } from "../pages/model/embedded-page";
import { modelPage } from "../pages/model/models-page";
import { StandingModel } from "../pages/model/standing-model";
import { PageScript } from "../ui/page-script";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const model = await modelPage(context.library, params.name ?? "");
  const scripts: PageScripts = "self";
  return model === null ? data(null, { status: 404 }) : data(model, { headers: { [scriptsHeader]: scripts } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: model }) => embeddedHead(model?.title);

/**
 * Shows a model alone, for a frame in another site's page. Without script it shows its still, with a link to the whole
 * page.
 */
export default function EmbeddedModel() {
  const model = useLoaderData<typeof loader>();
  if (model === null) return <EmbeddedPage title="Ky model nuk ekziston" href="/modelet" />;
  const { name, title, html, subject } = model;
  return (
    <EmbeddedPage title={title} href={`/modelet/${name}`} subject={subject}>
      <StandingModel className={`model model-${name}`} html={html} caption="" />
      <PageScript name="lesson-models" />
    </EmbeddedPage>
  );
}
