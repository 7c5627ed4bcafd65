/**
 * Replaces `@remix-run/react` in the exported folder's scripts, since its router needs the server's addresses. The
 * browser opens each page as a file, so only the data and the query of the router remain.
 */
import { type ReactNode, useContext, useEffect, useState } from "react";
import { OpenPageContext, type PageContext } from "./page-context";

function useOpenPage(): PageContext {
  const open = useContext(OpenPageContext);
  if (open === null) throw new Error("no page is open");
  return open;
}

export const useLoaderData = () => useOpenPage().page.data;
export const useParams = () => useOpenPage().page.params;
export const useLocation = () => useOpenPage().place;
export const useNavigate = () => useOpenPage().go;

/** Shows a deferred value when it is ready. In a file the data is already there. */
export function Await<T>({ resolve, children }: { resolve: Promise<T>; children: (value: T) => ReactNode }) {
  const [come, setCome] = useState<{ value: T } | null>(null);
  useEffect(() => {
    resolve.then(
      (value) => setCome({ value }),
      () => undefined,
    );
  }, [resolve]);
  return come === null ? null : children(come.value);
}
