import { createServer } from "node:net";

/** Finds a port of this machine that is free now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
