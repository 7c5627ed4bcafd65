/** Tests `.github/workflows` as written, from a fresh runner's state. It has a small magazine and fake commands. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { manifestKey } from "../../app/library/kv-layout";
import { isWhole } from "../long-series";
import { type CollectionEntry, saved } from "../pages-cms";
import { realEdition } from "../real-magazine";
import { openAccount } from "./cloudflare-account";
import { type SmallRepository, type Stubs, smallRepository, stubs } from "./small-repository";
import { type JobRun, runWorkflow } from "./workflow-runner";

const root = fileURLToPath(new URL("../..", import.meta.url));
const forms = (parse(readFileSync(join(root, ".pages.yml"), "utf8")) as { content: CollectionEntry[] }).content;

let folder: string;
let repository: SmallRepository;
let program: Stubs;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "github "));
  repository = smallRepository(folder);
  program = stubs(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

/** Runs a workflow for a commit of a branch. @param variables of the fake commands @param inputs of a manual run */
function run(file: string, branch: string, commit: string, variables: Record<string, string> = {}, inputs = {}) {
  program.calls();
  const env = { CLOUDFLARE_API_TOKEN: "t", ...variables, PATH: `${program.folder}:${process.env.PATH}` };
  return runWorkflow(file, { origin: repository.origin, branch, commit, folder, env, inputs });
}

const results = (jobs: Record<string, JobRun>) =>
  Object.fromEntries(Object.entries(jobs).map(([id, { result }]) => [id, result]));
const head = (branch: string) => {
  repository.git("fetch", "--quiet", "origin");
  return repository.git("rev-parse", `origin/${branch}`).trim();
};

/** Returns the file that Pages CMS commits after a title is changed in its form. */
function titled(title: string, slug = "graviteti"): string {
  const fields = forms.find(({ path }) => path === "seed/magazine.json")?.fields ?? [];
  return saved(repository.show("main", "seed/magazine.json"), fields, ({ contents }) => {
    const piece = (contents as Record<string, unknown>[]).find((each) => each.slug === slug);
    Object.assign(piece ?? {}, { title });
  });
}

/** A text that no program can correct: without ë. */
const bare = "nga lart uji rri mbi trupin dhe e shtyp; sa me posht zhytemi, aq me shum na shtyp edhe anash.\n";

