/** Tests what the studio's page may ask for and no module of its own answers: a place is confirmed as read again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { confirmReadings } from "../../pipeline/commands/confirm-readings";
import { magazine, picture } from "../../pipeline/fixtures/newsroom";
import type { BackgroundCheck } from "./background-check";
import { DraftStore } from "./drafts";
import { Mirror } from "./mirror";
import { NewsroomFiles } from "./newsroom-files";
import type { PublishedEdition } from "./published";
import type { PublishedTexts } from "./published-texts";
import { createStudioApi } from "./studio-api";
import { Trash } from "./trash";
import { type CheckResult, Workspace } from "./workspace";

let folder: string;
let workspace: Workspace;
let api: ReturnType<typeof createStudioApi>;
const ordered = vi.fn();
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), "api "));
  write("magazine.json", JSON.stringify(magazine(), null, 2));
  write("lessons/graviteti.md", 'Pse bie guri?\n\n::figura[Guri rri.]{src="/figures/guri.svg" alt="Një gur"}\n');
  write("public/covers/graviteti.svg", picture);
  write("public/figures/guri.svg", picture);
  const publicFolder = join(folder, "public");
  await confirmReadings(["graviteti"], {}, { file: join(folder, "magazine.json"), public: publicFolder });
  const files = new NewsroomFiles(folder, join(folder, ".studio/texts"));
  const drafts = new DraftStore(join(folder, ".studio/drafts"), "a");
  drafts.open();
  workspace = new Workspace(files, drafts, new Mirror(files, drafts), publicFolder);
  api = createStudioApi({
    workspace,
    publicFolder,
    backgroundCheck: { order: ordered } as unknown as BackgroundCheck,
    published: {} as PublishedEdition,
    publishedTexts: {} as PublishedTexts,
    trash: new Trash(join(folder, ".studio/trash")),
    commandWords: { file: [], store: [] },
    addresses: { preview: "", published: "" },
  });
});
afterEach(() => {
  workspace.mirror.close();
  rmSync(folder, { recursive: true, force: true });
});

const stale = async () =>
  ((await api("check", { slug: "graviteti" })).body as CheckResult).problems.filter(({ reading }) => reading);

it("what changed beside a text is confirmed at a press, by the names that its finding brings", async () => {
  expect(await stale()).toEqual([]);
  write("public/figures/guri.svg", picture.replace("M0 0h9", "M0 0h8"));
  const [problem, ...others] = await stale();
  expect(others).toEqual([]);
  expect(problem?.reading).toEqual({ slug: "graviteti", thing: "guri" });
  expect(problem?.hint).toContain("shtyp „E lexova“");
  expect(problem?.hint).not.toContain("npm");
  expect(await api("confirm", problem?.reading)).toEqual({ status: 200, body: { done: true } });
  expect(await stale()).toEqual([]);
  expect(ordered).toHaveBeenCalled();
});

it("a thing that the piece does not show is not confirmed", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(await api("confirm", { slug: "graviteti", thing: "molla" })).toEqual({ status: 200, body: { done: false } });
  vi.mocked(console.error).mockClear();
});
