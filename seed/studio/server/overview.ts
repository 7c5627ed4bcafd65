/** Collects the state of every piece for the studio's list. */
import { contentPath, subjectOf } from "../../../app/magazine/content";
import { projectPath } from "../../../app/magazine/project-address";
import type { Subject } from "../../../app/magazine/subject";
import type { WrittenPiece } from "../../pipeline/magazine/written-pieces";
import type { BackgroundCheck } from "./background-check";
import type { PublishedState } from "./published";
import type { Problem, Workspace } from "./workspace";

/**
 * State of a piece. new: never published; changed: differs from the published one; published: equal to it; unknown: not
 * yet read.
 */
type PieceState = "new" | "changed" | "published" | "unknown";

export interface ListedPiece extends WrittenPiece {
  state: PieceState;
  /** Whether one of its files has a draft. */
  draft: boolean;
  errors: number;
  warnings: number;
  /** Its address in the magazine; null while it has none. */
  address: string | null;
  /** Address of its cover; null while the piece cannot be read. */
  cover: string | null;
  /** Its department; null while its chapter is unknown. */
  subject: Subject | null;
}

export interface Overview {
  pieces: ListedPiece[];
  /** Problems outside the pieces: in the glossary, in lists. */
  others: Problem[];
  authors: { id: number; name: string }[];
  /** `name` is the display name, `slug` the segment of the address. */
  categories: { id: number; name: string; slug: string }[];
  /** The files with a draft, and who wrote its last text. */
  drafts: { name: string; stamp: string }[];
  published: { version: string; publishedAt: string } | null;
  /** Number of pieces of the whole magazine that are read; null when all are. */
  progress: { read: number; of: number } | null;
  /** Ports of other studios over the same files. */
  studios: number[];
  /** Number of pieces, records and texts that can be put back. */
  removed: number;
}

export function overview(
  workspace: Workspace,
  backgroundCheck: BackgroundCheck,
  published: PublishedState | null | undefined,
  studios: number[],
  removed: number,
): Overview {
  const problems = (backgroundCheck.whole?.findings ?? []).map((finding) => workspace.problem(finding));
  const drafts = workspace.drafts.all().map(({ name, stamp }) => ({ name, stamp }));
  const taken = new Set<Problem>();
  const pieces = workspace.pieces().map((piece): ListedPiece => {
    const own = problems.filter((problem) => belongs(problem, piece));
    for (const problem of own) taken.add(problem);
    const count = (severity: Problem["severity"]) => own.filter((problem) => problem.severity === severity).length;
    return {
      ...piece,
      state: stateOf(piece, backgroundCheck, published),
      draft: drafts.some(({ name }) => Object.values(piece.files).includes(name)),
      errors: count("error"),
      warnings: count("warning"),
      address: addressOf(piece, workspace),
      ...faceOf(piece, workspace),
    };
  });
  const { authors = [], categories = [] } = workspace.edition?.manifest ?? {};
  return {
    pieces,
    others: problems.filter((problem) => !taken.has(problem)),
    authors: authors.map(({ id, name }) => ({ id, name })),
    categories: categories.map(({ id, name, displayName }) => ({ id, name: displayName, slug: name })),
    drafts,
    published: published == null ? null : { version: published.version, publishedAt: published.publishedAt },
    progress: backgroundCheck.progress,
    studios,
    removed,
  };
}

function stateOf(
  { slug, formerly }: WrittenPiece,
  { whole }: BackgroundCheck,
  published: PublishedState | null | undefined,
): PieceState {
  if (published === undefined) return "unknown";
  const now = whole?.bodies[slug];
  const then = published?.keys.get(slug);
  // Under another address it is what it was, and is to be published again.
  if (then === undefined) return formerly.some((each) => published?.keys.has(String(each))) ? "changed" : "new";
  if (now === undefined) return "unknown";
  const isSame = now.body === then.body && now.practice === then.practice && now.hour === then.hour;
  return isSame ? "published" : "changed";
}

function belongs({ file, path }: Problem, { list, index, files }: WrittenPiece): boolean {
  return Object.values(files).includes(file) || (file === "magazine.json" && path.startsWith(`${list}[${index}]`));
}

/** Returns what a list shows of a piece beside its title: its cover and its department. */
function faceOf(
  { list, slug, categoryId }: WrittenPiece,
  { edition }: Workspace,
): Pick<ListedPiece, "cover" | "subject"> {
  const { contents = [], categories = [], projects = [] } = edition?.manifest ?? {};
  if (list === "projects")
    return { cover: projects.find((project) => project.slug === slug)?.image ?? null, subject: "physics" };
  const entry = contents.find((content) => content.slug === slug);
  const category = categories.find(({ id }) => id === (entry?.categoryId ?? categoryId));
  return { cover: entry?.imageUrl || null, subject: category?.type ?? null };
}

/** Returns the address of a piece in the magazine; null while it has none. */
export function addressOf({ list, slug }: WrittenPiece, { edition }: Workspace): string | null {
  if (list === "projects") return projectPath(slug);
  const entry = edition?.manifest.contents.find((content) => content.slug === slug);
  if (entry === undefined) return null;
  const category = edition?.manifest.categories.find(({ id }) => id === entry.categoryId) ?? null;
  return contentPath(subjectOf(entry, category), slug);
}
