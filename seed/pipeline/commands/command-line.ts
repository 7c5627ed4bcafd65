/** Defines the editors' command line: the commands and options of `npm run seed --`. */
import { existsSync } from "node:fs";
import { Command, CommanderError, Option } from "commander";
import { contentsWords } from "../publishing/editor-words";
import { buildFile, seeHelp } from "./build-file";
import { type ExitCode, exitCode } from "./exit-code";

const titles: Record<string, string> = {
  "Usage:": "Përdorimi:",
  "Arguments:": "Argumentet:",
  "Options:": "Zgjedhjet:",
  "Commands:": "Komandat:",
};

const remote = ["--remote", "në Cloudflare, me hyrjen e wrangler-it, jo në këtë makinë"] as const;
const persistTo = ["--persist-to <dosja>", "dosja ku kjo makinë mban KV-në"] as const;
const publicFiles = ["--public <dosja>", "dosja e figurave, në vend të public/"] as const;

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
  const program = new Command("seed")
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

  command("check [skedari]", "kontrollon revistën, ose një pjesë të vetme, p.sh. pitagora; edhe një vërejtje e rrëzon")
    .addOption(
      new Option(
        "--format <mënyra>",
        "github: çdo problem si shënim te rreshti i vet; e rrëzon vetëm çfarë nuk botohet",
      ).choices(["github"]),
    )
    .action(async (file: string | undefined, { format }: { format?: "github" }) => {
      const isPiece = file !== undefined && !(file.endsWith(".json") && existsSync(file));
      const ended = isPiece ? await (await import("./check-piece")).checkPiece(file, { format }) : null;
      if (ended !== null) return end(ended);
      // A merge publishes: there a to-do fails, and a warning does not.
      const isMerge = format === "github";
      const built = await buildFile(file, { strict: !isMerge, format, forReaders: isMerge });
      if (typeof built === "number") return end(built);
      const { contents, version } = built.edition.manifest;
      const outcome = built.counted === "" ? "gjithçka në rregull" : `botohet; ${built.counted}`;
      console.log(`${contentsWords(contents.length)}, botimi ${version}: ${outcome}.`);
    });

  command(
    "fix [skedari]",
    "vë vetë çfarë vihet me rregull: hapësirat U+00A0, thonjëzat, minutat, numrat „id“; heq vendin nga fotografitë",
  )
    .option("--layout <skedari>", "një tekst i mëparshëm i revistës, rreshtat e të cilit mbahen ku s’ka ndryshim")
    .action(async (file: string | undefined, options: { layout?: string }) =>
      end(await (await import("./fix-files")).fixFiles(file, options)),
    );

  command("confirm [pjesa...]", "shënon që pjesa u lexua prapë përkrah figurave, modeleve dhe fjalorit, siç janë tani")
    .option("--only <emri>", "vetëm një figurë, model ose term, me emrin e vet")
    .option("--all", "çdo pjesë e revistës")
    .action(async (slugs: string[], options) =>
      end(await (await import("./confirm-readings")).confirmReadings(slugs, options)),
    );

  command("new <lloji> <slug>", "nis një pjesë: lesson, quiz, author, category, cover, model, news")
    .option("--title <titulli>", "titulli ose emri; pa të, fjalët e slug-ut")
    .option("--category <kapitulli>", "kapitulli i mësimit ose i kuizit, p.sh. optika")
    .option("--author <numri>", "redaksia që nënshkruan")
    .option("--type <dega>", "dega e një kapitulli të ri: math ose physics")
    .action(async (kind: string, slug: string, options) =>
      end(await (await import("./new-piece")).newPiece(kind, slug, options)),
    );

  stored("plan [skedari]", "tregon çfarë do të ndryshonte botimi dhe sa shkrime kushton")
    .option(...publicFiles)
    .option("--deployed", "figurat e dosjes public/ vendosen para botimit; e shkruan vetë „npm run deploy“")
    .action(async (file: string | undefined, options) =>
      end(await (await import("./plan-file")).planFile(file, options)),
    );

  stored("publish [skedari]", "kontrollon skedarin dhe e boton", { isDefault: true })
    .option("--force", "boto edhe mbi një botim që plani yt nuk e ka parë")
    .option(...publicFiles)
    .option("--site <adresa>", "bashkë me --deployed: adresa ku u vendos faqja; e shkruan vetë „npm run deploy“")
    .option("--deployed", "figurat e dosjes public/ sapo u vendosën; e shkruajnë vetë „npm start“ dhe „npm run deploy“")
    .action(async (file: string | undefined, options) =>
      end(await (await import("./publish-file")).publishFile(file, options)),
    );

  stored("history", "dhjetë botimet e fundit").action(async (options) =>
    end(await (await import("./show-history")).showHistory(options)),
  );

  stored("rollback [botimi]", "kthen një botim të mëparshëm; pa [botimi], atë para këtij").action(
    async (version: string | undefined, options) => end(await (await import("./roll-back")).rollBack(version, options)),
  );

  stored("verify", "lexon gjithçka që i duhet botimit dhe thotë çfarë mungon").action(async (options) =>
    end(await (await import("./verify-store")).verifyStore(options)),
  );

  stored("clean", "heq çfarë nuk i duhet më asnjërit prej botimeve të mbajtura")
    .option("--older-than <koha>", "vetëm më të vjetra se kaq ditë ose orë (2d, 36h), së paku 1d; pa të, 2d", "2d")
    .action(async (options) => end(await (await import("./clean-store")).cleanStore(options)));

  stored("backup <kopja>", "ruan gjithë hapësirën KV në një skedar").action(async (file: string, options) =>
    end(await (await import("./back-up-store")).backUpStore(file, options)),
  );

  stored("restore <kopja>", "kthen në KV çfarë ruan kopja; nuk heq asgjë").action(async (file: string, options) =>
    end(await (await import("./back-up-store")).restoreStore(file, options)),
  );

  command("edition <dosja>", "shkruan botimin si skedarë në dosjen e dhënë").action(async (folder: string) =>
    end(await (await import("./write-files")).writeFiles(folder)),
  );

  try {
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCode.done;
    console.error(`${misuse(error)} ${seeHelp}`);
    return exitCode.wrongUse;
  }
  return code;

  function command(usage: string, description: string, options?: { isDefault?: boolean }): Command {
    return program
      .command(usage.replace(" [--remote]", ""), options)
      .description(description)
      .helpOption("-h, --help", "trego këtë ndihmë")
      .usage(usage.split(" ").slice(1).join(" "));
  }

  /** Defines a command over a store: this computer's or Cloudflare's. */
  function stored(usage: string, description: string, options?: { isDefault?: boolean }): Command {
    return command(`${usage} [--remote]`, description, options)
      .option(...remote)
      .option(...persistTo);
  }
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
