/** What a command tells another program. With `--json` it prints a line for each stage and one at its end. */
import type { Finding } from "../checking/finding";
import type { Plan } from "../publishing/plan";
import type { PublicationDetails } from "../publishing/publication-details";
import type { PublishStage } from "../publishing/publish";

/**
 * A stage of a command. `access` asks whether this computer may publish, `build` reads and checks the magazine, `picture`
 * makes the copies of pictures.
 */
export type CommandStage = PublishStage | "access" | "build" | "picture";

/**
 * Why a command failed over the store. `conflict`: somebody else published meanwhile. `lasting`: a retry is useless.
 */
export interface CommandFault {
  kind: "conflict" | "store" | "lasting";
  words: string;
}

export interface CommandReport {
  findings: Finding[];
  plan?: Plan;
  /** The published version, and how many values were written. */
  published?: { version: string; written: number };
  history?: PublicationDetails[];
  /** Files of the site that the deployed site lacks, and that cannot travel with the publication. */
  missing?: string[];
  fault?: CommandFault;
}

export interface Reporter {
  report: CommandReport;
  stage(name: CommandStage, keys?: number): void;
}

/** Runs a command with a reporter if another program asked for one. @param json whether it did */
export async function reported<T>(json: boolean | undefined, run: (reporter?: Reporter) => Promise<T>): Promise<T> {
  if (!json) return run();
  const report: CommandReport = { findings: [] };
  const stage: Reporter["stage"] = (name, keys) => console.log(JSON.stringify({ stage: name, keys }));
  const code = await run({ report, stage });
  console.log(JSON.stringify({ report }));
  return code;
}
