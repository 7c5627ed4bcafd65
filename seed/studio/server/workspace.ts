/**
 * Builds the magazine with the drafts in place of saved texts. A key press re-reads one piece; the others are cached.
 */
import { join, relative, sep } from "node:path";
import type { Manifest } from "../../../app/library/kv-layout";
import type { Finding } from "../../pipeline/checking/finding";
import { buildEdition } from "../../pipeline/magazine/build-edition";
import { ReadingMemory } from "../../pipeline/magazine/reading-memory";
import { type WrittenPiece, writtenPieces } from "../../pipeline/magazine/written-pieces";
import { picturesNeedingPaper } from "../../pipeline/pictures/pictures-needing-paper";
import type { DraftStore } from "./drafts";
import type { Mirror } from "./mirror";
import type { NewsroomFiles } from "./newsroom-files";

/** A finding of the pipeline, in a file of the newsroom. */
export interface Problem extends Pick<Finding, "line" | "column" | "path" | "message" | "hint"> {
  severity: "error" | "warning";
  /** Path relative to the folder of `magazine.json`. */
  file: string;
}

export interface CheckResult {
  problems: Problem[];
  /** Milliseconds that the reading took. */
  ms: number;
}

export interface DraftEdition {
  manifest: Manifest;
  entries: Map<string, string>;
}

/** A text that a tab sends. */
export interface WrittenText {
  name: string;
  text: string;
  /** Hash of the saved file that editing began from. */
  base: string;
  /** The tab and the number of its draft. */
  stamp: string;
  /** Stamp of the last draft that the tab has read. */
  seen: string;
}

export class Workspace {
  /** The last edition that could be built; null before the first. */
  edition: DraftEdition | null = null;
  private onPaper: ReadonlySet<string> = new Set();
  private readonly read = new Set<string>();

  constructor(
    readonly files: NewsroomFiles,
    readonly drafts: DraftStore,
    readonly mirror: Mirror,
    private readonly publicFolder: string,
    private readonly memory = new ReadingMemory(),
  ) {}

  /** Stores a draft, and re-reads the pieces of its file. @throws DraftedElsewhere */
  write({ name, text, base, stamp, seen }: WrittenText): CheckResult {
    this.drafts.refuseUnseen(name, text, stamp, seen);
    // The last key press may arrive after a save. A text equal to the file is no draft.
    if (this.files.read(name).text === text) this.drafts.remove(name);
    else this.drafts.put({ name, text, base, at: Date.now(), stamp });
    return this.check(this.slugsOf(name));
  }

  /** Saves a text into its file. @returns the file's new hash @throws ChangedOutside, DraftedElsewhere, NotWritable */
  save({ name, text, base, stamp, seen }: WrittenText): string {
    this.drafts.refuseUnseen(name, text, stamp, seen);
    const hash = this.files.write(name, text, base);
    this.drafts.remove(name);
    this.mirror.sync();
    return hash;
  }

  /** Discards a draft; the file does not change. @throws DraftedElsewhere */
  discard({ name, stamp, seen }: Pick<WrittenText, "name" | "stamp" | "seen">): CheckResult {
    this.drafts.refuseUnseen(name, this.files.read(name).text, stamp, seen);
    this.drafts.remove(name);
    return this.check(this.slugsOf(name));
  }

  /** Re-reads these pieces, and builds the edition that the frame shows. */
  check(slugs: Iterable<string>): CheckResult {
    const start = performance.now();
    this.mirror.sync();
    const wanted = new Set(slugs);
    const { findings, edition } = buildEdition(this.mirror.magazine, {
      publicFolder: this.publicFolder,
      picturesFolder: this.pictures,
      onPaper: this.onPaper,
      memory: this.memory,
      part: { slugs: wanted, despiteErrors: true },
    });
    if (edition !== null) {
      this.edition = edition;
      for (const slug of wanted) this.read.add(slug);
    }
    return { problems: findings.map((finding) => this.problem(finding)), ms: Math.round(performance.now() - start) };
  }

  /** Folder of the editors' original pictures. */
  get pictures(): string {
    return join(this.files.root, "pictures");
  }

  /** Finds the pictures that need a paper background in the dark theme. */
  async checkPictures(): Promise<void> {
    this.onPaper = await picturesNeedingPaper(this.pictures);
  }

  /** Reads a piece that was not read before. */
  ensureRead(slug: string): void {
    if (this.edition === null || !this.read.has(slug)) this.check([slug]);
  }

  pieces(): WrittenPiece[] {
    return writtenPieces(this.mirror.magazine);
  }

  problem({ file, line, column, path, message, hint, severity }: Finding): Problem {
    const shown = severity === "error" ? "error" : "warning";
    // The mirror holds texts only, so pictures keep their own path.
    const isPicture = file.startsWith(this.pictures + sep);
    const named = isPicture ? relative(this.files.root, file).split(sep).join("/") : this.mirror.nameOf(file);
    return { file: named, line, column, path, message, hint, severity: shown };
  }

  /** Returns the slugs of a file's pieces. Of `magazine.json` and the glossary, of all pieces read so far. */
  private slugsOf(name: string): string[] {
    this.mirror.sync();
    if (name === "magazine.json" || name === "glossary.json") return [...this.read];
    return this.pieces().flatMap(({ slug, files }) => (Object.values(files).includes(name) ? [slug] : []));
  }
}
