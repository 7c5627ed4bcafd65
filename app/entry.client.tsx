import { type ComponentType, startTransition, useEffect, useRef, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { arrive, followLinks } from "./island/follow-links";
import { Island } from "./island/island";
import { followHistory, navigate, retryPage } from "./island/navigate";
import { openPage, showPage, subscribe } from "./island/open-page";
import { locationOf } from "./island/page-context";
import { islandElement, readPageData } from "./island/page-data";

/** Shows the open page, and does the work of a page load after each change of address. */
function OpenIsland() {
  const page = useSyncExternalStore(subscribe, openPage, openPage);
  const left = useRef(page.location);
  useEffect(() => {
    if (left.current === page.location) return;
    arrive(left.current, page.location);
    left.current = page.location;
  }, [page.location]);
  return <Island page={page} navigate={navigate} onRetry={retryPage} />;
}

/** Hydrates the content of the page with the script of its route, which the page names. */
async function hydratePage(): Promise<void> {
  const written = readPageData();
  const element = islandElement();
  if (written === null || element === null) return;
  const { default: Route } = (await import(/* @vite-ignore */ written.module)) as { default: ComponentType };
  const { params, data } = written;
  showPage({ Route, params, data, location: locationOf(location), visit: 0 });
  startTransition(() => {
    hydrateRoot(element, <OpenIsland />);
  });
  followHistory();
  followLinks();
}

// Without its script the page is read as the server sent it.
hydratePage().catch(() => undefined);

/** Stores opened pages on the device (docs/decisions/025). It fetches nothing for this before the page has loaded. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const keep = () =>
  import("./features/offline/keep-what-is-read").then(
    ({ keepWhatIsRead }) => keepWhatIsRead(),
    () => undefined,
  );
if (import.meta.env.PROD && connection?.saveData !== true) addEventListener("load", keep, { once: true });
