/** The paths of the other engines, and the packages of Debian that contain them. Imports only Node's own modules. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/** @typedef {"WebKit" | "Firefox"} Name */

export const firefoxProgram = "/usr/bin/firefox-esr";
export const webkitDriver = "/usr/bin/WebKitWebDriver";
export const xvfb = "/usr/bin/Xvfb";

/** Returns the path of WebKitGTK's small browser; undefined if there is none. */
export function webkitBrowser() {
  for (const folder of ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]) {
    if (!existsSync(folder)) continue;
    const versions = readdirSync(folder).filter((name) => /^webkit(?:2gtk|gtk)-/.test(name));
    const found = versions.map((name) => `${folder}/${name}/MiniBrowser`).filter((path) => existsSync(path));
    if (found.length > 0) return found.sort().at(-1);
  }
  return undefined;
}

/** @type {Record<Name, { packages: string[], installed: () => boolean }>} */
const engines = {
  WebKit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    installed: () => existsSync(webkitDriver) && existsSync(xvfb) && webkitBrowser() !== undefined,
  },
  Firefox: { packages: ["firefox-esr"], installed: () => existsSync(firefoxProgram) },
};

/** @type {Name[]} */
export const names = ["WebKit", "Firefox"];

/** @param {Name} name */
export const isInstalled = (name) => engines[name].installed();

/** Installs missing engines quietly, if Debian's packages are available: as root, as in CI. */
export async function install() {
  const packages = names.filter((name) => !isInstalled(name)).flatMap((name) => engines[name].packages);
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  /** @param {string[]} args */
  const apt = (...args) =>
    new Promise((done) => {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      // Another apt-get may be running.
      const options = ["-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=2"];
      spawn("/usr/bin/apt-get", [...options, ...args], { stdio: "ignore", env })
        .on("error", done)
        .on("exit", done);
    });
  await apt("update");
  await apt("install", "--no-install-recommends", ...packages);
}

/** Lists the obstacle for each missing engine. @returns {string[]} */
export const missing = () =>
  names
    .filter((name) => !isInstalled(name))
    .map((name) => `${name} (apt-get install ${engines[name].packages.join(" ")})`);
