/** Says a check's findings as a comment of a pull request, for an editor on a phone: pieces and lines, no commands. */
import { existsSync } from "node:fs";
import { relative, sep } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import type { Finding } from "../checking/finding";
import { writtenPieces } from "../magazine/written-pieces";

/** The most findings that a list names: a comment is read on a phone. */
const namedAtOnce = 20;

export interface CommentPlaces {
  /** Path of `magazine.json`. */
  file: string;
  /** Folder of the repository. */
  folder: string;
  /** Address under which GitHub opens a file of the branch for editing; undefined: lines are no links. */
  edit?: string;
  /** Titles of what the branch changed and readers do not see: it is still a draft. */
  drafts?: readonly string[];
}

/** @returns the comment in Markdown; what prevents publishing comes first */
export function commentLines(findings: readonly Finding[], places: CommentPlaces): string {
  const blocking = findings.filter(({ severity }) => severity === "error" || severity === "todo");
  const warnings = findings.filter(({ severity }) => severity === "warning");
  const lines = (found: readonly Finding[]) => [
    ...found.slice(0, namedAtOnce).map((finding) => `- ${findingLine(finding, places)}`),
    ...(found.length > namedAtOnce ? [`- edhe ${found.length - namedAtOnce} të tjera`] : []),
  ];
  const head =
    blocking.length > 0
      ? `**Ende nuk botohet: ${plural(blocking.length, "vend", "vende")} për t’u ndrequr.**`
      : "**Gati për botim.** Shtyp „Merge pull request“, dhe revista botohet vetë.";
  return [
    head,
    ...draftLines(places.drafts ?? []),
    ...(blocking.length > 0 ? ["", ...lines(blocking)] : []),
    ...(warnings.length > 0
      ? ["", `${plural(warnings.length, "vërejtje", "vërejtje")} që nuk e ndalin botimin:`, "", ...lines(warnings)]
      : []),
    ...(findings.length > 0 && places.edit !== undefined
      ? ["", "Shtyp rreshtin: hapet aty ku ndreqet. Pas „Commit changes“ kontrolli nis vetë, dhe ky koment ndryshon."]
      : []),
    "",
  ].join("\n");
}

/** Says what stays hidden after the merge: a draft is never refused, so the rest of the comment does not name it. */
function draftLines(titles: readonly string[]): string[] {
  const [first, ...others] = titles.map((title) => `„${title}“`);
  if (first === undefined) return [];
  if (others.length === 0)
    return ["", `**${first} është ende skicë:** nuk del te lexuesi derisa t’i hiqet shenja „Skicë“.`];
  const last = others.pop();
  const named = `${[first, ...others].join(", ")} dhe ${last}`;
  return ["", `**${named} janë ende skica:** nuk dalin te lexuesi derisa t’u hiqet shenja „Skicë“.`];
}

function findingLine(finding: Finding, places: CommentPlaces): string {
  const { line, message, hint } = finding;
  const address = addressOf(finding, places);
  const at = address === null ? `rreshti ${line}` : `[rreshti ${line}](${address})`;
  return `${titleOf(finding, places)}, ${at}: ${message} ${withoutCommand(hint)}`.replaceAll("\n", " ").trimEnd();
}

/** Names the place of a finding by its piece. */
function titleOf({ file, path }: Finding, { file: magazine }: CommentPlaces): string {
  const folder = magazine.slice(0, magazine.lastIndexOf(sep) + 1);
  const name = relative(folder, file).split(sep).join("/");
  const pieces = existsSync(magazine) ? writtenPieces(magazine) : [];
  const owner = pieces.find(
    ({ files, list, index }) =>
      Object.values(files).includes(name) || (file === magazine && path.startsWith(`${list}[${index}]`)),
  );
  if (owner !== undefined) return `„${owner.title}“`;
  return name === "glossary.json" ? "Fjalori" : name === "magazine.json" ? "Lista e shkrimeve" : name;
}

/** Returns where GitHub edits the place; null where no file of the repository has it, or where it is a picture. */
function addressOf({ file, line }: Finding, { folder, edit }: CommentPlaces): string | null {
  const name = relative(folder, file).split(sep).join("/");
  if (edit === undefined || name.startsWith("..") || !/\.(?:md|json|html)$/.test(name)) return null;
  return `${encodeURI(`${edit}/${name}`)}#L${line}`;
}

/** A command helps nobody who has a phone: the studio has a button in its place. */
const withoutCommand = (hint: string) =>
  hint.replace(/[^.;:]*npm run .*/, " Këtë e ndreq studioja në kompjuter, ose ai që kujdeset për faqen.");
