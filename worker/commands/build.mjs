/**
 * `npm run build`: builds the site, its edition and the bundled Worker. It does so only if an input has changed.
 * `--pages` leaves out the edition.
 */
import { prepare } from "./prepare.mjs";

await prepare({ seed: false, edition: !process.argv.includes("--pages") });
