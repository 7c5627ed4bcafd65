/** Tests the commands over this computer's KV as an editor uses them. It reads their output and exit codes. */
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryStore } from "../fixtures/memory-store";
import { magazine, type Newsroom, openNewsroom, piece } from "../fixtures/newsroom";
import { cleanStore } from "./clean-store";
import { mayPublish } from "./may-publish";
import { planFile } from "./plan-file";
import { publishFile } from "./publish-file";
import { rollBack } from "./roll-back";
import { showHistory } from "./show-history";
import { verifyStore } from "./verify-store";

const opened = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock("../publishing/local-store", () => ({ openLocalStore: async () => opened.store }));

let newsroom: Newsroom;
let store: MemoryStore;
let state: { persistTo: string };
let printed: string[];
let complaints: string[];
beforeEach(() => {
  newsroom = openNewsroom();
  store = new MemoryStore();
  opened.store = store;
  state = { persistTo: join(newsroom.folder, "state") };
  printed = [];
  complaints = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.mocked(console.error).mockImplementation((line) => void complaints.push(line));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  newsroom.close();
});

function write(name: string, text: string): string {
  const contents = [piece({ contentFile: undefined, content: `<p>${text}</p>` })];
  newsroom.write(name, magazine({}, { contents }));
  return join(newsroom.folder, name);
}

/** Returns a command's exit code, and the output since the last command. */
async function run(command: Promise<number>): Promise<{ code: number; out: string; err: string }> {
  const code = await command;
  return { code, out: printed.splice(0).join("\n"), err: complaints.splice(0).join("\n") };
}

describe("plan", () => {
  it("tells what is new and what it costs", async () => {
    const { code, out, err } = await run(planFile(write("a.json", "Guri bie."), state));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Ende nuk është botuar asgjë.\n+ Graviteti [graviteti]\n");
    expect(out).toContain(": 1\u00a0e re.");
    expect(out).toContain("Kushton 10\u00a0shkrime në KV; mbeten edhe 990 nga 1000\u00a0shkrimet");
    expect(store.written).toEqual([]);
  });

  it("tells the words that change, where they are few", async () => {
    await publishFile(write("a.json", "Guri nuk bie kurrë."), state);
    printed.length = 0;
    const few = await run(planFile(write("a.json", "Guri bie poshtë."), state));
    expect(few.out).toContain("~ Graviteti [graviteti]: content (+1 −2 fjalë: −nuk −kurrë. +poshtë.)");
    expect(few.out).toContain("(sot revista ka bërë 10)");
    const many = await run(planFile(write("a.json", "a b c d e f g h"), state));
    expect(many.out).toContain("content (+8 −4 fjalë)");
  });

  it("says that there is nothing to write", async () => {
    const file = write("a.json", "Guri bie.");
    await publishFile(file, state);
    printed.length = 0;
    expect((await run(planFile(file, state))).out).toContain("asgjë për të shkruar");
  });

  it("ends with 1 where the file has findings, and with 2 where there is none", async () => {
    newsroom.write("magazine.json", "{");
    expect(await run(planFile(newsroom.file, state))).toMatchObject({
      code: 1,
      err: expect.stringContaining("1\u00a0gabim"),
    });
    expect((await run(planFile(join(newsroom.folder, "mungon.json"), state))).code).toBe(2);
  });
});

