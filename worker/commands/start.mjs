/** `npm start`: the magazine on this machine, from the local KV, in the real Workers runtime. */
import { prepare } from "./prepare.mjs";
import { chosenPort, serve } from "./serve.mjs";

const port = await chosenPort(8787);
await prepare();
// A publication from another terminal is seen within a second.
await serve(port, "Prizma", ["--var", "MANIFEST_AGE_MS:1000"]);
