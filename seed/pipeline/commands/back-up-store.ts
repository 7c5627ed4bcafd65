import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseBackup, readBackup, restoreBackup } from "../publishing/back-up";
import { instantWords, keysWords, writesWords } from "../publishing/editor-words";
import { findDamage } from "../publishing/verify";
import { type ExitCode, exitCode } from "./exit-code";
import { type StoreOptions, withStore } from "./with-store";

/** `backup <file> [--remote]`. */
export async function backUpStore(file: string, options: StoreOptions): Promise<ExitCode> {
  if (existsSync(file)) {
    console.error(`„${file}“ është aty; jepi kopjes emër tjetër.`);
    return exitCode.wrongUse;
  }
  return withStore(options, "Kopja nuk u bë. Provo përsëri.", async ({ store, retryPolicy }) => {
    const { text, keys } = await readBackup(store, retryPolicy);
    // It gets its own name only once it is complete.
    writeFileSync(`${file}.part`, text);
    const isWhole = parseBackup(readFileSync(`${file}.part`, "utf8")) !== null;
    if (!isWhole) throw new Error(`${file}.part nuk lexohet njësoj`);
    renameSync(`${file}.part`, file);
    console.log(`${file}: ${keysWords(keys)}, të gjithë në kopje.`);
    return exitCode.done;
  });
}

/** `restore <file> [--remote]`. */
export async function restoreStore(file: string, options: StoreOptions): Promise<ExitCode> {
  const backup = existsSync(file) ? parseBackup(readFileSync(file, "utf8")) : null;
  if (backup === null) {
    console.error(`„${file}“ nuk është kopje e revistës, ose është dëmtuar; asgjë nuk u shkrua.`);
    return exitCode.wrongUse;
  }
  const afterFailure = "Kthimi nuk u krye; nise përsëri: shkruhet vetëm çfarë mungon.";
  return withStore(options, afterFailure, async ({ store, retryPolicy }) => {
    const written = await restoreBackup(store, backup, retryPolicy);
    const { damage } = await findDamage(store, retryPolicy);
    for (const { key } of damage) console.error(`✗ ${key}`);
    console.log(`U kthye kopja e bërë ${instantWords(backup.madeAt)} (${writesWords(written)}).`);
    return damage.length === 0 ? exitCode.done : exitCode.storeFailed;
  });
}
