/**
 * `npm run guide`: takes the screenshots for the editors' guide, `docs/redaksia.md`. They show the studio with a copy
 * of the magazine.
 */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare, quietEnv, root, run, seedCommand, stop } from "./prepare.mjs";

await prepare({ seed: false });
const { findBrowser } = await import("./find-browser.mjs");
const executablePath = await findBrowser();
if (executablePath === null) stop("Nuk u gjet asnjë Chromium.");

const folder = mkdtempSync(join(tmpdir(), "prizma-redaksia-"));
cpSync(join(root, "seed"), folder, {
  recursive: true,
  filter: (path) => !/[\\/](?:pipeline|drawings|studio)$/.test(path),
});
const words = ["--file", join(folder, "magazine.json"), "--public", join(root, "public")];
const state = ["--persist-to", join(folder, "kv")];
await run(seedCommand, ["seed/pipeline/cli.ts", "publish", join(folder, "magazine.json"), ...state]);
const studio = spawn(
  process.execPath,
  [seedCommand, "seed/studio/studio.ts", "--no-open", "--port", "0", ...words, ...state],
  { cwd: root, env: quietEnv, stdio: ["ignore", "pipe", "inherit"] },
);
try {
  const entrance = await new Promise((resolve, reject) => {
    let output = "";
    studio.stdout.on("data", (chunk) => {
      output += chunk;
      const [address] = /http:\S+#hyrja=\S+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    studio.on("exit", () => reject(new Error(output)));
  });
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1120, height: 640 }, locale: "sq-AL", colorScheme: "light" });
  await page.goto(entrance);
  const pieces = page.locator(".st-piece");
  await pieces.first().waitFor({ timeout: 60_000 });
  // The list shows the state of each piece only after all are read.
  await pieces
    .filter({ hasText: /i botuar|i ndryshuar/ })
    .first()
    .waitFor({ timeout: 300_000 });
  await page.getByText("Po lexoj revistën").waitFor({ state: "detached", timeout: 300_000 });
  await take(page, "redaksia-lista");
  await pieces.filter({ hasText: "Pitagora" }).first().click();
  await page.locator(".cm-content").waitFor();
  await page.waitForTimeout(8000);
  await take(page, "redaksia-mesimi");
  // The plan shows a change.
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Provoje edhe me një trekëndësh tjetër.");
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  await page.getByLabel("Në këtë kompjuter, për provë").check();
  await page.getByRole("button", { name: /shih planin$/i }).click();
  await page.getByRole("button", { name: "Boto tani" }).waitFor({ timeout: 300_000 });
  await take(page, "redaksia-boto");
  await browser.close();
} finally {
  studio.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

async function take(page, name) {
  const bytes = await page.screenshot({ type: "jpeg", quality: 62 });
  writeFileSync(join(root, "docs", `${name}.jpg`), bytes);
  console.log(`docs/${name}.jpg: ${Math.round(bytes.length / 1024)} KB`);
}
