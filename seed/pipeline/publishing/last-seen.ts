/**
 * Stores the version that this editor saw last in a store. Planning notes it, publishing compares it. So one editor
 * does not publish over another's work unseen.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Versions by store, then by the editor's file; null where the store was empty. */
type Seen = Record<string, Record<string, string | null>>;

export class LastSeen {
  private readonly file: string;

  /** @param folder of this computer's notes; made where it is missing */
  constructor(private readonly folder: string) {
    this.file = join(folder, "seen-editions.json");
  }

  /** Returns the version that a plan for a file saw in a store. It is undefined where there was no plan. */
  version(store: string, file: string): string | null | undefined {
    return this.read()[store]?.[file];
  }

  /**
   * Returns the version over which a file may be published. Only this editor publishes into the computer's own KV; so
   * there it is undefined where no plan was made, and then nothing is compared.
   */
  expected(store: string, file: string, remote = false): string | null | undefined {
    const version = this.version(store, file);
    return remote ? (version ?? null) : version;
  }

  note(store: string, file: string, version: string | null): void {
    const seen = this.read();
    this.write({ ...seen, [store]: { ...seen[store], [file]: version } });
  }

  forget(store: string, file: string): void {
    const seen = this.read();
    const { [file]: known, ...others } = seen[store] ?? {};
    if (known !== undefined) this.write({ ...seen, [store]: others });
  }

  private read(): Seen {
    try {
      return JSON.parse(readFileSync(this.file, "utf8")) as Seen;
    } catch {
      return {};
    }
  }

  private write(seen: Seen): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(seen, null, 2)}\n`);
  }
}
