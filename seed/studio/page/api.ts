/** The page's typed calls to the studio's server, `POST /api/NAME`. */

import type { ReadAgain } from "../../pipeline/checking/finding";
import type { PublicationDetails } from "../../pipeline/publishing/publication-details";
import type { CommandProgress } from "../server/commands";
import type { Draft } from "../server/drafts";
import type { ListedItem, Reference } from "../server/item-places";
import type { ListedPiece, Overview } from "../server/overview";
import type { PlacedPicture } from "../server/pictures";
import type { PublicationReply } from "../server/publication-plan";
import type { PublishedPiece } from "../server/published-texts";
import type { RecoveredPiece } from "../server/recovered-pieces";
import type { PutBack, TrashEntry } from "../server/trash";
import type { CheckResult, WrittenText } from "../server/workspace";
import type { FieldSchema } from "./field-schema";

const tokenKey = "prizma-studio";

/** Moves the token from the address into `sessionStorage`. So it lives as long as the tab. @returns whether there was one */
export function takeToken(): boolean {
  const token = /^#hyrja=([\w-]+)$/.exec(location.hash)?.[1];
  if (token === undefined) return false;
  sessionStorage.setItem(tokenKey, token);
  history.replaceState(null, "", location.pathname);
  return true;
}

export function readToken(): string | null {
  takeToken();
  return sessionStorage.getItem(tokenKey);
}

export interface Addresses {
  preview: string;
  published: string;
}

export interface Schemas {
  contents: FieldSchema;
  projects: FieldSchema;
  authors: FieldSchema;
  categories: FieldSchema;
  paths: FieldSchema;
  quiz: FieldSchema;
  glossary: FieldSchema;
}

/** A formula as HTML, or what Temml found wrong with it, in Albanian. */
export type TypesetFormula = { ok: true; html: string } | { ok: false; message: string };

export interface FileText {
  text: string;
  hash: string;
  draft?: Draft;
}

/** What is done with a whole item of the magazine. */
export type ItemChange =
  | ({ how: "remove" } & ListedItem)
  | ({ how: "rename"; to: string } & ListedItem)
  | { how: "copy"; list: ListedPiece["list"]; key: string; to: string; title: string };

interface Calls {
  start: { ask: { unsent: Draft[] }; answer: { addresses: Addresses; schemas: Schemas; recovered: RecoveredPiece[] } };
  overview: { answer: Overview };
  hashes: { ask: { names: string[] }; answer: Record<string, string> };
  file: { ask: { name: string }; answer: FileText };
  check: { ask: { slug: string }; answer: CheckResult };
  draft: { ask: WrittenText; answer: CheckResult };
  save: { ask: WrittenText; answer: { hash: string } };
  discard: { ask: Pick<WrittenText, "name" | "stamp" | "seen">; answer: CheckResult };
  "forget-recovered": { ask: { name: string }; answer: object };
  "throw-away": { ask: { title: string; drafts: { name: string; text: string }[] }; answer: object };
  trash: { answer: TrashEntry[] };
  "put-back": { ask: { id: string }; answer: PutBack };
  references: { ask: ListedItem; answer: Reference[] };
  confirm: { ask: ReadAgain; answer: { done: boolean } };
  "change-item": { ask: ItemChange; answer: object };
  tex: { ask: { tex: string; display: boolean }; answer: TypesetFormula };
  picture: { ask: { name: string; base64: string }; answer: PlacedPicture };
  plan: { ask: { remote: boolean }; answer: PublicationReply };
  publish: { ask: { remote: boolean }; answer: PublicationReply };
  progress: { answer: CommandProgress | null };
  stop: { answer: object };
  history: { ask: { remote: boolean }; answer: { publications: PublicationDetails[]; fault: string | null } };
  "published-piece": { ask: { version: string; slug: string }; answer: PublishedPiece | null };
  rollback: { ask: { version: string; remote: boolean }; answer: { code: number; fault: string | null } };
}

type Ask<Name extends keyof Calls> = Calls[Name] extends { ask: infer Body } ? [Body] : [];

/** The server's refusal. Status 409 where the file was changed outside or by another tab, 0 where the server does not answer. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly theirs?: FileText,
    readonly theirDraft?: Draft,
  ) {
    super(message);
  }
}

interface Refusal {
  message: string;
  theirs?: FileText;
  theirDraft?: Draft;
}

/** Calls the server. @throws CallFailed */
export async function call<Name extends keyof Calls>(name: Name, ...[body]: Ask<Name>): Promise<Calls[Name]["answer"]> {
  const response = await fetch(`/api/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Studio-Token": readToken() ?? "" },
    body: JSON.stringify(body ?? {}),
  }).catch(() => {
    throw new CallFailed(0, "Studioja nuk përgjigjet. A është ende e hapur dritarja e komandës?");
  });
  const answer = (await response.json()) as Calls[Name]["answer"] & Refusal;
  if (!response.ok) throw new CallFailed(response.status, answer.message, answer.theirs, answer.theirDraft);
  return answer;
}
