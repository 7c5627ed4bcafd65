import { data, type MetaFunction } from "@remix-run/cloudflare";
import { siteName } from "../magazine/site";
import { NotFoundScreen } from "../ui/not-found";

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: `Ndodhi një problem · ${siteName}` },
  { name: "robots", content: "noindex" },
];

export default NotFoundScreen;
