import { data, type HeadersFunction, type MetaFunction } from "@remix-run/cloudflare";
import { type PageScripts, scriptsHeader } from "../magazine/page-scripts";
import { siteName } from "../magazine/site";
import { NotFoundScreen } from "../ui/not-found";

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: `Ndodhi një problem · ${siteName}` },
  { name: "robots", content: "noindex" },
];

const scripts: PageScripts = "self";

export const headers: HeadersFunction = () => ({ [scriptsHeader]: scripts });

export default function NotFound() {
  return (
    <>
      <NotFoundScreen />
      <script type="module" src="/pika-flick.js" />
    </>
  );
}
