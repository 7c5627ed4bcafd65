/** Runs the editors' command line: the commands and options of `npm run seed --`. */
import { Command, CommanderError } from "commander";
import { seeHelp } from "./build-file";
import { addContentCommands } from "./content-commands";
import { type ExitCode, exitCode } from "./exit-code";
import { addStoreCommands } from "./store-commands";

const titles: Record<string, string> = {
  "Usage:": "Përdorimi:",
  "Arguments:": "Argumentet:",
  "Options:": "Zgjedhjet:",
  "Commands:": "Komandat:",
};

/**
 * Runs a command, and reports wrong arguments in Albanian.
 *
 * @param words arguments of `npm run seed --`
 * @returns the exit code
 */
export async function runCommandLine(words: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = exitCode.done;
  const end = (ended: ExitCode) => {
    code = ended;
  };
  const program = newProgram();
  addContentCommands(program, end);
  addStoreCommands(program, end);
  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCode.done;
    console.error(`${misuse(error)} ${seeHelp}`);
    return exitCode.wrongUse;
  }
  return code;
}

/** Creates the command line without its commands: its help and its printing. */
function newProgram(): Command {
  return new Command("seed")
    .description("Kontrollon përmbajtjen e revistës dhe e boton.")
    .helpOption("-h, --help", "trego këtë ndihmë")
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (sub) => `${sub.name()} ${sub.usage()}`,
      // Leaves out the parser's English „(default: …)“.
      optionDescription: ({ description }) => description,
    })
    .usage("[komanda] [argumente]")
    .addHelpText(
      "after",
      `
Pa [skedari] merret seed/magazine.json; pa --remote punohet me KV-në e kësaj makine, atë të „npm start“.
Dalja: 0 u krye ose s’kishte ç’të bëhej, 1 përmbajtja ka probleme, 2 përdorim i gabuar, 3 KV-ja nuk u përgjigj.`,
    )
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()), writeErr: () => undefined })
    .exitOverride();
}

/** Explains a wrong command line in Albanian. */
function misuse({ code, message }: CommanderError): string {
  const named = /'([^']+)'/.exec(message)?.[1] ?? "";
  switch (code) {
    case "commander.unknownOption":
      return `Zgjedhja ${named} nuk njihet.`;
    case "commander.unknownCommand":
      return `Komanda ${named} nuk njihet.`;
    case "commander.invalidArgument":
      return `Vlera ${named} e një zgjedhjeje nuk njihet.`;
    case "commander.missingArgument":
      return `Mungon argumenti ${named}.`;
    case "commander.optionMissingArgument":
      return `Zgjedhjes ${named} i mungon vlera.`;
    default:
      return "Komanda ka argumente të tepërta.";
  }
}
