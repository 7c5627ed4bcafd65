/**
 * Stands in the folder's scripts for `@remix-run/react`, whose router wants the server's addresses: each page is a file
 * that the browser opens by itself, so of a router only the data and the query are left.
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

/** Shows what is on its way once it has come. The data of a file is there already. */
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