describe("publish", () => {
  it("tells what it wrote, and the second time that there was nothing to write", async () => {
    const file = write("a.json", "Guri bie.");
    expect(await run(publishFile(file, state))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1\u00a0përmbajtje, botimi [0-9a-f]{16}: u botua \(10\u00a0shkrime në KV\)\.$/),
    });
    expect((await run(publishFile(file, state))).out).toContain("është botuar tashmë");
  });

  it("keeps two editors apart: what was planned against another publication needs another look, or force", async () => {
    const mine = write("a.json", "Guri bie.");
    const theirs = write("b.json", "Guri nuk bie.");
    await planFile(mine, state);
    await publishFile(theirs, state);
    const refused = await run(publishFile(mine, state));
    expect(refused.code).toBe(3);
    expect(refused.err).toContain("plani yt nuk e ka parë");
    expect(refused.err).toContain("npm run seed -- plan“");
    await planFile(mine, state);
    expect((await run(publishFile(mine, state))).code).toBe(0);
    await planFile(theirs, state);
    await publishFile(mine, state);
    await publishFile(write("c.json", "Tjetër."), state);
    expect((await run(publishFile(theirs, state))).code).toBe(3);
    expect((await run(publishFile(theirs, { ...state, force: true }))).code).toBe(0);
  });

  it("is asked before a deployment: refused with the same words, allowed where the same content stands there", async () => {
    const mine = write("a.json", "Guri bie.");
    const theirs = write("b.json", "Guri nuk bie.");
    expect((await run(mayPublish(mine, state))).code).toBe(0);
    await planFile(mine, state);
    await planFile(write("c.json", "Guri bie."), state);
    await publishFile(theirs, state);
    const written = store.written.length;
    printed.length = 0;
    const asked = await run(mayPublish(mine, state));
    expect([asked, store.written.length]).toEqual([await run(publishFile(mine, state)), written]);
    expect([asked.code, asked.err]).toEqual([3, expect.stringContaining("që plani yt nuk e ka parë")]);
    // The published content, as after a pull, though this file's plan is older.
    expect((await run(mayPublish(write("c.json", "Guri nuk bie."), state))).code).toBe(0);
    await planFile(mine, state);
    expect((await run(mayPublish(mine, state))).code).toBe(0);
  });

  it("ends with 3 where the store fails, and tells that the old magazine stays", async () => {
    store.failAfter(0);
    const { code, err } = await run(publishFile(write("a.json", "Guri bie."), state));
    expect([code, err]).toEqual([3, expect.stringContaining("KV: lidhja u ndërpre.\n")]);
    expect(err).toContain("mbetet siç ishte");
  });
});

describe("the commands around it", () => {
  it("history and rollback", async () => {
    expect(await run(showHistory(state))).toMatchObject({ code: 0, out: "Ende nuk është botuar asgjë që lexohet." });
    expect((await run(rollBack(undefined, state))).code).toBe(2);
    await publishFile(write("a.json", "Guri bie."), state);
    await publishFile(write("a.json", "Guri nuk bie."), state);
    printed.length = 0;
    const { out } = await run(showHistory(state));
    const line = "[0-9a-f]{16} {2}e .+, ora \\d\\d:\\d\\d(?::\\d\\d)? {2}1\u00a0përmbajtje, \\d+\u00a0KB";
    expect(out).toMatch(new RegExp(`^→ ${line} {2}.*~ Graviteti\n {2}${line}.*$`));
    const back = await run(rollBack(undefined, state));
    expect(back).toMatchObject({ code: 0, out: expect.stringContaining("u kthye (1\u00a0shkrim në KV)") });
    // The file still holds the mistake, which the next publication would bring back.
    expect(back.out).toMatch(/seed\/ nuk u kthyen: gabimi rri ende aty.*botimi i radhës.*e nxjerr përsëri/);
    printed.length = 0;
    const after = await run(showHistory(state));
    expect(after.out).toMatch(/^→ .*kthim te botimi: e .+, ora [\d:]+: ~ Graviteti\n {2}\S/);
    const present = String(store.manifest().version);
    const same = await run(rollBack(present.slice(0, 6), state));
    expect(same.out).toContain("asgjë për të shkruar");
    expect(same.out).not.toContain("seed/");
    expect(await run(rollBack("zz", state))).toMatchObject({ code: 2, err: expect.stringContaining("„zz“") });
  });

  it("verify says what is missing and what to do", async () => {
    expect(await run(verifyStore(state))).toMatchObject({ code: 3, err: expect.stringContaining("manifest: mungon") });
    await publishFile(write("a.json", "Guri bie."), state);
    printed.length = 0;
    expect(await run(verifyStore(state))).toMatchObject({ code: 0, err: "" });
    const body = store.written[0] ?? "";
    store.entries.set(body, "{}");
    const { code, err } = await run(verifyStore(state));
    expect([code, err]).toEqual([3, expect.stringContaining(`${body}: nuk është ai që u shkrua`)]);
    expect(err).toContain("shkruhet vetëm ajo që mungon");
  });

  it("clean names what it removed, and what has to wait", async () => {
    await publishFile(write("a.json", "Guri bie."), state);
    store.putAt.clear();
    store.entries.set("content/mbetje@0123456789abcdef", "{}");
    store.putAt.set("content/mbetje@0123456789abcdef", 0);
    store.entries.set("content/e-re@0123456789abcdef", "{}");
    printed.length = 0;
    const { code, out } = await run(cleanStore({ ...state, olderThan: "36h" }));
    expect(code).toBe(0);
    expect(out).toBe(
      "− content/mbetje@0123456789abcdef\nU hoqën 1\u00a0çelës; presin edhe 1, ende të reja ose pa datë.",
    );
  });

  it.each(["1h", "0d", "23h", "", "2", "d", "2 d", "99999d"])(
    "clean does not take „%s“ for an age",
    async (olderThan) => {
      expect((await run(cleanStore({ ...state, olderThan }))).code).toBe(2);
      expect(store.calls.list).toBe(0);
    },
  );
});

