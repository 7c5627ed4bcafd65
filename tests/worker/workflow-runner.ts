/**
 * Runs `.github/workflows` as GitHub does, with the features that ours use. They are jobs in the order of their needs,
 * each in a fresh clone, conditions, outputs, called workflows. An action does nothing, except `actions/checkout`,
 * which clones.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Values = Record<string, string>;

interface Step {
  id?: string;
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Values;
}

interface Job {
  if?: string;
  needs?: string | string[];
  uses?: string;
  with?: Values;
  outputs?: Values;
  steps?: Step[];
  strategy?: { matrix: { include: Values[] } };
}

interface Workflow {
  on: { workflow_call?: { outputs: Record<string, { value: string }> } };
  jobs: Record<string, Job>;
}

/** The result of a job, and its output. */
export interface JobRun {
  result: "success" | "failure" | "skipped";
  outputs: Values;
  /** The text of the run's summary. */
  summary: string;
  /** The output of its steps. */
  log: string;
  /** The jobs of the workflow that it calls. */
  called?: Record<string, JobRun>;
}

/** The commit of a run, and its folders. */
export interface Runner {
  /** The repository for clones and pushes. */
  origin: string;
  branch: string;
  /** The commit that was pushed. */
  commit: string;
  /** A folder for clones and notes. */
  folder: string;
  env: Values;
  inputs?: Values;
}

type Contexts = Record<string, unknown>;

/** @param file name of the workflow, without its ending @returns its jobs by their ids */
export async function runWorkflow(file: string, runner: Runner): Promise<Record<string, JobRun>> {
  const { jobs } = read(file);
  const ran: Record<string, JobRun> = {};
  for (const id of inOrder(jobs)) ran[id] = await runJob(jobs[id] ?? {}, ran, runner);
  return ran;
}

const read = (file: string) => parse(readFileSync(join(root, `.github/workflows/${file}.yml`), "utf8")) as Workflow;

const needsOf = ({ needs = [] }: Job) => [needs].flat();

/** Sorts jobs so that each comes after those that it needs. */
function inOrder(jobs: Record<string, Job>): string[] {
  const order: string[] = [];
  const add = (id: string) => {
    for (const need of needsOf(jobs[id] ?? {})) add(need);
    if (!order.includes(id)) order.push(id);
  };
  for (const id of Object.keys(jobs)) add(id);
  return order;
}

async function runJob(job: Job, ran: Record<string, JobRun>, runner: Runner): Promise<JobRun> {
  const needs = Object.fromEntries(needsOf(job).map((id) => [id, ran[id]]));
  const results = Object.values(needs).map((need) => need?.result);
  const contexts = { needs, inputs: runner.inputs ?? {}, secrets: secretsOf(runner), github: githubOf(runner) };
  const status = results.includes("failure") ? "failure" : results.includes("skipped") ? "skipped" : "success";
  if (!holds(job.if, status, contexts)) return { result: "skipped", outputs: {}, summary: "", log: "" };
  if (job.uses !== undefined) return callWorkflow(job, contexts, runner);
  const runs: JobRun[] = [];
  for (const matrix of job.strategy?.matrix.include ?? [{}])
    runs.push(await runSteps(job, { ...contexts, matrix }, runner));
  return runs.find(({ result }) => result === "failure") ?? (runs.at(-1) as JobRun);
}

async function callWorkflow(job: Job, contexts: Contexts, runner: Runner): Promise<JobRun> {
  const file = /([\w-]+)\.yml$/.exec(job.uses ?? "")?.[1] ?? "";
  const inputs = filled(job.with ?? {}, contexts);
  const called = await runWorkflow(file, { ...runner, inputs });
  const all = Object.values(called);
  const told = Object.entries(read(file).on.workflow_call?.outputs ?? {}).map(([name, { value }]) => [name, value]);
  return {
    result: all.some(({ result }) => result === "failure") ? "failure" : "success",
    outputs: filled(Object.fromEntries(told), { jobs: called }),
    summary: all.map(({ summary }) => summary).join(""),
    log: all.map(({ log }) => log).join(""),
    called,
  };
}

