import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { magazine, type Newsroom, openNewsroom, piece } from "./fixtures/newsroom";

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

  it("exit with 1 and every problem where the content is not sound", () => {
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

  it.each([
    ["plan", "--older-than"],
    ["clean", "--older-than", "1h"],
    ["check", "--sipas"],
    ["edition"],
    ["check", "a", "b"],
    ["botoje"],
  ])("exit with 2 on %s %s", (...words) => {
    const { status, stderr } = seed(...words);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/error|at file:|\bunknown\b/i);
    expect(existsSync(join(process.cwd(), words[0] ?? ""))).toBe(false);
  });

  it("have a help in Albanian", () => {
    const { status, stdout } = seed("--help");
    expect(status).toBe(0);
    const commands = "check [skedari]|plan [skedari] [--remote]|publish [skedari] [--remote]|history [--remote]";
    const others = "rollback [botimi] [--remote]|verify [--remote]|clean [--remote]|edition <dosja>";
    for (const command of `${commands}|${others}`.split("|")) expect(stdout).toContain(command);
    expect(stdout).not.toMatch(/usage|options|commands|display/i);
  });
});

describe("the commands over this machine's KV", { timeout: 180_000 }, () => {
  it("plan, publish, go back, verify and clean; and keep two editors apart", () => {
    const state = ["--persist-to", join(newsroom.folder, "state")];
    const write = (name: string, text: string) => {
      const contents = [piece({ contentFile: undefined, content: `<p>${text}</p>` })];
      newsroom.write(name, magazine({}, { contents }));
      return join(newsroom.folder, name);
    };
    const mine = write("magazine.json", "Guri bie poshtë.");
    const theirs = write("tjetri.json", "Guri nuk bie kurrë.");
    const run = (...words: string[]) => seed(...words, ...state);

    const plan = run("plan", mine);
    expect([plan.status, plan.stderr]).toEqual([0, ""]);
    expect(plan.stdout).toContain("+ Graviteti [graviteti]");
    expect(plan.stdout).toContain("Kushton 4\u00a0shkrime në KV; mbeten edhe 996");

    expect(run("publish", theirs).stdout).toContain("u botua (4\u00a0shkrime në KV)");
    expect(run("publish", theirs).stdout).toContain("asgjë për të shkruar");
    const refused = run("publish", mine);
    expect(refused.status).toBe(3);
    expect(refused.stderr).toContain("plani yt nuk e ka parë");
    expect(refused.stderr).toContain("npm run seed -- plan");

    const again = run("plan", mine);
    expect(again.stdout).toContain("~ Graviteti [graviteti]: content (+1 −2 fjalë: −nuk −kurrë. +poshtë.)");
    expect(run("publish", mine).status).toBe(0);
    const history = run("history");
    expect(history.stdout.trim().split("\n")).toHaveLength(2);
    expect(history.stdout).toMatch(/^→ [0-9a-f]{16} {2}e .*, ora \d\d:\d\d {2}1\u00a0përmbajtje, \d+\u00a0KB$/m);

    expect(run("rollback").stdout).toContain("u kthye (1\u00a0shkrim në KV)");
    expect(run("rollback", "zz").status).toBe(2);
    expect(run("verify")).toMatchObject({ status: 0, stderr: "" });
    expect(run("clean").stdout).toBe("Asgjë për të hequr.\n");
    expect(run("publish", mine, "--force").status).toBe(0);
  });

  it("exit with 3 where there is no magazine to verify or to clean", () => {
    const state = ["--persist-to", join(newsroom.folder, "bosh")];
    const verified = seed("verify", ...state);
    expect([verified.status, verified.stderr]).toEqual([3, expect.stringContaining("manifest: mungon")]);
    expect(seed("clean", ...state).status).toBe(3);
    expect(seed("history", ...state)).toMatchObject({ status: 0, stdout: "Ende nuk është botuar asgjë që lexohet.\n" });
  });
});
