import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { siteName } from "../magazine/site";
import { missingPage } from "../pages/loaders/server-loader";
import { NotFoundScreen } from "../ui/absence/not-found";

export const loader = missingPage;

export const meta: MetaFunction = () => [
  { title: `Ndodhi një problem · ${siteName}` },
  { name: "robots", content: "noindex" },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function NotFound() {
  return (
    <>
      <NotFoundScreen />
      <script type="module" src="/pika-flick.js" />
    </>
  );
}
