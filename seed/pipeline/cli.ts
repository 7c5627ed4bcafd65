/** Runs the command line of `npm run seed --`. The commands are in `commands/command-line.ts`. */
import { runCommandLine } from "./commands/command-line";

process.exitCode = await runCommandLine(process.argv.slice(2));
