/** The output of `remix vite:build`; `wrangler.toml` gives its path. */
declare module "remix-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}
