/**
 * Keeps the editors' texts as they were at each publication that this studio made. KV has the pages only, from which no
 * text can be brought back.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { valueAt } from "../../pipeline/checking/json-edit";
import { writtenPiecesIn } from "../../pipeline/magazine/written-pieces";
import { type NewsroomFiles, writeWhole } from "./newsroom-files";

/** A piece as it was published. */
export interface PublishedPiece {
  list: "contents" | "projects";
  /** Its texts by their names, besides its fields. */
  files: { name: string; text: string }[];
  /** Its record in `magazine.json`. */
  fields: Record<string, unknown>;
}

/** The number of publications kept; the history has ten of each place. */
const keptPublications = 24;

export class PublishedTexts {
  /** @param folder of the lists, one for each publication, and of the texts by hash below it */
  constructor(private readonly folder: string) {}

  /** Keeps the texts of a publication. The same text is kept once. */
  note(version: string, files: Pick<NewsroomFiles, "list" | "read">): void {
    mkdirSync(join(this.folder, "texts"), { recursive: true });
    const named = files.list().map((name) => {
      const { text } = files.read(name);
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
      if (!existsSync(this.text(hash))) writeWhole(this.text(hash), text);
      return [name, hash];
    });
    writeWhole(this.list(version), JSON.stringify(Object.fromEntries(named)));
    this.prune();
  }

  /** Returns a piece as it was published; null where the publication was made elsewhere, or had no such piece. */
  piece(version: string, slug: string): PublishedPiece | null {
    const names = this.names(version);
    const magazine = names === null ? null : this.read(names["magazine.json"]);
    if (names === null || magazine === null) return null;
    const piece = writtenPiecesIn(magazine).find((each) => each.slug === slug);
    if (piece === undefined) return null;
    const files = Object.values(piece.files).flatMap((name) => {
      const text = this.read(names[name]);
      return text === null ? [] : [{ name, text }];
    });
    const fields = valueAt(magazine, [piece.list, piece.index]) as Record<string, unknown>;
    return { list: piece.list, files, fields };
  }

  private names(version: string): Record<string, string> | null {
    const file = this.list(version);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  }

  private read(hash: string | undefined): string | null {
    return hash !== undefined && existsSync(this.text(hash)) ? readFileSync(this.text(hash), "utf8") : null;
  }

  private list(version: string): string {
    return join(this.folder, `${version}.json`);
  }

  private text(hash: string): string {
    return join(this.folder, "texts", hash);
  }

  /** Removes the oldest lists, and the texts that none names. */
  private prune(): void {
    const lists = readdirSync(this.folder).filter((name) => name.endsWith(".json"));
    const age = (name: string) => statSync(join(this.folder, name)).mtimeMs;
    const old = lists.sort((a, b) => age(b) - age(a)).slice(keptPublications);
    if (old.length === 0) return;
    for (const name of old) rmSync(join(this.folder, name));
    const named = new Set(
      lists.slice(0, keptPublications).flatMap((name) => Object.values(this.names(name.replace(".json", "")) ?? {})),
    );
    for (const hash of readdirSync(join(this.folder, "texts"))) if (!named.has(hash)) rmSync(this.text(hash));
  }
}
