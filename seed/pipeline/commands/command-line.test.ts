import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { magazine, type Newsroom, openNewsroom } from "../fixtures/newsroom";
import { soundExercise } from "../practice/mistakes.cases";
import { runCommandLine } from "./command-line";

let printed: string[];
let complaints: string[];
beforeEach(() => {
  printed = [];
  complaints = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.mocked(console.error).mockImplementation((line) => void complaints.push(line));
});
afterEach(() => vi.mocked(console.error).mockClear());

async function seed(...words: string[]) {
  const status = await runCommandLine(words);
  return { status, stdout: printed.join("\n"), stderr: complaints.join("\n") };
}

let newsroom: Newsroom;
beforeAll(() => {
  newsroom = openNewsroom();
});
afterAll(() => newsroom.close());

describe("the seed's commands", () => {
  it("exit with 0 where there is nothing to mend, in one line", async () => {
    newsroom.write("magazine.json", { authors: [], categories: [], contents: [] });
    const { status, stdout, stderr } = await seed("check", newsroom.file);
    expect({ status, stderr, lines: stdout.trim().split("\n").length }).toEqual({ status: 0, stderr: "", lines: 1 });
  });

  it("exit with 1 and every finding where the content is not sound", async () => {
    newsroom.write("magazine.json", { authors: [] });
    const { status, stdout, stderr } = await seed("check", newsroom.file);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.match(/^Gabim: /gm)).toHaveLength(2);
    expect(stderr).toContain("magazine.json:1:1");
  });

  it("check, unlike publishing, does not let pass a warning, and names its rule", async () => {
    newsroom.write("magazine.json", magazine({ imageUrl: "/covers/graviteti.svg" }));
    newsroom.write("lessons/graviteti.md", "Lësho nje gur.\n");
    const { status, stderr } = await seed("check", newsroom.file);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Vërejtje \[albanian-letters\]: /m);
  });

  it("check finds a magazine with advice alone in order: a lesson's first exercise is a beginning, no fault", async () => {
    newsroom.write("magazine.json", magazine());
    newsroom.write("lessons/graviteti.md", "Lësho një gur.\n");
    newsroom.write("practice/graviteti.md", soundExercise);
    const { status, stdout } = await seed("check", newsroom.file);
    rmSync(join(newsroom.folder, "practice"), { recursive: true });
    expect(status).toBe(0);
    expect(stdout).toMatch(/gjithçka në rregull; 1\skëshillë\.$/m);
  });

  it("check says each finding as a note on its line, where GitHub asks, and a warning lets it be merged", async () => {
    newsroom.write("magazine.json", magazine({ imageUrl: "/covers/graviteti.svg" }));
    newsroom.write("lessons/graviteti.md", "Lësho nje gur.\n");
    const { status, stdout, stderr } = await seed("check", newsroom.file, "--format", "github");
    expect(status).toBe(0);
    expect(stdout).toMatch(/botohet; 1\svërejtje\.$/m);
    expect(stdout).toMatch(
      /^::warning file=.+lessons\/graviteti\.md,line=1,col=\d+,title=albanian-letters::[^\n]+%0A[^\n]+$/m,
    );
    expect(stderr).toMatch(/^Vërejtje \[albanian-letters\]: /m);
  });

  it.each([
    ["an error", magazine({ imageUrl: "/covers/mungon.svg" }), "::error "],
    ["a place that is still to be written", magazine({ title: "✎ Titulli" }), "::notice "],
  ])("check holds %s back from being merged", async (_, json, note) => {
    newsroom.write("magazine.json", json);
    newsroom.write("lessons/graviteti.md", "Lësho një gur.\n");
    const { status, stdout } = await seed("check", newsroom.file, "--format", "github");
    expect([status, stdout.startsWith(note)]).toEqual([1, true]);
  });

  it.each([
    ["check", "--format", "xml"],
    ["backup"],
    ["restore", "package.json"],
    ["plan", "--older-than"],
    ["clean", "--older-than", "1h"],
    ["check", "--sipas"],
    ["edition"],
    ["check", "a", "b"],
    ["botoje"],
    ["check", "seed/lessons/gravitet.md"],
    ["new", "leson", "x"],
    ["new", "lesson"],
  ])("exit with 2 on %s %s", async (...words) => {
    const { status, stderr } = await seed(...words);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/error|at file:|\bunknown\b/i);
    expect(existsSync(join(process.cwd(), words[0] ?? ""))).toBe(false);
  });

  it("have a help in Albanian", async () => {
    const { status, stdout } = await seed("--help");
    expect(status).toBe(0);
    const commands =
      "fix [skedari]|new <lloji> <slug>|check [skedari]|plan [skedari] [--remote]|publish [skedari] [--remote]|history [--remote]";
    const others = "rollback [botimi] [--remote]|verify [--remote]|clean [--remote]|edition <dosja>";
    for (const command of `${commands}|${others}`.split("|")) expect(stdout).toContain(command);
    expect(stdout).not.toMatch(/usage|options|commands|display/i);
  });

  it("have each a help in Albanian, with its options", async () => {
    const { status, stdout } = await seed("clean", "--help");
    expect(status).toBe(0);
    for (const option of ["--remote", "--older-than <koha>", "--persist-to <dosja>"]) expect(stdout).toContain(option);
    expect(stdout).not.toMatch(/usage|options|default|display/i);
  });

  // Starting a process takes a second, several on a busy computer.
  it("end the process with their code", { timeout: 30_000 }, () => {
    const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx"));
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", String(tsx), cli, "botoje"], {
      encoding: "utf8",
    });
    expect({ status, stdout, lines: stderr.trim().split("\n").length }).toEqual({ status: 2, stdout: "", lines: 1 });
  });
});
