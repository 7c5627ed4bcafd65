/** Shows a played page of the exported folder. */
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { Island } from "../../../../app/island/island";
import type { Navigate, ShownPage } from "../../../../app/island/page-context";
import { siteOrigin } from "../../../../app/magazine/site";
import { placeOf } from "./place-of";
import { standInFolder } from "./stand-in-folder";
import { type WrittenPage, writtenPage } from "./written-page";

interface RouteModule {
  default: ComponentType;
  /** Makes the data of a page anew at each opening. */
  clientLoader?: (args: { request: Request; params: WrittenPage["params"] }) => Promise<object> | object;
}

/** Mounts the played page over the written HTML. The HTML shows the same content until then. */
export async function mountPage({ default: Route, clientLoader }: RouteModule): Promise<void> {
  const main = document.getElementById("permbajtja");
  const page = writtenPage();
  if (main === null || page === null) return;
  standInFolder();
  const data = page.data ?? (await freshData(page, clientLoader));
  createRoot(main).render(<FolderIsland page={{ Route, params: page.params, data, visit: 0 }} path={page.path} />);
}

/** Reads every field of the page's data from the folder's responses. */
async function freshData(page: WrittenPage, clientLoader: RouteModule["clientLoader"]): Promise<unknown> {
  const request = new Request(siteOrigin + page.path);
  const fields = Object.entries((await clientLoader?.({ request, params: page.params })) ?? {});
  const resolved = await Promise.all(fields.map(async ([name, value]) => [name, await value]));
  return Object.fromEntries(resolved);
}

const locationNow = (pathname: string, state: unknown = null) => {
  const { search, hash } = location;
  return { pathname, search, hash, state, key: "default" };
};

/** Holds the query and the fragment of the page; another page is another file. @param path its magazine address */
function FolderIsland({ page, path }: { page: Omit<ShownPage, "location">; path: string }) {
  const [open, setOpen] = useState(() => locationNow(path));
  useEffect(() => {
    const follow = () => setOpen(locationNow(path));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [path]);
  const navigate = useMemo<Navigate>(
    () =>
      (to, { replace = false, state } = {}) => {
        const target = new URL(to, siteOrigin + path);
        if (target.pathname !== path) return location.assign(placeOf(target.pathname + target.search + target.hash));
        const here = location.href.replace(/[?#].*$/, "") + target.search + target.hash;
        history[replace ? "replaceState" : "pushState"](history.state, "", here);
        setOpen(locationNow(path, state));
      },
    [path],
  );
  return <Island page={{ ...page, location: open }} navigate={navigate} onRetry={() => location.reload()} />;
}
