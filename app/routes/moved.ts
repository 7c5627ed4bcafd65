import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

const moved: Record<string, string> = {
  "/astronomia": "/physics/astronomia",
  "/physics/classical-mechanics": "/physics/mechanics",
};

/** Addresses that lead elsewhere for good. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(moved[new URL(request.url).pathname] ?? "/", 301);
}
