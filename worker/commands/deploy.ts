/**
 * `npm run deploy`: deploys the magazine from a Cloudflare account to a public address. Each step first checks the
 * present state, so a second run does only the missing steps. `-- --address https://…` sets another address than the
 * one wrangler prints. `-- --code-only` leaves the published magazine unchanged, so code can be deployed while a
 * lesson is half written. `-- --plan` first prints the changes and accepts the live state as already seen, since on
 * GitHub no earlier run has planned. Without it an edition that this folder does not know stops the deployment.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, CommanderError } from "commander";
import { findNamespace, namespaceTitle } from "../../seed/pipeline/publishing/cloudflare-store";
import { StoreFailure } from "../../seed/pipeline/publishing/store";
import { jsonOf, wrangler } from "../../seed/pipeline/publishing/wrangler";
import { deployedAddress, originVariable, publicOrigin, withNamespaceId } from "./deploy-config";
import { noteDeployedOrigin } from "./deployed-origin";
import { command, prepare, quietEnv, root, seedCommand } from "./prepare.mjs";
import { smokeTest } from "./smoke-test";

const exitCode = { wrongUse: 2, failed: 3 };

const options = readOptions();

try {
  process.exitCode = await deploy();
} catch (error) {
  if (!(error instanceof StoreFailure)) throw error;
  console.error(`✗ ${error.message}.`);
  process.exitCode = exitCode.failed;
}

interface Options {
  address?: string;
  codeOnly?: boolean;
  plan?: boolean;
  persistTo?: string;
}

function readOptions(): Options {
  const program = new Command("deploy")
    .option("--address <adresa>", "adresa e faqes, kur nuk është ajo që jep Cloudflare", publicOrigin)
    .option("--code-only", "vetëm faqja; revista e botuar mbetet siç është")
    .option("--plan", "para vendosjes thuaj çfarë do të ndryshojë, dhe vendos mbi botimin që është aty")
    .option("--persist-to <dosja>", "dosja ku kjo makinë mban ç’di për botimet")
    .configureOutput({ writeErr: () => undefined })
    .exitOverride();
  try {
    return program.parse().opts<Options>();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) process.exit(0);
    console.error("Përdorimi: npm run deploy [-- --address https://adresa.jote] [--code-only] [--plan]");
    process.exit(exitCode.wrongUse);
  }
}

async function deploy(): Promise<number> {
  done(`Llogaria: ${accountName(jsonOf<Whoami>(await wrangler(["whoami", "--json"])))}`);

  const known = await findNamespace();
  if (known === null && options.codeOnly)
    throw new StoreFailure("ende nuk ka revistë në KV; nise pa --code-only", true);
  const id = known ?? (await makeNamespace());
  done(`Hapësira KV „${namespaceTitle}“: ${known === null ? "u krijua" : "ishte aty"}`);

  const persistTo = options.persistTo === undefined ? [] : ["--persist-to", options.persistTo];
  if (!options.codeOnly && known !== null) {
    // An old folder would else deploy its code before its publication is refused.
    const first = options.plan ? ["plan", "--remote", "--deployed"] : ["may-publish", "--remote"];
    const allowed = run(seedCommand, ["seed/pipeline/cli.ts", ...first, ...persistTo]);
    if (allowed !== 0) return allowed;
  }

  await prepare({ seed: false });
  done("Faqja u ndërtua");

  // Deploys the static files first. A lesson published before its pictures would show none until the next deployment.
  const address = deployWorker(id, options.address);
  if (address === null) return exitCode.failed;
  done(`Worker-i u vendos: ${address}`);

  if (options.codeOnly) done("Revista e botuar mbeti siç ishte");
  else {
    const words = ["publish", "--remote", "--deployed", "--site", address, ...persistTo];
    const published = run(seedCommand, ["seed/pipeline/cli.ts", ...words]);
    if (published !== 0) return published;
    done("Revista është në KV");
  }

  const faults = await smokeTest(address, {
    get: ask,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) {
    console.error(`${address} nuk përgjigjet ende si duhet. Prit një minutë dhe nise përsëri: npm run deploy`);
    return exitCode.failed;
  }
  done(`Prova kaloi: ${address}`);
  noteDeployedOrigin(address, options.persistTo);
  // Cloudflare names the address only after the first deployment; the next deployments keep it.
  if (options.address === undefined && !(await knowsItsAddress(address))) {
    if (deployWorker(id, address) === null) return exitCode.failed;
    done("Faqja e di adresën e vet");
  }
  return 0;
}

function done(what: string): void {
  console.log(`✓ ${what}`);
}

interface Whoami {
  loggedIn: boolean;
  accounts?: { name: string; id: string }[];
}

/**
 * Returns the name of the account that is logged in.
 *
 * @throws StoreFailure if nobody is logged in, or if there are several accounts and none is chosen
 */
function accountName({ loggedIn, accounts = [] }: Whoami): string {
  if (!loggedIn) throw new StoreFailure("wrangler nuk ka hyrë në Cloudflare; hyr me: npx wrangler login", true);
  const wanted = process.env.CLOUDFLARE_ACCOUNT_ID;
  if (wanted === undefined && accounts.length > 1) {
    const names = accounts.map(({ name, id }) => `${name} (${id})`).join(", ");
    throw new StoreFailure(`ke disa llogari; vër te CLOUDFLARE_ACCOUNT_ID njërën: ${names}`, true);
  }
  return accounts.find(({ id }) => wanted === undefined || id === wanted)?.name ?? wanted ?? "e panjohur";
}

async function makeNamespace(): Promise<string> {
  await wrangler(["kv", "namespace", "create", namespaceTitle, "--update-config=false"]);
  const id = await findNamespace();
  if (id === null) throw new StoreFailure(`hapësira KV „${namespaceTitle}“ nuk u krijua`);
  return id;
}

/** Tells whether an earlier deployment gave the Worker its address. */
async function knowsItsAddress(address: string): Promise<boolean> {
  return (JSON.parse((await ask(`${address}/api/health`)).body) as { origin?: string }).origin !== undefined;
}

/**
 * Deploys the Worker and the static files.
 *
 * @param configured public origin; if it is missing, the origin of an earlier deployment stays
 * @returns the public address; null if wrangler failed and has printed why
 */
function deployWorker(id: string, configured: string | undefined): string | null {
  // The file is beside wrangler.toml, since paths in it are relative to its folder.
  const config = join(root, "wrangler.deploy.toml");
  const folder = mkdtempSync(join(tmpdir(), "prizma-deploy-"));
  const notes = join(folder, "notes.ndjson");
  try {
    writeFileSync(config, withNamespaceId(readFileSync(join(root, "wrangler.toml"), "utf8"), id));
    writeFileSync(notes, "");
    const env = { WRANGLER_OUTPUT_FILE_PATH: notes };
    const variable = configured === undefined ? [] : ["--var", `${originVariable}:${configured}`];
    if (run(command("wrangler"), ["deploy", "--config", config, "--keep-vars", ...variable], env) !== 0) return null;
    return configured ?? deployedAddress(readFileSync(notes, "utf8"));
  } finally {
    rmSync(config, { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses the same terminal, because wrangler may ask the operator a question. */
function run(script: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...quietEnv, ...env },
    stdio: "inherit",
  });
  return status ?? exitCode.failed;
}

async function ask(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  return { status: response.status, edition: response.headers.get("X-Edition"), body: await response.text() };
}
