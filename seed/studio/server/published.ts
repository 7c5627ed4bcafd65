/** Reads the local KV. The published state to compare with, and the published edition to show. */
import { createEditionMemory, type OpenedEdition, openEdition } from "../../../app/library/edition/edition-source";
import { manifestKey } from "../../../app/library/kv-layout";
import { readManifest } from "../../pipeline/edition/stored-manifest";
import { type PublicationDetails, readDetails } from "../../pipeline/publishing/publication-details";
import { noRetry } from "../../pipeline/publishing/retry";
import type { PieceKeys } from "./background-check";
import { KeptKv } from "./kept-kv";

export interface PublishedState {
  version: string;
  publishedAt: string;
  keys: Map<string, PieceKeys>;
}

export class PublishedEdition {
  private readonly kv: KeptKv;

  /** @param folder where wrangler keeps this computer's KV */
  constructor(folder: string) {
    this.kv = new KeptKv(folder);
  }

  /** Returns the published edition's state; null where nothing is published. */
  async state(): Promise<PublishedState | null> {
    const [text = null] = await this.kv.getMany([manifestKey]);
    const manifest = readManifest(text);
    if (manifest === null) return null;
    const listed = [...manifest.contents, ...manifest.projects];
    const keys = new Map<string, PieceKeys>(listed.map((entry) => [entry.slug, entry]));
    return { version: manifest.version, publishedAt: manifest.publishedAt, keys };
  }

  /** Returns the last publications with what each changed, newest first. */
  async history(): Promise<PublicationDetails[]> {
    return readDetails(this.kv, noRetry);
  }

  /** Opens the published edition as a page reads it. */
  async edition(): Promise<OpenedEdition | null> {
    const get = async (key: string) => (await this.kv.getMany([key]))[0] ?? null;
    // A new cache for each page, so that a publication shows at once.
    return openEdition(createEditionMemory(), {
      kv: { get },
      deployed: async () => null,
      now: Date.now,
      log: (line) => console.warn(line),
    });
  }

  async close(): Promise<void> {
    await this.kv.close();
  }
}