describe("a branch from a phone", () => {
  test("with ordinary spaces and a title: mended, asked for, checked, and told of the mend's own commit", async () => {
    const commit = repository.push(
      "redaksia/graviteti",
      { "seed/lessons/graviteti.md": `Bie nga 5 m, "fort", ${bare}`, "seed/magazine.json": titled("Rënia") },
      "main",
    );
    const jobs = await run("propose", "redaksia/graviteti", commit);
    expect(results(jobs)).toEqual({ mend: "success", check: "success", report: "success" });
    expect(repository.show("redaksia/graviteti", "seed/lessons/graviteti.md")).toBe(
      `Bie nga 5\u00a0m, „fort“, ${bare}`,
    );
    const changed = repository.git("diff", "--numstat", "origin/main", "origin/redaksia/graviteti", "--", "seed");
    expect(changed).toBe("1\t1\tseed/lessons/graviteti.md\n1\t1\tseed/magazine.json\n");
    expect(jobs.mend?.summary).toMatch(/graviteti\.md: 3\svende të ndrequra/);
    // The log warns at the line that no program can correct, and allows the merge.
    expect(jobs.check?.log).toMatch(/^::warning file=seed\/lessons\/graviteti\.md,line=1,.*pa ë dhe ç/m);

    // The comment says so too, and that it may be published.
    expect(jobs.mend?.log).toMatch(/^\*\*Gati për botim\.\*\*[\s\S]*„Rënia“, \[rreshti 1\]\(https:.*: Ky paragraf/m);

    const mend = head("redaksia/graviteti");
    const calls = program.calls().filter((call) => call.startsWith("gh "));
    expect(calls.map((call) => call.split(" ").slice(1, 3).join(" "))).toEqual([
      "pr list",
      "pr create",
      "pr comment",
      `api repos/shkolla/prizma/statuses/${mend}`,
      `api repos/shkolla/prizma/statuses/${mend}`,
    ]);
    expect(calls[3]).toContain("context=Përmbajtja -f state=success");
    expect(calls[4]).toContain("context=Provat -f state=success");

    // Nothing is left to correct. There is no loop, and the request is not opened twice.
    const again = await run("propose", "redaksia/graviteti", mend, { OPEN: "1" });
    expect(results(again)).toEqual({ mend: "success", check: "skipped", report: "skipped" });
    expect([head("redaksia/graviteti"), program.calls().some((call) => /pr create|api/.test(call))]).toEqual([
      mend,
      false,
    ]);
  }, 120_000);

  test("of a mistake no program mends: the check is red, and says so of the mend", async () => {
    const text = "Bie nga 5 m.\n\n![Guri](/pictures/mungon.jpg)\n";
    const commit = repository.push("redaksia/gabim", { "seed/lessons/graviteti.md": text }, "main");
    const jobs = await run("propose", "redaksia/gabim", commit);
    expect(results(jobs)).toEqual({ mend: "success", check: "failure", report: "success" });
    expect(jobs.check?.log).toMatch(/^::error file=seed\/lessons\/graviteti\.md,line=3,/m);
    // The comment names the piece, and a press on the line opens it for editing.
    const place = "/shkolla/prizma/edit/redaksia/gabim/seed/lessons/graviteti.md#L3";
    expect(jobs.mend?.log).toMatch(
      new RegExp(
        `^\\*\\*Ende nuk botohet: 1\\svend për t’u ndrequr[\\s\\S]*„Graviteti“, \\[rreshti 3\\]\\(https://.*${place}\\)`,
        "m",
      ),
    );
    expect(jobs.mend?.summary).toContain(place);
    expect(jobs.mend?.summary).not.toContain("npm run");
    expect(program.calls().find((call) => call.includes("context=Përmbajtja"))).toContain("state=failure");
  }, 120_000);

  test("of a draft: it may be merged, and the comment says that no reader will see it", async () => {
    const { contents, ...others } = JSON.parse(repository.show("main", "seed/magazine.json")) as { contents: object[] };
    const own = { id: 8, slug: "peshimi", title: "Peshimi", contentFile: "lessons/peshimi.md", draft: true };
    const text = `${JSON.stringify({ ...others, contents: [...contents, { ...contents[0], ...own }] }, null, 2)}\n`;
    const commit = repository.push(
      "redaksia/skica",
      { "seed/magazine.json": text, "seed/lessons/peshimi.md": "Pse?\n" },
      "main",
    );
    const jobs = await run("propose", "redaksia/skica", commit);
    expect(jobs.mend?.log).toMatch(
      /^\*\*Gati për botim\.\*\*.*\n\n\*\*„Peshimi“ është ende skicë:\*\* nuk del te lexuesi/m,
    );
  }, 120_000);

  test("without a change yet: left in quiet", async () => {
    const commit = repository.push("redaksia/e-re", {}, "main");
    repository.git("push", "--quiet", "--force", "origin", `${head("main")}:refs/heads/redaksia/e-re`);
    expect(commit).not.toBe(head("main"));
    const jobs = await run("propose", "redaksia/e-re", head("main"));
    expect(results(jobs)).toEqual({ mend: "success", check: "skipped", report: "skipped" });
    expect([jobs.mend?.summary, program.calls()]).toEqual([
      expect.stringContaining("hapet vetë me ruajtjen e parë"),
      [],
    ]);
  }, 120_000);

  test("saved again meanwhile, where GitHub lets no workflow open a request: it says what to do", async () => {
    const first = repository.push("redaksia/dy", { "seed/lessons/graviteti.md": "Bie nga 5 m.\n" }, "main");
    const second = repository.push("redaksia/dy", { "seed/lessons/graviteti.md": "Bie nga 6 m.\n" });
    const jobs = await run("propose", "redaksia/dy", first, { RED: "pr" });
    expect(results(jobs)).toEqual({ mend: "failure", check: "skipped", report: "skipped" });
    expect(jobs.mend?.summary).toContain("ndreqjen e bën ajo ruajtje");
    expect(jobs.mend?.log).toMatch(/^::error::.*Allow GitHub Actions to create and approve pull requests/m);
    expect(head("redaksia/dy")).toBe(second);
  }, 120_000);
});

test.runIf(isWhole)(
  "two branches of two titles, each mended, are merged without a conflict",
  async () => {
    const { contents, ...others } = JSON.parse(repository.show("main", "seed/magazine.json")) as { contents: object[] };
    const two = [...contents, { ...contents[0], id: 8, slug: "peshimi" }];
    repository.push("main", { "seed/magazine.json": `${JSON.stringify({ ...others, contents: two }, null, 2)}\n` });
    for (const [branch, slug] of Object.entries({ "redaksia/a": "graviteti", "redaksia/b": "peshimi" })) {
      const commit = repository.push(branch, { "seed/magazine.json": titled(`Titull i ri, ${slug}`, slug) }, "main");
      expect(results(await run("propose", branch, commit, { QUICK: "1" }))).toMatchObject({
        mend: "success",
        check: "success",
      });
    }
    repository.git("checkout", "--quiet", "--detach", "origin/redaksia/a");
    head("redaksia/b");
    repository.git("merge", "--quiet", "origin/redaksia/b");
    repository.git("push", "--quiet", "origin", "HEAD:refs/heads/main");
    expect(repository.show("main", "seed/magazine.json").match(/Titull i ri/g)).toHaveLength(2);
  },
  120_000,
);

describe("what was merged", () => {
  const content = "npm run --silent seed -- plan --remote, npm run --silent seed -- publish --remote";
  const site = "npm run --silent deploy -- --plan";
  /** Pushes files to main, and runs GitHub's workflows for it. @returns the results, and the commands that published */
  async function merged(last: string, files: Record<string, string>, variables = {}, inputs = {}) {
    const commit = repository.push("main", files);
    const jobs = await run("publish", "main", commit, { LAST: last, QUICK: "1", ...variables }, inputs);
    const calls = program.calls();
    return {
      commit,
      jobs,
      results: results(jobs),
      tests: calls.filter((call) => call.startsWith("npm test")),
      published: calls.filter((call) => /--remote| deploy /.test(call)).join(", "),
    };
  }
  const green = { key: "success", last: "success", check: "success", refused: "skipped", publish: "success" };
  const red = { ...green, check: "failure", refused: "success", publish: "skipped" };
  let published: string;

  test("for the first time, of a school that deployed by hand: tested wholly, planned and deployed", async () => {
    const first = await merged("", { "seed/lessons/graviteti.md": "Bie guri.\n" });
    expect([first.results, first.published]).toEqual([green, site]);
    expect(first.tests).toEqual(["npm test --", "npm test -- --whole", "npm test --"]);
    published = first.commit;
  }, 120_000);

  test("of the content alone: published once the content is sound, without a test of the code", async () => {
    const files = { "seed/lessons/graviteti.md": "Bie një gur.\n", "seed/glossary.json": "[]\n" };
    const lesson = await merged(published, files);
    expect([lesson.results, lesson.tests, lesson.published]).toEqual([green, [], content]);
    // Documents are tested, and cause no deployment.
    const guide = await merged(lesson.commit, { "docs/deploy.md": "a\n", "README.md": "a\n" });
    expect([guide.results, guide.tests.length, guide.published]).toEqual([green, 3, content]);
    published = guide.commit;
  }, 120_000);

  test("with red tests: nothing goes up, neither then nor with the next lesson, until they are green", async () => {
    const code = await merged(published, { "app/root.tsx": "1\n" }, { RED: "test" });
    expect([code.results, code.published]).toEqual([red, ""]);
    expect(code.jobs.check?.log).toMatch(/^::error::Provat e kodit nuk kaluan/m);
    expect(code.jobs.refused?.summary).toMatch(/^Asgjë nuk u botua.*ndreqe me një kërkesë të re/);
    const lesson = await merged(published, { "seed/lessons/graviteti.md": "Bie dhe bie.\n" }, { RED: "test" });
    expect([lesson.results, lesson.published]).toEqual([red, ""]);
    // Content and code together, after a failed run.
    const mended = await merged(published, { "app/root.tsx": "2\n", "seed/lessons/graviteti.md": "Bie.\n" });
    expect([mended.results, mended.published]).toEqual([green, site]);
    // An old run that is run again leaves newer content unchanged.
    const old = await run("publish", "main", code.commit, { LAST: mended.commit, QUICK: "1" });
    expect([results(old), program.calls().some((call) => /--remote| deploy /.test(call))]).toEqual([green, false]);
    expect(old.publish?.summary).toContain("asgjë për të bërë");
    published = mended.commit;
  }, 120_000);

  test("without a key: it says so at once, tests nothing and publishes nothing", async () => {
    const files = { "app/root.tsx": "0\n" };
    const keyless = await merged(published, files, { CLOUDFLARE_API_TOKEN: "" });
    expect([keyless.results, keyless.tests, keyless.published]).toEqual([
      { key: "failure", last: "success", check: "skipped", refused: "skipped", publish: "skipped" },
      [],
      "",
    ]);
    expect(keyless.jobs.key?.log).toMatch(/^::error::Mungon çelësi CLOUDFLARE_API_TOKEN/m);
    expect(keyless.jobs.key?.summary).toMatch(/^Asgjë nuk u provua dhe asgjë nuk u botua/);
  }, 120_000);

  test.runIf(isWhole)(
    "with a mistake in the content, and by hand: nothing goes up, or the whole site",
    async () => {
      const broken = await merged(published, { "seed/lessons/graviteti.md": "Bie guri.\n" }, { RED: "check" });
      expect([broken.results, broken.published]).toEqual([red, ""]);
      const whole = await merged(published, {}, {}, { site: true });
      expect([whole.results, whole.published]).toEqual([green, site]);
    },
    120_000,
  );

  test.runIf(isWhole)(
    "goes up over another publication that no plan has seen, by content alone and with the site",
    async () => {
      const account = await openAccount({ withNamespace: true });
      const deploy = join(folder, "deploy");
      const words = `--address "${account.origin}" --persist-to "${join(folder, "state")}"`;
      writeFileSync(deploy, `#!/bin/sh\ncd "${root}" && exec "${program.npm}" "$@" ${words}\n`);
      chmodSync(deploy, 0o755);
      const remote = { ...account.api.env, REMOTE: deploy };
      const version = () =>
        (JSON.parse(account.api.entries.get(manifestKey)?.value ?? "{}") as { version?: string }).version;
      try {
        // Only the fake command publishes this one. By itself or after the others, the test begins with the content.
        const start = repository.git("rev-list", "--max-parents=0", "origin/main").trim();
        const newsroom = ["seed/magazine.json", "seed/lessons/graviteti.md"];
        const before = await merged(
          "",
          Object.fromEntries(newsroom.map((file) => [file, repository.git("show", `${start}:${file}`)])),
        );
        const first = await merged(before.commit, { "seed/lessons/graviteti.md": "Bie guri i parë.\n" }, remote);
        expect([first.results, first.jobs.publish?.summary], first.jobs.publish?.log).toEqual([
          green,
          expect.stringMatching(/^Ende nuk është botuar asgjë\.[\s\S]*u botua/),
        ]);
        const small = version();
        const site = await merged(first.commit, { "app/root.tsx": "3\n" }, remote);
        expect([site.results, version()]).toEqual([green, realEdition().manifest.version]);
        expect(site.jobs.publish?.summary).toMatch(new RegExp(`I botuar tani: ${small}[\\s\\S]*✓ Prova kaloi`));
        const lesson = await merged(site.commit, { "seed/lessons/graviteti.md": "Bie guri i dytë.\n" }, remote);
        expect([lesson.results, version() === realEdition().manifest.version]).toEqual([green, false]);
        // An error of the store makes the run fail.
        account.api.fault = () => ({ kind: "error", status: 403, code: 10000, message: "no" });
        const failed = await merged(site.commit, { "seed/lessons/graviteti.md": "Bie.\n" }, remote);
        expect(failed.results).toEqual({ ...green, publish: "failure" });
      } finally {
        await account.close();
      }
    },
    600_000,
  );
});
