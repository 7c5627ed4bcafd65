/** The magazine as it would be with what is being written: one piece is read anew at each key, the others as they were. */
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

/** What the pipeline found, in the file that an editor has open. */
export interface Problem extends Pick<Finding, "line" | "column" | "path" | "message" | "hint"> {
  severity: "error" | "warning";
  /** Relative to the folder of `magazine.json`. */
  file: string;
}

export interface CheckResult {
  problems: Problem[];
  /** Milliseconds that reading took. */
  ms: number;
}

export interface DraftEdition {
  manifest: Manifest;
  entries: Map<string, string>;
}

export class Workspace {
  /** The last that could be made; null before the first. */
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

  /** Takes a text that is being written, and reads the piece that it belongs to. */
  write(name: string, text: string, base: string): CheckResult {
    // What was saved a moment ago is no draft, however late its last key comes.
    if (this.files.read(name).text === text) this.drafts.remove(name);
    else this.drafts.put({ name, text, base, at: Date.now() });
    return this.check(this.slugsOf(name));
  }

  /** Writes a text into its file. @returns the file's new hash */
  save(name: string, text: string, base: string): string {
    const hash = this.files.write(name, text, base);
    this.drafts.remove(name);
    this.mirror.sync();
    return hash;
  }

  /** Lets go of what was being written; the file is as it was. */
  discard(name: string): CheckResult {
    this.drafts.remove(name);
    return this.check(this.slugsOf(name));
  }

  /** Reads these pieces, and makes the edition that the frame shows. */
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

  /** Where the editors' originals lie. */
  get pictures(): string {
    return join(this.files.root, "pictures");
  }

  /** Finds new pictures that need paper in the dark theme. */
  async checkPictures(): Promise<void> {
    this.onPaper = await picturesNeedingPaper(this.pictures);
  }

  /** Reads a piece that is looked at for the first time. */
  ensureRead(slug: string): void {
    if (this.edition === null || !this.read.has(slug)) this.check([slug]);
  }

  pieces(): WrittenPiece[] {
    return writtenPieces(this.mirror.magazine);
  }

  problem({ file, line, column, path, message, hint, severity }: Finding): Problem {
    const shown = severity === "error" ? "error" : "warning";
    // The mirror has texts alone.
    const isPicture = file.startsWith(this.pictures + sep);
    const named = isPicture ? relative(this.files.root, file).split(sep).join("/") : this.mirror.nameOf(file);
    return { file: named, line, column, path, message, hint, severity: shown };
  }

  /** The pieces that a file belongs to; of `magazine.json` those that are open. */
  private slugsOf(name: string): string[] {
    this.mirror.sync();
    if (name === "magazine.json" || name === "glossary.json") return [...this.read];
    return this.pieces().flatMap(({ slug, files }) => (Object.values(files).includes(name) ? [slug] : []));
  }
}
