/** `npm start`: the magazine on this machine, from the local KV, in the real Workers runtime. */
import { prepare } from "./prepare.mjs";
import { freePort, serve } from "./serve.mjs";

const port = await freePort(8787);
prepare();
await serve(port, "Prizma");
