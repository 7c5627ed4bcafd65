import { useEffect } from "react";

let runs = 0;

/**
 * Runs a script of the site on a page without React, by its name in `client-scripts.ts`. React creates script elements
 * that do not run, so a page reached by a followed link imports the script anew.
 */
export function PageScript({ name }: { name: string }) {
  const address = `/${name}.js`;
  useEffect(() => {
    runs += 1;
    // A module runs once for each address. Without it the page shows its still.
    import(/* @vite-ignore */ `${address}?${runs}`).catch(() => undefined);
  }, [address]);
  return <script type="module" src={address} />;
}
