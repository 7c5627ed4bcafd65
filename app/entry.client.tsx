import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

/** Stores opened pages on the device (docs/decisions/025). It fetches nothing for this before the page has loaded. */
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
const keep = () =>
  import("./features/offline/keep-what-is-read").then(
    ({ keepWhatIsRead }) => keepWhatIsRead(),
    () => undefined,
  );
if (import.meta.env.PROD && connection?.saveData !== true) addEventListener("load", keep, { once: true });
