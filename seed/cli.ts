import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, CommanderError } from "commander";
import type { Edition } from "./edition";
import { writeEdition } from "./edition-files";
import { describeProblem } from "./problem";
import { publish } from "./publish";

const exitCodes = { done: 0, contentProblems: 1, wrongUse: 2, storeFailed: 3 };

const seeHelp = "Shih ndihmën: npm run seed -- --help";

const magazineFile = fileURLToPath(new URL("magazine.json", import.meta.url));

const program = new Command("seed")
  .description("Kontrollon përmbajtjen e revistës dhe e boton.")
  .helpOption("-h, --help", "trego këtë ndihmë")
  .helpCommand(false)
  .configureHelp({
    styleTitle: (title) => titles[title] ?? title,
    subcommandTerm: (sub) => `${sub.name()} ${sub.usage()}`,
  })
  .usage("[komanda] [argumente]")
  .configureOutput({ writeErr: () => undefined })
  .exitOverride();

const titles: Record<string, string> = {
  "Usage:": "Përdorimi:",
  "Arguments:": "Argumentet:",
  "Options:": "Zgjedhjet:",
  "Commands:": "Komandat:",
};

command("publish [skedari]", "kontrollon skedarin dhe e boton në KV-në e kësaj makine", { isDefault: true }).action(
  async (file?: string) => {
    const edition = await build(file);
    if (edition !== null) await publishLocally(edition);
  },
);

command("check [skedari]", "vetëm e kontrollon skedarin").action(async (file?: string) => {
  const edition = await build(file);
  if (edition !== null) console.log(`${summary(edition)}: gjithçka në rregull.`);
});

command("edition <dosja>", "shkruan botimin si skedarë në dosjen e dhënë").action(async (folder: string) => {
  const edition = await build();
  if (edition === null) return;
  const written = await writeEdition(edition, folder);
  const news = written === 0 ? "skedarët janë gati që më parë" : `${written} skedarë te ${folder}`;
  console.log(`${summary(edition)}: ${news}.`);
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode !== 0) {
    console.error(`${misuse(error)} ${seeHelp}`);
    process.exitCode = exitCodes.wrongUse;
  }
}

function command(usage: string, description: string, options?: { isDefault?: boolean }): Command {
  return program
    .command(usage, options)
    .description(description)
    .helpOption("-h, --help", "trego këtë ndihmë")
    .usage(usage.split(" ").slice(1).join(" "));
}

/** Builds the edition and says what is wrong with it. @returns null where it may not be published. */
async function build(file = magazineFile): Promise<Edition | null> {
  if (!existsSync(file)) {
    console.error(`Skedari ose komanda „${file}“ nuk gjendet. ${seeHelp}`);
    process.exitCode = exitCodes.wrongUse;
    return null;
  }
  // Loaded only now: a wrong command or a call for help answers at once.
  const { buildEdition } = await import("./build-edition");
  const { problems, edition } = buildEdition(file);
  for (const problem of problems) console.error(describeProblem(problem, process.cwd()));
  if (edition !== null) return edition;
  const errors = problems.filter((problem) => problem.severity === "error").length;
  const name = relative(process.cwd(), file) || file;
  console.error(`${name}: ${errors === 1 ? "1 gabim" : `${errors} gabime`}; asgjë nuk u shkrua.`);
  process.exitCode = exitCodes.contentProblems;
  return null;
}

async function publishLocally(edition: Edition): Promise<void> {
  const { openLocalStore } = await import("./local-store");
  let store: Awaited<ReturnType<typeof openLocalStore>> | undefined;
  try {
    store = await openLocalStore();
    const { written } = await publish(edition, store);
    const news = written === 0 ? "është botuar tashmë; asgjë për të shkruar" : `u botua (${entriesWritten(written)})`;
    console.log(`${summary(edition)}: ${news}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`Botimi nuk u shkrua në KV: ${reason}\nRevista e botuar më parë mbetet siç ishte. Provo përsëri.`);
    process.exitCode = exitCodes.storeFailed;
  } finally {
    await store?.close();
  }
}

function summary({ manifest }: Edition): string {
  return `${manifest.contents.length} përmbajtje, botimi ${manifest.version}`;
}

function entriesWritten(count: number): string {
  return count === 1 ? "1 shkrim në KV" : `${count} shkrime në KV`;
}

/** What was wrong with the command line, in Albanian. */
function misuse({ code, message }: CommanderError): string {
  const named = /'([^']+)'/.exec(message)?.[1] ?? "";
  switch (code) {
    case "commander.unknownOption":
      return `Zgjedhja ${named} nuk njihet.`;
    case "commander.unknownCommand":
      return `Komanda ${named} nuk njihet.`;
    case "commander.missingArgument":
      return `Mungon argumenti ${named}.`;
    default:
      return "Komanda ka argumente të tepërta.";
  }
}
