/** Finds a Chromium for the browser tests, and installs one if there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { command, root } from "./prepare.mjs";

// Debian's headless shell has no windows and is a fifth faster.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualPlaces = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** @returns the path of a Chromium; null if none is there or could be installed. */
export async function findBrowser() {
  return process.env.CHROMIUM_PATH ?? (await installed()) ?? (await install());
}

async function installed() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, process.platform === "win32" ? `${name}.exe` : name)));
  const { chromium } = await import("@playwright/test");
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => path !== "" && existsSync(path)) ?? null;
}

async function install() {
  console.log("Po instaloj Chromium-in …");
  const asRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ran = (program, ...args) => spawnSync(program, args, { cwd: root, env, stdio: "ignore" }).status === 0;
  if (asRoot) {
    const apt = (name) => ran("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
    if (ran("apt-get", "update", "-qq")) apt("chromium-headless-shell") || apt("chromium");
  } else {
    ran(process.execPath, command("@playwright/test", "playwright"), "install", "chromium");
  }
  return installed();
}
