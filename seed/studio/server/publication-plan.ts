/** Puts what a command told into what a teacher needs to know: pages, not files. */
import { relative, sep } from "node:path";
import type { CommandFault } from "../../pipeline/commands/command-report";
import { type Plan, writesADay } from "../../pipeline/publishing/plan";
import type { CommandResult } from "./commands";
import type { ListedPiece } from "./overview";
import type { Problem } from "./workspace";

/** A page that the publication changes. */
export interface PlannedPage {
  kind: "added" | "changed" | "removed";
  slug: string;
  title: string;
  /** Its address; null where it has none, as a removed piece. */
  address: string | null;
  /** The changed fields of its published page. */
  fields: string[];
  /** Words of its text that come and go. */
  words: { added: string[]; removed: string[] } | null;
}

/** What became of a plan or a publication. */
export interface PublicationReply {
  code: number;
  stopped: boolean;
  /** Null where no plan was made. */
  pages: PlannedPage[] | null;
  others: Plan["others"];
  /** Values that publishing writes, that were written today, and that are free each day. */
  cost: { writes: number; today: number; perDay: number } | null;
  /** What must be put right before, and what should be. */
  problems: Problem[];
  /** Open places that are not written yet. */
  todos: Problem[];
  /** Number of files that the site must get by a deployment first. */
  missing: number;
  fault: CommandFault | null;
  /** The command's own lines, for who looks after the site. */
  lines: string[];
  /** Where it is read now. */
  address?: string;
}

/** @param root folder of `magazine.json` @param pieces of the newsroom, with their addresses */
export function publicationReply(
  { code, stopped, lines, report }: CommandResult,
  root: string,
  pieces: readonly Pick<ListedPiece, "slug" | "address">[],
): PublicationReply {
  const { plan, findings, missing = [], fault = null } = report;
  const problems = findings.flatMap(({ severity, file, line, column, path, message, hint }) => {
    const name = relative(root, file).split(sep).join("/");
    const shown = { file: name, line, column, path, message, hint };
    return severity === "advice" ? [] : [{ severity, problem: shown }];
  });
  const of = (wanted: string): Problem[] =>
    problems.flatMap(({ severity, problem }) =>
      severity === wanted ? [{ ...problem, severity: severity === "error" ? "error" : "warning" }] : [],
    );
  return {
    code,
    stopped,
    lines,
    fault,
    pages: plan === undefined ? null : pagesOf(plan, pieces),
    others: (plan?.others ?? []).filter((part) => part !== "practice"),
    cost: plan === undefined ? null : { writes: plan.writes, today: plan.writesToday, perDay: writesADay },
    problems: [...of("error"), ...of("warning")],
    todos: of("todo"),
    missing: missing.length,
  };
}

function pagesOf(plan: Plan, pieces: readonly Pick<ListedPiece, "slug" | "address">[]): PlannedPage[] {
  const addressOf = (slug: string) => pieces.find((piece) => piece.slug === slug)?.address ?? null;
  const changes = [...plan.contents, ...plan.projects].map((change): PlannedPage => {
    const { kind, slug, title, words } = change;
    const practised = plan.practised.some((each) => each.slug === slug) ? ["practice"] : [];
    return { kind, slug, title, address: addressOf(slug), fields: [...change.fields, ...practised], words };
  });
  const practised = plan.practised
    .filter(({ slug }) => !changes.some((change) => change.slug === slug))
    .map(({ slug, title }): PlannedPage => {
      const page = addressOf(slug);
      const address = page === null ? null : `${page}/ushtrime`;
      return { kind: "changed", slug, title, address, fields: ["practice"], words: null };
    });
  return [...changes, ...practised];
}
