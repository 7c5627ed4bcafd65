/**
 * Sends WebDriver's commands to the two engines that Debian has beside Chromium. WebKit gets them over HTTP, through
 * its WebKitWebDriver; Firefox through Marionette, which has the same commands over a socket. Why no library:
 * docs/decisions/012.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../worker/commands/free-port.mjs";
import { firefoxProgram, type Name, webkitBrowser, webkitDriver, xvfb } from "./installed.mjs";

export type ColourScheme = "light" | "dark";

/** The commands of WebDriver. Each has Marionette's name and the method and path of HTTP. */
const commands = {
  open: ["WebDriver:NewSession", "POST", ""],
  close: ["WebDriver:DeleteSession", "DELETE", "/"],
  timeouts: ["WebDriver:SetTimeouts", "POST", "/timeouts"],
  goTo: ["WebDriver:Navigate", "POST", "/url"],
  back: ["WebDriver:Back", "POST", "/back"],
  run: ["WebDriver:ExecuteAsyncScript", "POST", "/execute/async"],
  act: ["WebDriver:PerformActions", "POST", "/actions"],
  size: ["WebDriver:SetWindowRect", "POST", "/window/rect"],
  picture: ["WebDriver:TakeScreenshot", "GET", "/screenshot"],
} as const;

export interface Driver {
  version: string;
  send(command: keyof typeof commands, parameters?: object): Promise<unknown>;
  /** Ends the session and the browser, and removes its files. */
  stop(): Promise<void>;
}

export const startDriver = (name: Name, theme: ColourScheme): Promise<Driver> =>
  name === "Firefox" ? startFirefox(theme) : startWebKit(theme);

/** Repeats a request until it succeeds, at most half a minute. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 30_000; ; await wait(100)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function end(programs: ChildProcess[], folder: string): Promise<void> {
  for (const program of programs) {
    if (program.exitCode !== null || program.signalCode !== null) continue;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    program.kill();
    if ((await Promise.race([ended.then(() => true), wait(5_000)])) !== true) program.kill("SIGKILL");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function startFirefox(theme: ColourScheme): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "prizma-firefox-"));
  const port = await freePort();
  const preferences = {
    "marionette.port": port,
    "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1,
    // The browser makes no requests and shows no pages of its own.
    "app.update.enabled": false,
    "browser.aboutwelcome.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "",
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, "user.js"), lines.join("\n"));
  const browser = spawn(
    firefoxProgram,
    ["--headless", "--marionette", "-no-remote", "-profile", folder, "about:blank"],
    {
      stdio: "ignore",
      env: { ...process.env, HOME: folder, MOZ_CRASHREPORTER_DISABLE: "1" },
    },
  );
  const ask = speakMarionette(
    await answered(
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, "127.0.0.1", () => resolve(socket)).once("error", reject);
        }),
    ),
  );
  const session = (await ask("WebDriver:NewSession", {})) as { capabilities: { browserVersion: string } };
  return {
    version: session.capabilities.browserVersion,
    async send(command, parameters = {}) {
      const input = command === "picture" ? { full: false, hash: false } : parameters;
      const answer = (await ask(commands[command][0], input)) as { value?: unknown } | null;
      return answer && "value" in answer ? answer.value : answer;
    },
    stop: () => end([browser], folder),
  };
}

/**
 * Sends Marionette's messages: `length:[0, number, command, parameters]`, answered by `length:[1, number, error,
 * result]`.
 */
function speakMarionette(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  let heard = Buffer.alloc(0);
  let count = 0;
  socket.on("data", (data) => {
    heard = Buffer.concat([heard, data]);
    for (;;) {
      const colon = heard.indexOf(":");
      const length = Number(heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || heard.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(heard.subarray(colon + 1, colon + 1 + length).toString());
      heard = heard.subarray(colon + 1 + length);
      // The greeting is an object.
      if (!Array.isArray(message)) continue;
      const [, number, error, result] = message as [1, number, { error: string; message: string } | null, unknown];
      if (error) waiting.get(number)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(number)?.resolve(result);
      waiting.delete(number);
    }
  });
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox ended."));
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      const text = JSON.stringify([0, count, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function startWebKit(theme: ColourScheme): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "prizma-webkit-"));
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("error", reject).once("exit", () => reject(new Error("Xvfb ended.")));
  });
  const port = await freePort();
  const driver = spawn(webkitDriver, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      GTK_THEME: theme === "dark" ? "Adwaita:dark" : "Adwaita",
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
    },
  });
  const http = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await answered(() => http("GET", "/status"));
  const wanted = { "webkitgtk:browserOptions": { binary: webkitBrowser(), args: ["--automation"] } };
  const session = (await http("POST", "/session", { capabilities: { alwaysMatch: wanted } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const send: Driver["send"] = (command, parameters = {}) => {
    const [, method, path] = commands[command];
    return http(method, `/session/${session.sessionId}${path}`, method === "POST" ? parameters : undefined);
  };
  return {
    version: session.capabilities.browserVersion,
    send,
    async stop() {
      await http("DELETE", `/session/${session.sessionId}`).catch(() => undefined);
      await end([driver, screen], folder);
    },
  };
}
