import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const moved: Record<string, string> = {
  "/astronomia": "/physics/astronomia",
  "/physics/classical-mechanics": "/physics/mechanics",
};

/** Redirects addresses that moved permanently (product 2.4, 2.6). */
export function loader({ request }: LoaderFunctionArgs) {
  const target = moved[new URL(request.url).pathname];
  if (target === undefined) throw new Response(null, { status: 404 });
  return redirect(target, 301);
}
