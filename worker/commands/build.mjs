/** `npm run build`: the site, its edition and the bundled Worker, where anything has changed. */
import { prepare } from "./prepare.mjs";

await prepare({ seed: false });
