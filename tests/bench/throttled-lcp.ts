/**
 * Measures LCP of pages for a slow phone on a slow line. Chromium's own throttling of network and processor is used,
 * nothing is simulated. The pages are loaded in turn, each in a context with an empty cache, so that a busy moment
 * affects all of them.
 */
import { type Browser, chromium, devices } from "@playwright/test";
import { median } from "./performance-note";

const network = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };
const slowdown = 4;

/** Loads each target a number of times; the first is the control. @returns the lines of a table */
export async function throttledLcp(targets: readonly [name: string, url: string][], loads: number): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--font-render-hinting=none"],
  });
  const times = new Map<string, number[]>(targets.map(([name]) => [name, []]));
  for (let load = 0; load < loads; load++) {
    for (const [name, url] of targets) times.get(name)?.push(await lcpOf(browser, url));
  }
  await browser.close();
  const control = median(times.get(targets[0]?.[0] ?? "") ?? []);
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(2);
  return [
    `Medians of ${loads} loads of each page in turn, the least and the most, in a Chromium whose network is slowed to`,
    "1.6 Mbit/s and 150 ms and its processor four times; 412 × 839 px, nothing cached, brotli at quality 5, HTTP/2.",
    "",
    "| page | LCP s | against plain HTML |",
    "|---|---|---|",
    ...[...times].map(([name, each]) => {
      const spread = `${seconds(Math.min(...each))} to ${seconds(Math.max(...each))}`;
      return `| ${name} | ${seconds(median(each))} (${spread}) | ${(median(each) / control).toFixed(2)} × |`;
    }),
  ];
}

async function lcpOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices["Pixel 7"], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "networkidle" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}
