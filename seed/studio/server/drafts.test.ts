import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DraftedElsewhere, DraftStore } from "./drafts";

let folder: string;
let listening: Server[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drafts "));
  listening = [];
});
afterEach(async () => {
  for (const server of listening) await closed(server);
  rmSync(folder, { recursive: true, force: true });
});

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

/** Starts a studio that counts as open: its port tells the name of its run. @param port 0 for a free one */
async function studio(run: string, port = 0): Promise<{ drafts: DraftStore; port: number; end(): Promise<void> }> {
  const server = createServer((_, response) => response.end(run));
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const drafts = new DraftStore(folder, run);
  drafts.open();
  const own = (server.address() as AddressInfo).port;
  drafts.announce(own);
  const end = async () => {
    listening.splice(listening.indexOf(server), 1);
    await closed(server);
  };
  return { drafts, port: own, end };
}

const draft = (text: string, at: number) => ({ name: "lessons/graviteti.md", text, base: "0", at, stamp: "a-1" });

describe("what was being written", () => {
  it("and never arrived is offered in place of what a crash left, until it is forgotten", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie", 1));
    await first.end();
    const second = await studio("b");
    second.drafts.leave([draft("Pse bie guri?", 0)]);
    expect(await second.drafts.recover()).toMatchObject([{ text: "Pse bie guri?" }]);
    await second.drafts.forgetRecovered("lessons/graviteti.md");
    expect(await second.drafts.recover()).toEqual([]);
    expect(readdirSync(folder)).toEqual(["b"]);
  });

  it("is offered to the next studio after a crash, the later of two", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie", 1));
    first.drafts.put(draft("Pse bie guri?", 2));
    await first.end();
    const second = await studio("b");
    expect(await second.drafts.recover()).toEqual([draft("Pse bie guri?", 2)]);
    await second.end();
    const third = await studio("c");
    expect(await third.drafts.recover()).toEqual([draft("Pse bie guri?", 2)]);
    await third.drafts.forgetRecovered("lessons/graviteti.md");
    expect(await third.drafts.recover()).toEqual([]);
  });

  it("is offered on the same port too, where the next studio listens and would find itself", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie guri?", 1));
    await first.end();
    const second = await studio("b", first.port);
    expect(await second.drafts.recover()).toHaveLength(1);
    expect(await second.drafts.others()).toEqual([]);
  });

  it("is offered where the run's process is gone, whoever listens on its port", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie guri?", 1));
    // No process has the largest number.
    writeFileSync(join(folder, "a/studio.json"), JSON.stringify({ pid: 2 ** 31 - 1, port: first.port }));
    expect(await (await studio("b")).drafts.recover()).toHaveLength(1);
  });

  it("is nobody else's while its studio is too busy to answer", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie guri?", 1));
    const [server] = listening;
    server?.removeAllListeners("request").on("request", () => undefined);
    const second = await studio("b");
    expect(await second.drafts.recover()).toEqual([]);
    expect(await second.drafts.others()).toEqual([first.port]);
  });

  it("leaves nothing behind where it could not be written, and the earlier draft as it was", async () => {
    const { drafts } = await studio("a");
    drafts.put(draft("Pse bie guri?", 1));
    const long = { ...draft("Tjetër", 2), name: `lessons/${"a".repeat(300)}.md` };
    expect(() => drafts.put(long)).toThrow(/ENAMETOOLONG/);
    expect(drafts.all()).toEqual([draft("Pse bie guri?", 1)]);
    expect(readdirSync(join(folder, "a")).sort()).toEqual(["lessons~graviteti.md.json", "studio.json"]);
  });

  it("is nobody else's while its studio is open", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie guri?", 1));
    const second = await studio("b");
    expect(await second.drafts.recover()).toEqual([]);
    expect(await second.drafts.others()).toHaveLength(1);
    await second.drafts.forgetRecovered("lessons/graviteti.md");
    await first.end();
    expect(await second.drafts.recover()).toHaveLength(1);
  });

  it("is gone once it is saved", async () => {
    const first = await studio("a");
    first.drafts.put(draft("Pse bie guri?", 1));
    first.drafts.remove("lessons/graviteti.md");
    await first.end();
    expect(await (await studio("b")).drafts.recover()).toEqual([]);
  });
});

describe("two tabs that write one file", () => {
  const there = { name: "lessons/graviteti.md", text: "Pse bie guri?", base: "0", at: 1, stamp: "a-7" };
  it.each([
    ["the same tab goes on", "Pse bie guri? Prandaj.", "a-8", "a-7", true],
    ["the same tab goes on before it heard of its last draft", "Pse bie guri? Prandaj.", "a-9", "a-6", true],
    ["another tab, which has read it", "Pse bie molla?", "b-1", "a-7", true],
    ["another tab with the same words", "Pse bie guri?", "b-1", "", true],
    ["another tab, which has not read it", "Pse bie molla?", "b-1", "", false],
    ["another tab, which has read an earlier one", "Pse bie molla?", "b-1", "a-6", false],
    ["a tab whose name begins the same", "Pse bie molla?", "a-1-1", "", false],
  ])("%s", async (_, text, stamp, seen, passes) => {
    const { drafts } = await studio("a");
    drafts.put(there);
    const write = () => drafts.refuseUnseen(there.name, text, stamp, seen);
    if (passes) expect(write).not.toThrow();
    else expect(write).toThrow(DraftedElsewhere);
  });
});
