/** The studio's API: one function for each name under `/api/`. */
import * as v from "valibot";
import { canonicalJson } from "../../../app/library/kv-layout";
import { readAt } from "../../pipeline/commands/publish-file";
import { sanitise } from "../../pipeline/lesson/sanitise";
import { printHtml } from "../../pipeline/lesson/tree";
import { typeset } from "../../pipeline/lesson/typeset";
import type { BackgroundCheck } from "./background-check";
import { copiedPiece, makeChanges, removedItem, renamedItem, withoutItem } from "./change-item";
import { type CommandResult, SeedCommands } from "./commands";
import { DraftedElsewhere, draftSchema } from "./drafts";
import { magazineLists, NoSuchChange, referencesTo } from "./item-places";
import { ChangedOutside, NotAnEditorsFile, NotWritable } from "./newsroom-files";
import { addressOf, overview } from "./overview";
import { placePicture } from "./pictures";
import { publicationReply } from "./publication-plan";
import type { PublishedEdition, PublishedState } from "./published";
import type { PublishedTexts } from "./published-texts";
import { recoveredPieces } from "./recovered-pieces";
import { studioSchemas } from "./studio-schemas";
import { type Trash, trashIdSchema } from "./trash";
import type { Workspace } from "./workspace";

export interface StudioDeps {
  workspace: Workspace;
  backgroundCheck: BackgroundCheck;
  published: PublishedEdition;
  publishedTexts: PublishedTexts;
  trash: Trash;
  publicFolder: string;
  /** Arguments of every command over the store: which file, which folder of KV. */
  commandWords: { file: string[]; store: string[] };
  /** Addresses of the preview and of the published magazine. */
  addresses: { preview: string; published: string };
}

export interface StudioResponse {
  status: number;
  body: unknown;
}

/** Returns the address of the deployed site. The command prints it where a deployment noted it. */
const siteIn = (lines: string[]) => lines.find((line) => line.startsWith(readAt))?.slice(readAt.length + 1);

const ok = (body: unknown): StudioResponse => ({ status: 200, body });
const text = v.string();
const fileSchema = v.object({ name: text });
const stampSchema = v.object({ name: text, stamp: text, seen: text });
const textSchema = v.object({ ...stampSchema.entries, text, base: text });
const itemSchema = v.object({ list: v.picklist(magazineLists), key: text });
const changeSchema = v.variant("how", [
  v.object({ how: v.literal("remove"), ...itemSchema.entries }),
  v.object({ how: v.literal("rename"), ...itemSchema.entries, to: text }),
  v.object({ how: v.literal("copy"), list: v.picklist(["contents", "projects"]), key: text, to: text, title: text }),
]);
const versionSchema = v.pipe(text, v.regex(/^[0-9a-f]{16}$/));
/** Texts that the page typed and an earlier studio never got. */
const startSchema = v.object({ unsent: v.optional(v.array(draftSchema), []) });
/** Unsaved texts that the editor throws away. */
const thrownSchema = v.object({ title: text, drafts: v.array(v.object({ name: text, text })) });
const storeSchema = v.object({ remote: v.optional(v.boolean(), false) });

