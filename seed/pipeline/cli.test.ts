import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { magazine, type Newsroom, openNewsroom } from "./fixtures/newsroom";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx"));

function seed(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", String(tsx), cli, ...words], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

let newsroom: Newsroom;
beforeAll(() => {
  newsroom = openNewsroom();
});
afterAll(() => newsroom.close());

// A process of its own takes a second, several on a busy machine.
describe("the seed's commands", { timeout: 30_000 }, () => {
  it("exit with 0 where there is nothing to mend, in one line", () => {
    newsroom.write("magazine.json", { authors: [], categories: [], contents: [] });
    const { status, stdout, stderr } = seed("check", newsroom.file);
    expect({ status, stderr, lines: stdout.trim().split("\n").length }).toEqual({ status: 0, stderr: "", lines: 1 });
  });

  it("exit with 1 and every finding where the content is not sound", () => {
    newsroom.write("magazine.json", { authors: [] });
    const { status, stdout, stderr } = seed("check", newsroom.file);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.match(/^Gabim: /gm)).toHaveLength(2);
    expect(stderr).toContain("magazine.json:1:1");
  });

  it("check, unlike publishing, does not let pass a warning, and names its rule", () => {
    newsroom.write("magazine.json", magazine({ imageUrl: "/covers/graviteti.svg" }));
    newsroom.write("lessons/graviteti.md", "Lësho nje gur.\n");
    const { status, stderr } = seed("check", newsroom.file);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Vërejtje \[albanian-letters\]: /m);
  });

  it("check says each finding as a note on its line, where GitHub asks", () => {
    newsroom.write("magazine.json", magazine({ imageUrl: "/covers/graviteti.svg" }));
    newsroom.write("lessons/graviteti.md", "Lësho nje gur.\n");
    const { status, stdout, stderr } = seed("check", newsroom.file, "--format", "github");
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::warning file=.+lessons\/graviteti\.md,line=1,col=\d+,title=albanian-letters::[^\n]+%0A[^\n]+$/m,
    );
    expect(stderr).toMatch(/^Vërejtje \[albanian-letters\]: /m);
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
  ])("exit with 2 on %s %s", (...words) => {
    const { status, stderr } = seed(...words);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/error|at file:|\bunknown\b/i);
    expect(existsSync(join(process.cwd(), words[0] ?? ""))).toBe(false);
  });

  it("have a help in Albanian", () => {
    const { status, stdout } = seed("--help");
    expect(status).toBe(0);
    const commands =
      "fix [skedari]|new <lloji> <slug>|check [skedari]|plan [skedari] [--remote]|publish [skedari] [--remote]|history [--remote]";
    const others = "rollback [botimi] [--remote]|verify [--remote]|clean [--remote]|edition <dosja>";
    for (const command of `${commands}|${others}`.split("|")) expect(stdout).toContain(command);
    expect(stdout).not.toMatch(/usage|options|commands|display/i);
  });

  it("have each a help in Albanian, with its options", () => {
    const { status, stdout } = seed("clean", "--help");
    expect(status).toBe(0);
    for (const option of ["--remote", "--older-than <koha>", "--persist-to <dosja>"]) expect(stdout).toContain(option);
    expect(stdout).not.toMatch(/usage|options|default|display/i);
  });
});
