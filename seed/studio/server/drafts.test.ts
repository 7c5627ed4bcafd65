import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DraftStore } from "./drafts";

let folder: string;
let listening: Server[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drafts "));
  listening = [];
});
afterEach(async () => {
  for (const server of listening) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a studio that counts as open: a server listens on its port. */
async function studio(run: string): Promise<{ drafts: DraftStore; end(): Promise<void> }> {
  const server = createServer((socket) => socket.end());
  listening.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const drafts = new DraftStore(folder, run);
  drafts.open();
  drafts.announce((server.address() as AddressInfo).port);
  const end = async () => {
    listening.splice(listening.indexOf(server), 1);
    await new Promise((resolve) => server.close(resolve));
  };
  return { drafts, end };
}

const draft = (text: string, at: number) => ({ name: "lessons/graviteti.md", text, base: "0", at });

describe("what was being written", () => {
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
