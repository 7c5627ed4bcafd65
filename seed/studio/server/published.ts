/** Reads the local KV. The published state to compare with, and the published edition to show. */
import { createEditionMemory, type OpenedEdition, openEdition } from "../../../app/library/edition/edition-source";
import { manifestKey } from "../../../app/library/kv-layout";
import { readManifest } from "../../pipeline/edition/stored-manifest";
import { openLocalStore } from "../../pipeline/publishing/local-store";
import { type PublicationDetails, readDetails } from "../../pipeline/publishing/publication-details";
import { noRetry } from "../../pipeline/publishing/retry";
import type { TidyStore } from "../../pipeline/publishing/store";
import type { PieceKeys } from "./background-check";

export interface PublishedState {
  version: string;
  publishedAt: string;
  keys: Map<string, PieceKeys>;
}

export class PublishedEdition {
  private store: Promise<TidyStore> | null = null;

  /** @param folder where wrangler keeps this computer's KV */
  constructor(private readonly folder: string) {}

  /** Returns the published edition's state; null where nothing is published. */
  async state(): Promise<PublishedState | null> {
    const [text = null] = await (await this.open()).getMany([manifestKey]);
    const manifest = readManifest(text);
    if (manifest === null) return null;
    const listed = [...manifest.contents, ...manifest.projects];
    const keys = new Map<string, PieceKeys>(listed.map((entry) => [entry.slug, entry]));
    return { version: manifest.version, publishedAt: manifest.publishedAt, keys };
  }

  /** Returns the last publications with what each changed, newest first. */
  async history(): Promise<PublicationDetails[]> {
    return readDetails(await this.open(), noRetry);
  }

  /** Opens the published edition as a page reads it. */
  async edition(): Promise<OpenedEdition | null> {
    const store = await this.open();
    const get = async (key: string) => (await store.getMany([key]))[0] ?? null;
    // A new cache for each page, so that a publication shows at once.
    return openEdition(createEditionMemory(), {
      kv: { get },
      deployed: async () => null,
      now: Date.now,
      log: (line) => console.warn(line),
    });
  }

  async close(): Promise<void> {
    await (await this.store)?.close();
  }

  private open(): Promise<TidyStore> {
    this.store ??= openLocalStore(this.folder);
    return this.store;
  }
}
