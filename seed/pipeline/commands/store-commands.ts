/** Defines the commands that write an edition or a store: `plan`, `publish`, `history` and others. */
import type { Command } from "commander";
import { command } from "./command";
import { reported } from "./command-report";
import type { ExitCode } from "./exit-code";

const remote = ["--remote", "në Cloudflare, me hyrjen e wrangler-it, jo në këtë makinë"] as const;
const persistTo = ["--persist-to <dosja>", "dosja ku kjo makinë mban KV-në"] as const;
const json = ["--json", "rreshta JSON për një program tjetër, siç është studioja"] as const;
const publicFiles = ["--public <dosja>", "dosja e figurave, në vend të public/"] as const;

/** @param end called with the exit code of a command that ran */
export function addStoreCommands(program: Command, end: (code: ExitCode) => void): void {
  storeCommand(program, "plan [skedari]", "tregon çfarë do të ndryshonte botimi dhe sa shkrime kushton")
    .option(...publicFiles)
    .option("--deployed", "figurat e dosjes public/ vendosen para botimit; e shkruan vetë „npm run deploy“")
    .option(...json)
    .action(async (file: string | undefined, options) =>
      end(
        await reported(options.json, async (reporter) =>
          (await import("./plan-file")).planFile(file, { ...options, reporter }),
        ),
      ),
    );

  storeCommand(program, "publish [skedari]", "kontrollon skedarin dhe e boton", { isDefault: true })
    .option("--force", "boto edhe mbi një botim që plani yt nuk e ka parë")
    .option(...publicFiles)
    .option("--site <adresa>", "bashkë me --deployed: adresa ku u vendos faqja; e shkruan vetë „npm run deploy“")
    .option("--deployed", "figurat e dosjes public/ sapo u vendosën; e shkruajnë vetë „npm start“ dhe „npm run deploy“")
    .option(...json)
    .action(async (file: string | undefined, options) =>
      end(
        await reported(options.json, async (reporter) =>
          (await import("./publish-file")).publishFile(file, { ...options, reporter }),
        ),
      ),
    );

  // Only a deployment starts it.
  storeCommand(program, "may-publish [skedari]", "thotë nëse lejohet botimi mbi atë që është aty", {
    hidden: true,
  }).action(async (file: string | undefined, options) =>
    end(await (await import("./may-publish")).mayPublish(file, options)),
  );

  storeCommand(program, "history", "dhjetë botimet e fundit")
    .option(...json)
    .action(async (options) =>
      end(
        await reported(options.json, async (reporter) =>
          (await import("./show-history")).showHistory({ ...options, reporter }),
        ),
      ),
    );

  storeCommand(program, "rollback [botimi]", "kthen një botim të mëparshëm; pa [botimi], atë para këtij")
    .option(...json)
    .action(async (version: string | undefined, options) =>
      end(
        await reported(options.json, async (reporter) =>
          (await import("./roll-back")).rollBack(version, { ...options, reporter }),
        ),
      ),
    );

  storeCommand(program, "verify", "lexon gjithçka që i duhet botimit dhe thotë çfarë mungon").action(async (options) =>
    end(await (await import("./verify-store")).verifyStore(options)),
  );

  storeCommand(program, "clean", "heq çfarë nuk i duhet më asnjërit prej botimeve të mbajtura")
    .option("--older-than <koha>", "vetëm më të vjetra se kaq ditë ose orë (2d, 36h), së paku 1d; pa të, 2d", "2d")
    .action(async (options) => end(await (await import("./clean-store")).cleanStore(options)));

  storeCommand(program, "backup <kopja>", "ruan gjithë hapësirën KV në një skedar").action(
    async (file: string, options) => end(await (await import("./back-up-store")).backUpStore(file, options)),
  );

  storeCommand(program, "restore <kopja>", "kthen në KV çfarë ruan kopja; nuk heq asgjë").action(
    async (file: string, options) => end(await (await import("./back-up-store")).restoreStore(file, options)),
  );

  command(program, "edition <dosja>", "shkruan botimin si skedarë në dosjen e dhënë").action(async (folder: string) =>
    end(await (await import("./write-files")).writeFiles(folder)),
  );
}

/** Defines a command over a store: this computer's or Cloudflare's. */
function storeCommand(
  program: Command,
  usage: string,
  description: string,
  options?: { isDefault?: boolean; hidden?: boolean },
): Command {
  return command(program, `${usage} [--remote]`, description, options)
    .option(...remote)
    .option(...persistTo);
}
