/**
 * Types of the service worker's globals. TypeScript's library `webworker` conflicts with `dom`, which every other file
 * of the site needs.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
}

export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  readonly registration: { unregister(): Promise<boolean> };
}
