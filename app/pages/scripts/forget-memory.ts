/**
 * Deletes the device's stored data on the privacy page. They are records, offline pages and the service worker. The
 * page passes the prefixes of the keys, so that this file, about 1 KB, imports nothing.
 */
const place = document.querySelector<HTMLElement>("[data-memory]");
const button = place?.querySelector("button");
const output = place?.querySelector("output");
const prefix = place?.dataset.memory;
const cachePrefix = place?.dataset.caches;

function keptKeys(): [Storage, string][] {
  try {
    return [window.sessionStorage, window.localStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => prefix && key.startsWith(prefix))
        .map((key): [Storage, string] => [storage, key]),
    );
  } catch {
    // A blocked storage holds no data.
    return [];
  }
}

async function keptCaches(): Promise<string[]> {
  try {
    return (await caches.keys()).filter((name) => cachePrefix && name.startsWith(cachePrefix));
  } catch {
    return [];
  }
}

/** Unregisters the service worker first, since it would store this page again. */
async function forgetPages(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  } catch {
    // A browser without service workers has stored no page.
  }
  for (const name of await keptCaches()) await caches.delete(name);
}

if (place && button && output) {
  const show = async (empty: string) => {
    const count = keptKeys().length + (await keptCaches()).length;
    button.hidden = count === 0;
    output.textContent = count === 0 ? empty : "";
  };
  place.hidden = false;
  show("Tani për tani kjo pajisje nuk mban mend asgjë.");
  button.addEventListener("click", async () => {
    for (const [storage, key] of keptKeys()) storage.removeItem(key);
    await forgetPages();
    await show("U harruan të gjitha.");
    output.focus();
  });
}

export {};
