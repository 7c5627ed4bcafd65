/** Hydrates a page of the exported folder. */
import { Component, type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { siteOrigin } from "../../../../app/magazine/site";
import { Failure } from "../../../../app/ui/absence/failure";
import { OpenPageContext, type PageContext, type WrittenPage, writtenPage } from "./page-context";
import { placeOf } from "./place-of";
import { standInFolder } from "./stand-in-folder";

interface RouteModule {
  default: ComponentType;
  /** Makes the data of a page anew at each opening. */
  clientLoader?: (args: { request: Request; params: WrittenPage["params"] }) => Promise<object> | object;
}

/** Mounts the hydrated page over the written HTML. The HTML shows the same content until then. */
export async function mountPage({ default: Route, clientLoader }: RouteModule): Promise<void> {
  const main = document.getElementById("permbajtja");
  const page = writtenPage();
  if (main === null || page === null) return;
  standInFolder();
  const data = page.data ?? (await freshData(page, clientLoader));
  createRoot(main).render(
    <Guarded>
      <Opened page={{ ...page, data }}>
        <Route />
      </Opened>
    </Guarded>,
  );
}

/** Reads every field of the page's data from the folder's responses. */
async function freshData(page: WrittenPage, clientLoader: RouteModule["clientLoader"]): Promise<unknown> {
  const request = new Request(siteOrigin + page.path);
  const fields = Object.entries((await clientLoader?.({ request, params: page.params })) ?? {});
  const resolved = await Promise.all(fields.map(async ([name, value]) => [name, await value]));
  return Object.fromEntries(resolved);
}

const placeNow = (pathname: string, state: unknown = null) => ({
  pathname,
  search: location.search,
  hash: location.hash,
  state,
  key: "default",
});

function Opened({ page, children }: { page: WrittenPage; children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow(page.path));
  useEffect(() => {
    const follow = () => setPlace(placeNow(page.path));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [page.path]);
  const open = useMemo<PageContext>(() => {
    const go: PageContext["go"] = (to, { replace = false, state } = {}) => {
      const target = new URL(to, siteOrigin + page.path);
      if (target.pathname !== page.path) return location.assign(placeOf(target.pathname + target.search + target.hash));
      const here = location.href.replace(/[?#].*$/, "") + target.search + target.hash;
      history[replace ? "replaceState" : "pushState"](history.state, "", here);
      setPlace(placeNow(page.path, state));
    };
    return { page, place, go };
  }, [page, place]);
  return <OpenPageContext.Provider value={open}>{children}</OpenPageContext.Provider>;
}

/** Shows the magazine's own error message if a page breaks. React alone would leave an empty page. */
class Guarded extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    return <Failure detail={error instanceof Error ? error.message : undefined} onRetry={() => location.reload()} />;
  }
}
