/** `npm start`: serves the magazine on this machine, from the local KV. The runtime is that of real Workers. */
import { prepare } from "./prepare.mjs";
import { chosenPort, serve } from "./serve.mjs";

const port = await chosenPort(8787);
await prepare();
// Shows a publication from another terminal within a second.
await serve(port, "Prizma", ["--var", "MANIFEST_AGE_MS:1000"]);
