/** Registers the service worker after the page has loaded. It adds nothing to the first view. */
import type { OpenPage } from "./keep-ahead";
import { kindOf, workerPath, worksOffline } from "./offline-rules";

/** Lists this page's files that an earlier service worker would have cached. */
function filesOfPage(): string[] {
  const paths = performance.getEntriesByType("resource").flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin ? [pathname] : [];
  });
  return paths.filter((path) => {
    const kind = kindOf({ path, mode: "cors", destination: "file" });
    return kind === "hashed" || kind === "file";
  });
}

/** Lists the names of this page's models, hydrated or not. */
const modelsOfPage = (): string[] =>
  [...document.querySelectorAll(".model")].flatMap(({ className }) => /\bmodel-([\w-]+)/.exec(className)?.[1] ?? []);

/** Registers the service worker, or removes it where `worksOffline` is false. */
export async function keepWhatIsRead(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    if (!worksOffline) {
      for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    const isKept = serviceWorker.controller !== null;
    const registration = await serviceWorker.register(workerPath);
    if (!registration) return;
    const { active } = await serviceWorker.ready;
    const open: OpenPage = { page: location.pathname, files: isKept ? [] : filesOfPage(), models: modelsOfPage() };
    active?.postMessage(open);
  } catch {
    // Some browsers refuse, as in a private window. The magazine then works without a service worker.
  }
}
