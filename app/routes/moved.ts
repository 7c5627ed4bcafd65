import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const moved: Record<string, string> = {
  "/astronomia": "/physics/astronomia",
  "/physics/classical-mechanics": "/physics/mechanics",
};

/** Redirects addresses that moved for good (product 2.4, 2.6). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(moved[new URL(request.url).pathname] ?? "/", 301);
}
