/** `npm run studio`: starts the studio. It is a page on this computer to edit, preview and publish the magazine. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { editionFrom, type OpenedEdition } from "../../app/library/edition/edition-source";
import { EditorPictures } from "../pipeline/checking/editor-pictures";
import { memoryOverKept, readingsOf } from "../pipeline/magazine/kept-readings";
import { findCopy } from "../pipeline/pictures/find-copy";
import { BackgroundCheck } from "./server/background-check";
import { DraftStore } from "./server/drafts";
import { loopback } from "./server/gate";
import { Mirror } from "./server/mirror";
import { NewsroomFiles } from "./server/newsroom-files";
import { buildPage } from "./server/page-build";
import { loadPages, servePreview } from "./server/preview-server";
import { PublishedEdition } from "./server/published";
import { PublishedTexts } from "./server/published-texts";
import { createStudioApi } from "./server/studio-api";
import { serveStudio } from "./server/studio-server";
import { Trash } from "./server/trash";
import { Workspace } from "./server/workspace";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values } = parseArgs({
  options: {
    /** Path of another `magazine.json` than the magazine's own. */
    file: { type: "string" },
    public: { type: "string" },
    "persist-to": { type: "string" },
    port: { type: "string" },
    "no-open": { type: "boolean", default: false },
  },
});

const file = resolve(values.file ?? join(root, "seed/magazine.json"));
const publicFolder = resolve(values.public ?? join(root, "public"));
const kvFolder = resolve(values["persist-to"] ?? join(root, ".wrangler/state"));
// Another magazine's `.studio` is beside it. The house's own is in the root, to keep `seed/` clean.
const kept = values.file === undefined ? join(root, ".studio") : join(dirname(file), ".studio");

const files = new NewsroomFiles(dirname(file), join(kept, "texts"));
const drafts = new DraftStore(join(kept, "drafts"), `${process.pid}-${randomBytes(3).toString("hex")}`);
drafts.open();
files.sweep();
Mirror.sweep();
const mirror = new Mirror(files, drafts);
const readings = readingsOf(file);
const workspace = new Workspace(
  files,
  drafts,
  mirror,
  publicFolder,
  readings === undefined ? undefined : memoryOverKept(readings),
);
const backgroundCheck = new BackgroundCheck(readings);
const published = new PublishedEdition(kvFolder);
const publishedTexts = new PublishedTexts(join(kept, "published"));
const trash = new Trash(join(kept, "trash"));

const ticket = randomBytes(16).toString("hex");
const token = randomBytes(24).toString("base64url");
const folders = [publicFolder, join(root, "build/client")];
const [remix, pageFolder] = await Promise.all([loadPages(join(root, "build/server")), buildPage()]);
await workspace.checkPictures();
/** Finds the copy at an address; of an original as an editor names it, the widest. */
const picture = (path: string) =>
  findCopy(workspace.pictures, new EditorPictures(workspace.pictures).find(path)?.shown ?? path);
const preview = await servePreview(remix, { open: openDraftEdition, folders, picture }, ticket);
const reading = await servePreview(remix, { open: () => published.edition(), folders, picture }, ticket);
const address = (server: typeof preview) => `http://${loopback}:${(server.address() as AddressInfo).port}`;

const named = values.file === undefined ? [] : [file];
const api = createStudioApi({
  workspace,
  backgroundCheck,
  published,
  publishedTexts,
  trash,
  publicFolder,
  commandWords: {
    file: [...named, ...(values.public === undefined ? [] : ["--public", publicFolder])],
    store: values["persist-to"] === undefined ? [] : ["--persist-to", kvFolder],
  },
  addresses: {
    preview: `${address(preview)}/?studio=${ticket}`,
    published: `${address(reading)}/?studio=${ticket}`,
  },
});
const studio = await listen(Number(values.port ?? process.env.PORT ?? 8790));
// Reads the list of pieces before the page asks for it.
workspace.check([]);
const port = (studio.address() as AddressInfo).port;
drafts.announce(port);
// The token follows `#`, so that it reaches no server and no log.
const entrance = `http://${loopback}:${port}/#hyrja=${token}`;
// The program that started it counts the seconds in its window: it ends that line first, then prints the address.
if (process.send === undefined) console.log(`Studioja: ${entrance}`);
else process.send(entrance);
if (!values["no-open"]) openBrowser(entrance);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, close);
// The program that started it was killed, as by a closed window.
process.on("disconnect", close);

function close(): void {
  drafts.close();
  mirror.close();
  backgroundCheck.close();
  void published.close().finally(() => process.exit(0));
}

/** Opens the edition with drafts; reads the piece of the requested page first. */
async function openDraftEdition(path: string): Promise<OpenedEdition | null> {
  const slug = workspace.pieces().find((piece) => path.split("/").includes(piece.slug))?.slug;
  if (slug !== undefined || workspace.edition === null) workspace.ensureRead(slug ?? "");
  const { edition } = workspace;
  if (edition === null) return null;
  return editionFrom(edition.manifest, async (key) => edition.entries.get(key) ?? null);
}

/** Listens on the usual port or the next free one. Two studios may be open at once. */
async function listen(first: number) {
  for (let port = first; ; port++) {
    try {
      return await serveStudio({
        port,
        token,
        run: drafts.run,
        pageFolder,
        framed: `${address(preview)} ${address(reading)}`,
        api,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || port > first + 20) throw error;
    }
  }
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === "win32"
      ? ["cmd", "/c", "start", '""', url]
      : [process.platform === "darwin" ? "open" : "xdg-open", url];
  const child = spawn(command as string, args, { stdio: "ignore", detached: true });
  // Without a browser that opens, the editor uses the address printed in the terminal.
  child.on("error", () => undefined);
  child.unref();
}
