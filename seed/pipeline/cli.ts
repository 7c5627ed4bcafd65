/** Runs what an editor types after `npm run seed --`. The commands stand in `commands/command-line.ts`. */
import { runCommandLine } from "./commands/command-line";

process.exitCode = await runCommandLine(process.argv.slice(2));
