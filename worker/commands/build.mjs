/** `npm run build`: builds the site, its edition and the bundled Worker, if any input has changed. */
import { prepare } from "./prepare.mjs";

await prepare({ seed: false });
