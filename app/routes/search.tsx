import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { noSearchLine } from "../magazine/search/found-html";
import { describePage } from "../pages/head/page-head";
import { searchPage } from "../pages/search/search-page";
import { IndexHead } from "../ui/frame/heads";
import { PageScript } from "../ui/page-script";
import { SearchForm } from "../ui/search-form";
import { SearchHelp } from "../ui/search-help";
import "../pages/search/search-page.css";

const scripts: PageScripts = "self";

/** A query is private to its reader. No cache stores it, not even that of a shared computer. */
const ownAnswer = "no-store";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const page = await searchPage(context.library, searchParams);
  return data(page, page.query === "" ? {} : { headers: { "Cache-Control": ownAnswer } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  [scriptsHeader]: scripts,
  ...(loaderHeaders.has("Cache-Control") && { "Cache-Control": loaderHeaders.get("Cache-Control") ?? "" }),
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  ...describePage({
    title: page?.query ? `Kërko: ${page.query}` : "Kërko",
    description: "Gjej një fjalë, një pyetje a një formulë në mësimet, fjalorin, modelet, ushtrimet dhe projektet.",
  }),
  ...(page?.query ? [{ name: "robots", content: "noindex" }] : []),
];

/** Shows the search page: complete without script, and while typing with script. */
export default function Search() {
  const { query, line, html, nothing, ready, chapters } = useLoaderData<typeof loader>();
  return (
    <article className="search-page page-width">
      <IndexHead title="Kërko">
        <SearchForm id="kerko-fusha" query={query} label="Një fjalë, një pyetje a një formulë" />
      </IndexHead>
      <p id="kerko-sa" className="found-line" role="status">
        {ready ? line : noSearchLine}
      </p>
      <div id="kerko-gjetjet" dangerouslySetInnerHTML={{ __html: html }} />
      <div id="kerko-ndihme" hidden={query !== "" && !nothing}>
        <SearchHelp nothing={nothing} chapters={chapters} />
      </div>
      <PageScript name="search-as-you-type" />
    </article>
  );
}