describe("pictures that the deployed site lacks", () => {
  const deployed = { "/covers/graviteti.svg": "0123456789abcdef" };
  const note = (assets: object) => store.putMany([["assets", JSON.stringify(assets)]]);
  /** The command reads pictures from the site's own folder. So the content names one of those. */
  const written = (imageUrl: string) => {
    newsroom.write("a.json", magazine({}, { contents: [piece({ contentFile: undefined, imageUrl })] }));
    return join(newsroom.folder, "a.json");
  };

  it("go with a new piece to which they belong, counted in its plan, and are said", async () => {
    await note({ ...deployed, "/social/prizma.png": "0123456789abcdef", "/social/graviteti.png": "0123456789abcdef" });
    const plan = await run(planFile(written("/covers/pitagora.svg"), { ...state, remote: false }));
    expect(plan.out).toMatch(/\+ „\/covers\/pitagora\.svg“ \(.*\) shkon bashkë me botimin\./);
    const { code, err } = await run(publishFile(written("/covers/pitagora.svg"), state));
    expect(code).toBe(0);
    expect(err).toContain("„/covers/pitagora.svg“");
    const { media } = store.manifest() as { media: Record<string, { key: string }> };
    const text = Buffer.from(store.entries.get(media["/covers/pitagora.svg"]?.key ?? "") ?? "", "base64").toString(
      "utf8",
    );
    expect(text).toContain("<svg");
  });

  it("may be older at the site: that is told, and the text is published", async () => {
    await note({ ...deployed, "/social/prizma.png": "0123456789abcdef", "/social/graviteti.png": "0123456789abcdef" });
    const { code, err } = await run(publishFile(written("/covers/graviteti.svg"), state));
    expect(code).toBe(0);
    expect(err).toContain("„/covers/graviteti.svg“ është ndryshuar; te faqja është ende e vjetra.");
  });

  it("are noted when the site goes up, and then hold nothing back", async () => {
    await note(deployed);
    const { code, err } = await run(publishFile(written("/covers/pitagora.svg"), { ...state, deployed: true }));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(store.entries.get("assets") ?? "{}")).toHaveProperty(["/covers/pitagora.svg"]);
  });

  it("are not asked for where no deployment has noted any, nor where the note is damaged", async () => {
    expect((await run(publishFile(written("/covers/pitagora.svg"), state))).code).toBe(0);
    await store.putMany([["assets", "{"]]);
    expect((await run(publishFile(written("/covers/graviteti.svg"), state))).code).toBe(0);
  });
});