export function createStudioApi({
  workspace,
  backgroundCheck,
  published,
  publishedTexts,
  trash,
  publicFolder,
  commandWords,
  addresses,
}: StudioDeps) {
  /** Undefined until it was read: that takes the runtime of KV, a second. */
  let state: PublishedState | null | undefined;
  const readState = async () => {
    state = await published.state();
  };
  const checkAll = () =>
    backgroundCheck.order({ magazine: workspace.mirror.magazine, publicFolder, pictures: workspace.pictures });
  const commands = new SeedCommands();
  const seed = (command: string, words: string[], remote: boolean) =>
    commands.run([command, ...words, ...commandWords.store, ...(remote ? ["--remote"] : [])]);
  const reply = (ran: CommandResult) => {
    const pieces = workspace.pieces().map((piece) => ({ slug: piece.slug, address: addressOf(piece, workspace) }));
    return publicationReply(ran, workspace.files.root, pieces);
  };

  const calls: Record<string, (body: unknown) => StudioResponse | Promise<StudioResponse>> = {
    async start(body) {
      void readState().catch((error: unknown) => console.error(error));
      checkAll();
      const { unsent } = v.parse(startSchema, body);
      const { files, drafts } = workspace;
      // Only a name inside the newsroom becomes part of a path.
      for (const { name } of unsent) files.path(name);
      drafts.leave(unsent.filter(({ name, text }) => ![drafts.get(name)?.text, files.read(name).text].includes(text)));
      const recovered = recoveredPieces(await drafts.recover(), (name) => files.read(name).text);
      return ok({ addresses, schemas: studioSchemas(), recovered });
    },
    async overview() {
      if (workspace.mirror.sync()) checkAll();
      const removed = trash.count;
      return ok(overview(workspace, backgroundCheck, state, await workspace.drafts.others(), removed));
    },
    /** Hashes the files on disk, by which the page sees changes made outside. */
    hashes(body) {
      const { names } = v.parse(v.object({ names: v.array(text) }), body);
      return ok(Object.fromEntries(names.map((name) => [name, workspace.files.read(name).hash])));
    },
    file(body) {
      const { name } = v.parse(fileSchema, body);
      return ok({ ...workspace.files.read(name), draft: workspace.drafts.get(name) });
    },
    check(body) {
      const { slug } = v.parse(v.object({ slug: text }), body);
      return ok(workspace.check([slug]));
    },
    draft(body) {
      return ok(workspace.write(v.parse(textSchema, body)));
    },
    save(body) {
      const written = v.parse(textSchema, body);
      const before = workspace.files.read(written.name).text;
      const hash = workspace.save(written);
      trash.keepLost(written.name, before, written.text);
      checkAll();
      return ok({ hash });
    },
    discard(body) {
      return ok(workspace.discard(v.parse(stampSchema, body)));
    },
    async "forget-recovered"(body) {
      const { name } = v.parse(fileSchema, body);
      // Only a name inside the newsroom becomes part of a path.
      workspace.files.path(name);
      await workspace.drafts.forgetRecovered(name);
      return ok({});
    },
    "throw-away"(body) {
      const { title, drafts } = v.parse(thrownSchema, body);
      // Only a name inside the newsroom becomes part of a path.
      for (const { name } of drafts) workspace.files.path(name);
      trash.keepUnsaved(title, drafts, (name) => workspace.files.read(name).text);
      return ok({});
    },
    /** Lists what was removed or thrown away. */
    trash: () => ok(trash.list()),
    /** Returns the texts by which an entry is there again; the page writes them as drafts. */
    "put-back"(body) {
      const { id } = v.parse(v.object({ id: trashIdSchema }), body);
      const { files, drafts } = workspace;
      const read = (name: string) => drafts.get(name)?.text ?? files.read(name).text;
      const put = trash.putBack(id, { list: () => files.list(), read });
      trash.noteBack(id);
      return ok(put);
    },
    /** Finds what refers to an item, drafts included. */
    references(body) {
      const { files, drafts } = workspace;
      const read = (name: string) => drafts.get(name)?.text ?? files.read(name).text;
      return ok(referencesTo({ list: () => files.list(), read }, v.parse(itemSchema, body)));
    },
    /** Notes that a saved place was read again beside what changed (docs/decisions/032). */
    async confirm(body) {
      const { slug, thing } = v.parse(v.object({ slug: text, thing: text }), body);
      const { confirmReadings } = await import("../../pipeline/commands/confirm-readings");
      const file = workspace.files.path("magazine.json");
      const code = await confirmReadings([slug], { only: thing }, { file, public: publicFolder });
      workspace.mirror.sync();
      checkAll();
      return ok({ done: code === 0 });
    },
    /** Removes, renames or duplicates an item. Its texts are saved before: a draft would be left without a file. */
    "change-item"(body) {
      const asked = v.parse(changeSchema, body);
      const { files, drafts, mirror } = workspace;
      const texts = { list: () => files.list(), read: (name: string) => files.read(name).text };
      const changes =
        asked.how === "remove"
          ? withoutItem(texts, asked)
          : asked.how === "rename"
            ? renamedItem(texts, asked, asked.to)
            : copiedPiece(texts, asked, asked.to, asked.title);
      const changed = [...changes.writes.map(({ name }) => name), ...changes.removes];
      if (changed.some((name) => drafts.get(name) !== undefined))
        throw new NoSuchChange("Ruaji më parë tekstet, edhe ato të dritareve të tjera.");
      const removed = asked.how === "remove" ? removedItem(texts, asked) : null;
      makeChanges(files, changes);
      if (removed !== null) trash.keep(removed);
      mirror.sync();
      checkAll();
      return ok({});
    },
    tex(body) {
      const { tex, display } = v.parse(v.object({ tex: text, display: v.boolean() }), body);
      const set = typeset(tex, display);
      if (!set.ok) return ok({ ok: false, message: set.message });
      return ok({ ok: true, html: sanitise(printHtml({ type: "root", children: [set.math] })).html });
    },
    async picture(body) {
      const { name, base64 } = v.parse(v.object({ name: text, base64: text }), body);
      const placed = await placePicture(name, Buffer.from(base64, "base64"), workspace.pictures);
      await workspace.checkPictures();
      return ok(placed);
    },
    async plan(body) {
      return ok(reply(await seed("plan", commandWords.file, v.parse(storeSchema, body).remote)));
    },
    async publish(body) {
      const { remote } = v.parse(storeSchema, body);
      const ran = await seed("publish", commandWords.file, remote);
      const { published: made } = ran.report;
      if (made !== undefined) publishedTexts.note(made.version, workspace.files);
      await readState();
      return ok({ ...reply(ran), address: remote ? siteIn(ran.lines) : addresses.published });
    },
    /** Tells what the running command does; null where none runs. */
    progress: () => ok(commands.progress),
    stop() {
      commands.stop();
      return ok({});
    },
    async history(body) {
      const { remote } = v.parse(storeSchema, body);
      if (!remote) return ok({ publications: await published.history(), fault: null });
      const { report } = await seed("history", [], true);
      return ok({ publications: report.history ?? [], fault: report.fault?.words ?? null });
    },
    /** Reads a piece as it was published; null where its texts are not on this computer. */
    "published-piece"(body) {
      const { version, slug } = v.parse(v.object({ version: versionSchema, slug: text }), body);
      return ok(publishedTexts.piece(version, slug));
    },
    async rollback(body) {
      const { version, remote } = v.parse(v.object({ ...storeSchema.entries, version: versionSchema }), body);
      const ran = await seed("rollback", [version], remote);
      await readState();
      return ok({ code: ran.code, fault: ran.report.fault?.words ?? (ran.code === 0 ? null : ran.lines.join(" ")) });
    },
  };

  /** Answers a call. @param name the part of the path after `/api/` */
  return async function answer(name: string, body: unknown): Promise<StudioResponse> {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (call === undefined) return { status: 404, body: { message: `Studioja nuk di „${name}“.` } };
    try {
      return await call(body);
    } catch (error) {
      if (error instanceof ChangedOutside)
        return { status: 409, body: { message: error.message, theirs: error.theirs } };
      if (error instanceof DraftedElsewhere)
        return { status: 409, body: { message: error.message, theirDraft: error.theirs } };
      if (error instanceof NotAnEditorsFile) return { status: 403, body: { message: error.message } };
      if (error instanceof NotWritable || error instanceof NoSuchChange)
        return { status: 422, body: { message: error.message } };
      if (error instanceof v.ValiError)
        return { status: 400, body: { message: canonicalJson(error.issues.map(({ message }) => message)) } };
      throw error;
    }
  };
}
