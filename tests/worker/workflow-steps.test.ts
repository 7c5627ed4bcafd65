/** The scripts of `.github/workflows/publish.yml`, as they stand there, over a stand-in of Cloudflare's API. */
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { manifestKey } from "../../app/library/kv-layout";
import { isWhole } from "../long-series";
import { realEdition } from "../real-magazine";
import { type CloudflareStandIn, startStandIn } from "./cloudflare-stand-in";

const root = fileURLToPath(new URL("../..", import.meta.url));
const workflow = parse(readFileSync(join(root, ".github/workflows/publish.yml"), "utf8")) as {
  jobs: { publish: { steps: { name?: string; run?: string }[] } };
};

let api: CloudflareStandIn;
let folder: string;
beforeAll(async () => {
  api = await startStandIn();
  folder = mkdtempSync(join(tmpdir(), "botimi "));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a step by its name, as the runner's own shell does. */
async function step(name: string, cwd: string, env: Record<string, string>): Promise<number | null> {
  const script = workflow.jobs.publish.steps.find((each) => each.name === name)?.run ?? "exit 99";
  const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script];
  const child = spawn("bash", args, { cwd, env: { ...process.env, ...env }, stdio: "ignore" });
  return new Promise((resolve) => child.on("close", resolve));
}

test.runIf(isWhole)(
  "what was merged is published, and the plan stands in the run's summary",
  async () => {
    const summary = join(folder, "summary.md");
    const env = { ...api.env, GITHUB_STEP_SUMMARY: summary };
    expect(await step("Boto përmbajtjen", root, env)).toBe(0);
    const { version } = JSON.parse(api.entries.get(manifestKey)?.value ?? "{}") as { version?: string };
    expect(version).toBe(realEdition().manifest.version);
    expect(readFileSync(summary, "utf8")).toMatch(/^Ende nuk është botuar asgjë\.[\s\S]*u botua/);

    // A store that fails is a run that fails.
    api.fault = () => ({ kind: "error", status: 403, code: 10000, message: "no" });
    expect(await step("Boto përmbajtjen", root, env)).not.toBe(0);
    api.fault = () => undefined;
  },
  240_000,
);

test("the whole site goes up only where more than the content has changed since the last publication", async () => {
  const site = join(folder, "site");
  const bin = join(folder, "bin");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.al", ...words], { cwd: site, encoding: "utf8" });
  const commit = (...files: string[]) => {
    for (const file of files) write(join(site, file), `${Math.random()}`);
    git("add", "-A");
    git("commit", "-qm", "a");
    return git("rev-parse", "HEAD").trim();
  };
  const decided = async (last: string) => {
    const output = join(folder, "output");
    writeFileSync(output, "");
    write(join(bin, "gh"), `#!/bin/sh\necho "${last}"\n`);
    chmodSync(join(bin, "gh"), 0o755);
    const env = { GITHUB_OUTPUT: output, PATH: `${bin}:${process.env.PATH}` };
    expect(await step("Çfarë ka ndryshuar që nga botimi i fundit", site, env)).toBe(0);
    return readFileSync(output, "utf8").trim();
  };
  mkdirSync(site);
  git("init", "-q");
  const first = commit("app/root.tsx", "seed/magazine.json", "seed/pipeline/fixtures/a.json");
  const lesson = commit(
    "seed/lessons/graviteti.md",
    "seed/magazine.json",
    "seed/tables/constants.json",
    "docs/deploy.md",
    "README.md",
  );
  expect(await decided(first)).toBe("what=content");
  expect(await decided("")).toBe("what=site");
  expect(await decided("0123456789012345678901234567890123456789")).toBe("what=site");
  commit("app/root.tsx");
  commit("seed/lessons/graviteti.md");
  expect(await decided(lesson)).toBe("what=site");
  const code = commit("seed/lessons/drita.md");
  commit("seed/pipeline/fixtures/a.json");
  expect(await decided(code)).toBe("what=site");
  const picture = commit("seed/glossary.json");
  commit("public/covers/graviteti.svg");
  expect(await decided(picture)).toBe("what=site");
});
