// Imported first: page style sheets must follow it in the cascade. This holds under Vite's dev server too.
import "./styles.css";
import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import displayFont from "./fonts/gazeta-display.woff2?url";
import textFont from "./fonts/gazeta-text.woff2?url";
import { isHydrated } from "./hydration";
import { islandClass } from "./island/page-data";
import { type Chapter, chapters as standardChapters } from "./magazine/chapters";
import { isEmbedPath } from "./magazine/embed";
import { playedAttribute } from "./magazine/page-scripts";
import { pageTitle, siteName } from "./magazine/site";
import { useOrigin } from "./origin";
import { changedChapters } from "./pages/chapter/chapter-page";
import { ForeignSheets } from "./pages/foreign-sheets";
import { IslandScripts } from "./pages/head/island-scripts";
import { PageMeta } from "./pages/head/page-meta";
import { useMetaElements } from "./remix-internals";
import { Failure } from "./ui/absence/failure";
import { NotFoundScreen } from "./ui/absence/not-found";
import { Shell } from "./ui/frame/shell";
import printSheet from "./ui/print.css?url";
import { sheetName } from "./ui/sheet-name";

export const links: LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: printSheet, media: "print" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/prizma-apple.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/**
 * Reads the chapters of every page's menu and footer. Null if they are those of the product, which need not be sent.
 */
export const loader = ({ context }: LoaderFunctionArgs): Promise<Chapter[] | null> => changedChapters(context.library);

/** Renders the document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const origin = useOrigin();
  const matches = useMatches();
  const chapters = useRouteLoaderData<typeof loader>("root") ?? standardChapters;
  const error = useRouteError() ?? undefined;
  const hydrate = error === undefined && isHydrated(matches);
  // A played page changes its title without a load, so its own parts name its printed sheets.
  const Html = error === undefined && !hydrate ? NamedHtml : "html";
  return (
    <Html lang="sq" {...(hydrate && { [playedAttribute]: "" })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F6F7F6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101318" media="(prefers-color-scheme: dark)" />
        <link rel="canonical" href={origin + pathname} />
        <meta property="og:url" content={origin + pathname} />
        <link rel="alternate" type="application/atom+xml" title={siteName} href="/feed.xml" />
        {error === undefined ? <PageMeta origin={origin} /> : <ErrorHead error={error} />}
        <Links />
        <ForeignSheets matches={matches} />
        {/* Preloads the font. On a page of one screen a changed line break would move the model. */}
        {hydrate ? <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" /> : null}
      </head>
      <body>
        {isEmbedPath(pathname) ? (
          <div className={`${islandClass} contents`}>{children}</div>
        ) : (
          <Shell path={pathname} chapters={chapters} year={new Date().getUTCFullYear()}>
            {children}
          </Shell>
        )}
        {hydrate ? <IslandScripts /> : null}
      </body>
    </Html>
  );
}

/** Renders the root of a page with the page's title for the foot of each printed sheet. */
function NamedHtml(props: ComponentProps<"html">) {
  const title = Children.toArray(useMetaElements()).find((child) => isValidElement(child) && child.type === "title");
  const [name] = isValidElement<{ children: string }>(title) ? title.props.children.split(pageTitle("")) : [];
  return <html {...props} {...{ [sheetName]: name }} />;
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Renders the head of a failed page, in place of the page's own. */
function ErrorHead({ error }: { error: unknown }) {
  return (
    <>
      <title>{pageTitle(isMissing(error) ? "Ndodhi një problem" : "Faqja nuk u hap")}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export default function Magazine() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isMissing(error)) return <NotFoundScreen />;
  return <Failure detail={error instanceof Error ? error.message : undefined} />;
}
