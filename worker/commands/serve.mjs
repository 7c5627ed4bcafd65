/** Serves the magazine on this machine. It runs the built Worker in the real Workers runtime, or Vite. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { builtFrom, command, prepare, quietEnv, root, run, seedCommand, stop } from "./prepare.mjs";

/** Returns the port from the variable PORT. It reports a port in use before anything is prepared. */
export async function chosenPort(usual) {
  const port = Number(process.env.PORT ?? usual);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`PORT duhet të jetë numër nga 1 deri në 65535; tani është „${process.env.PORT}“.`);
  for (const host of ["127.0.0.1", "::1"]) {
    const taken = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", (error) => resolve(error.code === "EADDRINUSE" || error.code === "EACCES"));
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
    if (taken) stop(`Porta ${port} është e zënë. Zgjidh një tjetër me variablin PORT, p.sh. PORT=${port + 1}.`);
  }
  return port;
}

/** Serves the built Worker. @param args for `wrangler dev`, beyond the usual ones */
export async function serve(port, what, args = []) {
  const quiet = ["--inspector-port", "0", "--show-interactive-dev-session=false", "--log-level", "warn"];
  const script = [command("wrangler"), "dev", "--port", String(port), ...quiet, ...args];
  const built = builtFrom();
  await serveBy(script, port, what, {}, async (code) => {
    // wrangler ends if its files are removed. `npm run deploy`, for example, builds in the same folder.
    if (code === 0 || builtFrom() === built) return process.exit(code);
    console.log("Një komandë tjetër e ndërtoi faqen nga fillimi; po e nis përsëri …");
    await prepare();
    await serve(port, what, args);
  });
}

/** Serves the magazine's files by Vite, without a build or a publication. @param env additional variables */
export async function serveLive(usualPort, what, env = {}) {
  const port = await chosenPort(usualPort);
  await prepare({ build: false, seed: false });
  const fonts = await run(seedCommand, ["worker/commands/fonts/subset-fonts.ts"]);
  if (fonts.code !== 0) stop("Shkronjat nuk u prenë.", fonts.output);
  const vite = [command("@remix-run/dev", "remix"), "vite:dev", "--port", String(port), "--strictPort"];
  await serveBy([...vite, "--logLevel", "warn"], port, what, env);
}

/** Runs a server to its end, and prints its address at its first response. */
async function serveBy(script, port, what, env = {}, ended = (code) => process.exit(code)) {
  console.log("Po nis faqen …");
  const server = spawn(process.execPath, script, {
    cwd: root,
    env: { ...quietEnv, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => void ended(signal ? 0 : (code ?? 1)));

  const address = `http://localhost:${port}`;
  if (await answers(address, server)) console.log(`${what}: ${address}`);
}

/** Waits for the first response, at most a minute. */
async function answers(url, server) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
