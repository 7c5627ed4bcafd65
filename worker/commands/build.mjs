/** `npm run build`: builds the site, its edition and the bundled Worker. It does so only if an input has changed. */
import { prepare } from "./prepare.mjs";

await prepare({ seed: false });
