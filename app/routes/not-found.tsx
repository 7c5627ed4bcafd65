import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { siteName } from "../magazine/site";
import { missingPage } from "../pages/loaders/server-loader";
import { NotFoundScreen } from "../ui/absence/not-found";
import { PageScript } from "../ui/page-script";

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
      <PageScript name="pika-flick" />
    </>
  );
}