async function runSteps(job: Job, contexts: Contexts, runner: Runner): Promise<JobRun> {
  const folder = mkdtempSync(join(runner.folder, "job "));
  const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_STEP_SUMMARY: join(folder, "summary") };
  const clone = join(folder, "clone");
  mkdirSync(clone);
  const steps: Record<string, { outputs: Values; outcome: string }> = {};
  const seen = { ...contexts, steps };
  let status: "success" | "failure" = "success";
  let log = "";
  for (const [index, step] of (job.steps ?? []).entries()) {
    if (!holds(step.if, status, seen)) continue;
    if (step.uses?.startsWith("actions/checkout@")) checkOut(clone, step.with ?? {}, seen, runner);
    if (step.run === undefined) continue;
    if (step.run.startsWith("npm ci")) linkPackages(clone, runner.folder);
    const output = `${files.GITHUB_OUTPUT}-${index}`;
    const env = {
      ...runner.env,
      ...files,
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: folder,
      ...filled(step.env ?? {}, seen),
    };
    const { code, printed } = await bash(step.run, clone, env);
    log += printed;
    if (code !== 0) status = "failure";
    steps[step.id ?? String(index)] = { outputs: written(output), outcome: code === 0 ? "success" : "failure" };
  }
  const summary = existsSync(files.GITHUB_STEP_SUMMARY) ? readFileSync(files.GITHUB_STEP_SUMMARY, "utf8") : "";
  rmSync(folder, { recursive: true, force: true });
  return { result: status, outputs: filled(job.outputs ?? {}, seen), summary, log };
}

/**
 * Clones as the action does: one commit alone, or with `fetch-depth: 0` every branch. The files come with the
 * packages.
 */
function checkOut(
  folder: string,
  options: Record<string, unknown>,
  contexts: Contexts,
  { origin, commit }: Runner,
): void {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "ignore" });
  git("clone", "--quiet", "--shared", "--no-checkout", origin, ".");
  git("update-ref", "--no-deref", "HEAD", filledText(String(options.ref ?? ""), contexts) || commit);
  if (options["fetch-depth"] !== 0) git("remote", "remove", "origin");
}

/**
 * Provides the packages of `npm ci`: those of this repository, found in a folder above. Packages called by their path
 * are linked into the clone, whose own `node_modules` holds compiled programs that know their path.
 */
function linkPackages(clone: string, above: string): void {
  execFileSync("git", ["reset", "--quiet", "--hard"], { cwd: clone });
  const link = (name: string, folder: string) => symlinkSync(join(root, "node_modules", name), join(folder, name));
  if (!existsSync(join(above, "node_modules"))) symlinkSync(join(root, "node_modules"), join(above, "node_modules"));
  mkdirSync(join(clone, "node_modules"));
  for (const name of [".package-lock.json", "tsx", "wrangler"]) link(name, join(clone, "node_modules"));
}

function bash(script: string, cwd: string, env: Values): Promise<{ code: number | null; printed: string }> {
  const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script];
  const child = spawn("bash", args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
}

const written = (file: string): Values =>
  existsSync(file)
    ? Object.fromEntries(
        [...readFileSync(file, "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      )
    : {};

const secretsOf = ({ env }: Runner) => ({
  CLOUDFLARE_API_TOKEN: env.CLOUDFLARE_API_TOKEN,
  CLOUDFLARE_ACCOUNT_ID: env.CLOUDFLARE_ACCOUNT_ID,
});

const githubOf = ({ branch }: Runner) => ({
  ref_name: branch,
  server_url: "https://github.com",
  repository: "shkolla/prizma",
  token: "token",
  run_id: "7",
});

const filled = (values: Record<string, unknown>, contexts: Contexts): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledText(String(value), contexts)]));

const filledText = (text: string, contexts: Contexts) =>
  text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression: string) => lookedUp(expression, contexts));

function lookedUp(expression: string, contexts: Contexts): string {
  const value = expression.split(".").reduce<unknown>((held, name) => (held as Contexts | undefined)?.[name], contexts);
  return value === undefined ? "" : String(value);
}

/** Tells whether a job or a step runs. Without a condition on failures, it runs only if everything before succeeded. */
function holds(condition: string | undefined, status: string, contexts: Contexts): boolean {
  const parts = (condition ?? "success()").split(" && ");
  const asked = parts.map((part) => {
    if (part === "always()") return true;
    if (part === "failure()" || part === "success()") return status === part.slice(0, -2);
    const [, left = "", operator, right] = /^(\S+) (==|!=) '(.*)'$/.exec(part) ?? [];
    if (operator === undefined) throw new Error(`The condition ${part} is not known here.`);
    return (lookedUp(left, contexts) === right) === (operator === "==");
  });
  const minds = parts.some((part) => part.endsWith("()"));
  return asked.every(Boolean) && (minds || status === "success");
}
