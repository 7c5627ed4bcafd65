/** Defines the commands that check and write an editor's files: `check`, `fix`, `confirm`, `new`. */
import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { contentsWords } from "../publishing/editor-words";
import { buildFile, type FindingFormat } from "./build-file";
import { command } from "./command";
import { type ExitCode, exitCode } from "./exit-code";
import { soundWords } from "./finding-lines";

/** @param end called with the exit code of a command that ran */
export function addContentCommands(program: Command, end: (code: ExitCode) => void): void {
  command(
    program,
    "check [skedari]",
    "kontrollon revistën, ose një pjesë të vetme, p.sh. pitagora; edhe një vërejtje e rrëzon",
  )
    .addOption(
      new Option(
        "--format <mënyra>",
        "github: çdo problem si shënim te rreshti i vet; comment: si koment i një kërkese; e rrëzon vetëm çfarë nuk botohet",
      ).choices(["github", "comment"]),
    )
    .option("--edit <adresa>", "ku i hap GitHub-i skedarët e degës për ndreqje, për rreshtat e komentit")
    .option("--since <commit>", "ku nisi dega: komenti thotë cilat nga shkrimet e ndryshuara janë ende skica")
    .action(async (file: string | undefined, options: CheckOptions) => end(await check(file, options)));

  command(
    program,
    "fix [skedari]",
    "vë vetë çfarë vihet me rregull: hapësirat U+00A0, thonjëzat, minutat, numrat „id“; heq vendin nga fotografitë",
  )
    .option("--layout <skedari>", "një tekst i mëparshëm i revistës, rreshtat e të cilit mbahen ku s’ka ndryshim")
    .action(async (file: string | undefined, options: { layout?: string }) =>
      end(await (await import("./fix-files")).fixFiles(file, options)),
    );

  command(
    program,
    "confirm [pjesa...]",
    "shënon që pjesa u lexua prapë përkrah figurave, modeleve dhe fjalorit, siç janë tani",
  )
    .option("--only <emri>", "vetëm një figurë, model ose term, me emrin e vet")
    .option("--all", "çdo pjesë e revistës")
    .action(async (slugs: string[], options) =>
      end(await (await import("./confirm-readings")).confirmReadings(slugs, options)),
    );

  command(
    program,
    "new <lloji> <slug>",
    "nis një pjesë: lesson, quiz, news, project, plan, author, category, path, cover, model",
  )
    .option("--title <titulli>", "titulli ose emri; pa të, fjalët e slug-ut")
    .option("--category <kapitulli>", "kapitulli i mësimit ose i kuizit, p.sh. optika")
    .option("--author <numri>", "redaksia që nënshkruan")
    .option("--type <dega>", "dega e një kapitulli të ri: math ose physics")
    .option("--folder <dosja>", "dosja e një modeli të ri te app/models, p.sh. optics")
    .action(async (kind: string, slug: string, options) =>
      end(await (await import("./new-piece")).newPiece(kind, slug, options)),
    );
}

interface CheckOptions {
  format?: FindingFormat;
  edit?: string;
  since?: string;
}

/**
 * Checks a magazine, or one piece of it, and reports what was found.
 *
 * @param name of the file or of the piece; undefined for the magazine
 * @param format `github`: each finding as a note on its line; `comment`: all as one text. Only what prevents publishing fails
 */
async function check(name: string | undefined, { format, edit, since }: CheckOptions): Promise<ExitCode> {
  const isPiece = name !== undefined && !(name.endsWith(".json") && existsSync(name));
  const ended = isPiece ? await (await import("./check-piece")).checkPiece(name, { format }) : null;
  if (ended !== null) return ended;
  // A merge publishes: there a to-do fails, and a warning does not.
  const isMerge = format !== undefined;
  const built = await buildFile(name, { strict: !isMerge, format, edit, since, forReaders: isMerge });
  if (typeof built === "number") return built;
  if (format === "comment") return exitCode.done;
  const { contents, version } = built.edition.manifest;
  console.log(`${contentsWords(contents.length)}, botimi ${version}: ${soundWords(built.findings, "botohet")}.`);
  return exitCode.done;
}
