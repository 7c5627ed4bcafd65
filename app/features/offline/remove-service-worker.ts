/** Replaces the service worker where it is to be removed. It deletes its caches and unregisters itself. */
import { isOurs } from "./offline-rules";
import type { WorkerScope } from "./worker-scope";

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => {
  const names = caches.keys().then((all) => all.filter(isOurs));
  const emptied = names.then((ours) => Promise.all(ours.map((name) => caches.delete(name)))).catch(() => undefined);
  event.waitUntil(emptied.then(() => scope.registration.unregister()));
});
