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
import { hintInWords } from "./problem-words";

/** A finding of the pipeline, in a file of the newsroom. */
export interface Problem extends Pick<Finding, "line" | "column" | "path" | "message" | "hint" | "mend" | "reading"> {
  /** Advice prevents nothing, and is no problem of the piece: it stands apart from the others. */
  severity: "error" | "warning" | "advice";
  /** Path relative to the folder of `magazine.json`. */
  file: string;
}

export interface CheckResult {
  problems: Problem[];
  /** Milliseconds that the reading took. */
  ms: number;
  /**
   * The lessons whose exercises have an error, by slug. `old`: the page shows them as they were before it; `none`: it
   * has none to show.
   */
  exercises: Record<string, "old" | "none">;
  /** The lessons whose hour cannot be made now, by slug, as `exercises`. Without exercises a lesson has none. */
  hours: Record<string, "old" | "none">;
  /** The pieces whose fields have an error, by slug: their pages are shown as they were before it. */
  lost: string[];
}

interface ShownPiece {
  entry: Manifest["contents"][number] | Manifest["projects"][number];
  /** Its body's value. */
  json: string;
}

/** An entry of an edition, with its key. */
interface KeptEntry {
  key: string;
  json: string;
}

const isFieldError = ({ severity, path }: Finding, list: string, index: number) =>
  severity === "error" && path.startsWith(`${list}[${index}]`);

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
  /** The last exercises of each lesson that could be read, as entries of an edition. */
  private readonly practices = new Map<string, KeptEntry>();
  /** The last hour of each lesson that could be made. */
  private readonly plans = new Map<string, KeptEntry>();
  /** The last edition's entry of each piece, by list and slug. */
  private readonly shown = new Map<string, ShownPiece>();

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
    let exercises: CheckResult["exercises"] = {};
    let hours: CheckResult["hours"] = {};
    let lost: string[] = [];
    if (edition !== null) {
      lost = this.keepPieces(edition, findings);
      exercises = this.keepExercises(edition, wanted, findings);
      hours = this.keepHours(edition, wanted, findings);
      this.edition = edition;
      for (const slug of wanted) this.read.add(slug);
    }
    const ms = Math.round(performance.now() - start);
    return { problems: findings.map((finding) => this.problem(finding)), ms, exercises, hours, lost };
  }

  /**
   * Puts the pages of pieces back whose fields have an error, as they were before it. A title that is being written
   * anew is empty for a moment. @returns their slugs
   */
  private keepPieces({ manifest, entries }: DraftEdition, findings: Finding[]): string[] {
    const lost: string[] = [];
    for (const { list, index, slug } of this.pieces()) {
      const entry = manifest[list].find((each) => each.slug === slug);
      const json = entries.get(entry?.body ?? "");
      const known = this.shown.get(`${list} ${slug}`);
      if (entry !== undefined && json !== undefined) this.shown.set(`${list} ${slug}`, { entry, json } as ShownPiece);
      else if (known !== undefined && findings.some((each) => isFieldError(each, list, index))) {
        (manifest[list] as ShownPiece["entry"][]).push(known.entry);
        entries.set(known.entry.body, known.json);
        lost.push(slug);
      }
    }
    return lost;
  }

  /** Puts the last exercises without an error where they have one now. So the page shows them while one types. */
  private keepExercises({ manifest, entries }: DraftEdition, slugs: ReadonlySet<string>, findings: Finding[]) {
    const broken: CheckResult["exercises"] = {};
    for (const [index, entry] of manifest.contents.entries()) {
      const { slug, practice } = entry;
      const file = join(this.mirror.folder, `practice/${slug}.md`);
      const json = entries.get(practice ?? "");
      const kept = this.practices.get(slug);
      if (practice !== undefined && json !== undefined) this.practices.set(slug, { key: practice, json });
      else if (!findings.some((finding) => finding.file === file && finding.severity === "error"))
        this.practices.delete(slug);
      else {
        if (slugs.has(slug)) broken[slug] = kept === undefined ? "none" : "old";
        if (kept === undefined) continue;
        manifest.contents[index] = { ...entry, practice: kept.key };
        entries.set(kept.key, kept.json);
      }
    }
    return broken;
  }

  /** Puts the last hours back where an error of the lesson's texts leaves none, as the exercises. */
  private keepHours({ manifest, entries }: DraftEdition, slugs: ReadonlySet<string>, findings: Finding[]) {
    const broken: CheckResult["hours"] = {};
    const filesOf = new Map(this.pieces().map(({ slug, files }) => [slug, Object.values(files)]));
    for (const [index, entry] of manifest.contents.entries()) {
      const { slug, hour } = entry;
      const json = entries.get(hour ?? "");
      if (hour !== undefined && json !== undefined) {
        this.plans.set(slug, { key: hour, json });
        continue;
      }
      const own = new Set(filesOf.get(slug)?.map((name) => join(this.mirror.folder, name)));
      if (!findings.some(({ file, severity }) => severity === "error" && own.has(file))) this.plans.delete(slug);
      const kept = this.plans.get(slug);
      if (slugs.has(slug)) broken[slug] = kept === undefined ? "none" : "old";
      if (kept === undefined) continue;
      manifest.contents[index] = { ...entry, hour: kept.key };
      entries.set(kept.key, kept.json);
    }
    return broken;
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

  problem(finding: Finding): Problem {
    const { file, line, column, path, message, severity, mend, reading } = finding;
    const hint = hintInWords(finding);
    const shown = severity === "todo" ? "warning" : severity;
    // The mirror holds texts only, so pictures keep their own path.
    const isPicture = file.startsWith(this.pictures + sep);
    const named = isPicture ? relative(this.files.root, file).split(sep).join("/") : this.mirror.nameOf(file);
    const cure = { ...(mend && { mend }), ...(reading && { reading }) };
    return { file: named, line, column, path, message, hint, severity: shown, ...cure };
  }

  /** Returns the slugs of a file's pieces. Of `magazine.json` and the glossary, of all pieces read so far. */
  private slugsOf(name: string): string[] {
    this.mirror.sync();
    if (name === "magazine.json" || name === "glossary.json") return [...this.read];
    return this.pieces().flatMap(({ slug, files }) => (Object.values(files).includes(name) ? [slug] : []));
  }
}
