import { keysWords } from "../publishing/editor-words";
import { leastAge, pruneStore } from "../publishing/prune";
import { type ExitCode, exitCode } from "./exit-code";
import { type StoreOptions, withStore } from "./with-store";

const hour = 60 * 60 * 1000;

/** `clean [--older-than 2d] [--remote]`. */
export async function cleanStore(options: StoreOptions & { olderThan: string }): Promise<ExitCode> {
  const age = readAge(options.olderThan);
  if (age === null) {
    console.error(`„${options.olderThan}“ nuk është kohë: shkruaj p.sh. 2d (ditë) ose 36h (orë), së paku 1d.`);
    return exitCode.wrongUse;
  }
  const afterFailure = "Pastrimi nuk u krye; asgjë që i duhet revistës nuk u prek. Provo përsëri.";
  return withStore(options, afterFailure, async ({ store, retryPolicy }) => {
    const { removed, waiting } = await pruneStore(store, age, { retryPolicy });
    for (const key of removed) console.log(`− ${key}`);
    const done = removed.length === 0 ? "Asgjë për të hequr" : `U hoqën ${keysWords(removed.length)}`;
    console.log(`${done}${waiting > 0 ? `; presin edhe ${waiting}, ende të reja ose pa datë` : ""}.`);
    return exitCode.done;
  });
}

/** Parses "2d" or "36h" into milliseconds. It is null for anything else and for less than a day. */
function readAge(text: string): number | null {
  const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  const age = Number(count) * (unit === "d" ? 24 * hour : hour);
  return age >= leastAge ? age : null;
}
