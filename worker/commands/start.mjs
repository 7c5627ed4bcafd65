/** `npm start`: the magazine on this machine, from the local KV, in the real Workers runtime. */
import { prepare } from "./prepare.mjs";
import { freePort, serve } from "./serve.mjs";

const port = await freePort(8787);
prepare();
// A publication from another terminal is seen within a second.
await serve(port, "Prizma", ["--var", "MANIFEST_AGE_MS:1000"]);
