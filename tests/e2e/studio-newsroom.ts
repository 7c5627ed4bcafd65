/** A newsroom in a folder of its own, a studio over it, and what an editor does there. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Page, expect as patient } from "@playwright/test";
import { root, seedCommand } from "../../worker/commands/prepare.mjs";

/** The program that `seed/studio/hap/` starts. */
const studioWindow = join(root, "worker/commands/studio.mjs");

/** A studio starts in two seconds on an idle machine. A busy one takes half a minute. */
export const expect = patient.configure({ timeout: 60_000 });

export const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path d="M0 0h9"/></svg>';

export interface RunningStudio {
  /** Address of the studio, with its token. */
  entrance: string;
  child: ChildProcess;
}

/** Two lessons, „Graviteti“ and „Marsi“, and what a test adds. */
export class StudioNewsroom {
  private folder = "";
  private running: ChildProcess[] = [];

  /** Makes the files. @param more lists and fields of `magazine.json` besides the two lessons */
  make(more: { contents?: unknown[]; projects?: unknown[] } = {}): void {
    this.folder = mkdtempSync(join(tmpdir(), "redaksia "));
    const piece = { categoryId: 2, contentTypeId: 1, authorId: 1, duration: 1 };
    const contents = ["Graviteti", "Marsi"].map((title, nth) => {
      const slug = title.toLowerCase();
      const named = { imageUrl: "/covers/mekanika.svg", contentFile: `lessons/${slug}.md` };
      return { id: nth + 1, title, slug, ...named, ...piece };
    });
    const magazine = {
      authors: [{ id: 1, name: "Redaksia e Fizikës", title: "Mësime të fizikës" }],
      categories: [{ id: 2, name: "mekanika", displayName: "Mekanika", description: "Lëvizja.", type: "physics" }],
      ...more,
      contents: [...contents, ...(more.contents ?? [])],
    };
    this.write("magazine.json", `${JSON.stringify(magazine, null, 2)}\n`);
    this.write("lessons/graviteti.md", "Pse bie guri?\n");
    this.write("lessons/marsi.md", "Pse është i kuq Marsi?\n");
    for (const name of ["mekanika", "kapitull-physics"]) this.write(`public/covers/${name}.svg`, picture);
  }

  at(name: string): string {
    return join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.at(name), "utf8");
  }

  write(name: string, text: string | Buffer): void {
    mkdirSync(dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), text);
  }

  /** Starts a studio. @param port 0 for a free one @param byWindow starts it as a double click does */
  async start(port = 0, { byWindow = false } = {}): Promise<RunningStudio> {
    const words = ["--no-open", "--port", String(port), "--file", this.at("magazine.json")];
    const stores = ["--public", this.at("public"), "--persist-to", this.at("kv")];
    const program = byWindow ? [studioWindow] : [seedCommand, "seed/studio/studio.ts"];
    const child = spawn(process.execPath, [...program, ...words, ...stores]);
    this.running.push(child);
    let said = "";
    const entrance = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk) => {
          said += chunk;
          const address = /Studioja: (\S+)/.exec(said)?.[1];
          if (address !== undefined) resolve(address);
        });
      }
      child.on("exit", () => reject(new Error(said)));
    });
    return { entrance, child };
  }

  /** Ends the studios that a test started. */
  async stop(): Promise<void> {
    await Promise.all(this.running.map((child) => end(child, "SIGTERM")));
    this.running = [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Ends a program. What it started ends by itself, also when it was killed. */
export async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const started = startedBy(child.pid);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
  await expect.poll(() => started.filter(runs), "what the studio started runs on without it").toEqual([]);
}

/** Tells whether a process runs, on Linux; one that ended and that nobody asked for its end does not. */
function runs(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Lists the processes that a program started, and those that they started, on Linux. */
function startedBy(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number) : [];
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

/** Returns a port that nobody listens on. A studio with a port of its own is what an editor has. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const piece = (page: Page, title: string) => page.locator(".st-piece", { hasText: title });
export const editor = (page: Page) => page.locator(".cm-content");
export const frame = (page: Page) => page.frameLocator(".st-page iframe");

export async function openPiece(page: Page, title: string): Promise<void> {
  await piece(page, title).click();
  await expect(editor(page)).toBeVisible();
}

/** Moves the caret after the last letter. */
export async function toEnd(page: Page): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+End");
}
