import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { describePage, forOtherSites, missingHead } from "../pages/head/page-head";
import { modelData } from "../pages/head/structured-data";
import { browserLibrary } from "../pages/loaders/browser-library";
import { EmbedCode } from "../pages/model/embed-code";
import { FurtherModels } from "../pages/model/further-models";
import { modelPage } from "../pages/model/models-page";
import { StandingModel } from "../pages/model/standing-model";
import { NotFoundScreen } from "../ui/absence/not-found";
import { BackLink } from "../ui/frame/back-link";
import { ToolHead } from "../ui/frame/heads";
import { PageScript } from "../ui/page-script";
import "../pages/model/model-page.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const model = await modelPage(context.library, params.name ?? "");
  const scripts: PageScripts = "self";
  return model === null ? data(null, { status: 404 }) : data(model, { headers: { [scriptsHeader]: scripts } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => modelPage(browserLibrary, params.name ?? "");

export const meta: MetaFunction<typeof loader> = ({ data: model }) =>
  model
    ? describePage({
        title: model.title,
        description: `Modeli i mësimit „${model.lesson.title}“, i hapur vetëm.`,
        embeddable: `/modelet/${model.name}`,
        data: forOtherSites && (() => modelData(model)),
      })
    : missingHead;

/** Shows one model alone, with a link to its lesson. It is as large as the window allows. */
export default function Model() {
  const model = useLoaderData<typeof loader>();
  if (model === null) return <NotFoundScreen />;
  const { name, title, html, caption, height, lesson, subject, further } = model;
  return (
    <article className={`model-page ${subject}`}>
      <ToolHead back={<BackLink href="/modelet">Të gjitha modelet</BackLink>} title={title} />
      <div className={`page-width rule-t-7 pb-22 model model-${name} model-alone`}>
        <StandingModel html={html} caption={caption} />
        <p className="pt-8">
          Te mësimi <a href={lesson.href}>{lesson.title}</a>
        </p>
        <EmbedCode name={name} title={title} height={height} />
      </div>
      <FurtherModels models={further} />
      <PageScript name="lesson-models" />
    </article>
  );
}
