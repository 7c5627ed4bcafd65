/**
 * Measures the cost of a lesson on a pupil's phone. The first view has an empty cache, the second a full one. The local
 * server compresses nothing, so texts are counted as brotli at quality 5, about the size on Cloudflare's network; KB
 * are 1,024 bytes.
 */
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./magazine";
import { alive } from "./playing";
import { shiftOf, watchShifts } from "./shifts";

interface Fetched {
  url: string;
  /** Status on the wire: 304 if the cached response was still valid. */
  status: number;
  /** Headers and body, the body of a text compressed; 0 from the browser's own cache. */
  bytes: number;
}

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** Records every response that the page fetches. @returns a function for the responses so far, in order */
async function watch(page: Page): Promise<() => Promise<Fetched[]>> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const requests = new Map<string, { url: string; status: number; headers: number; text: boolean; cached: boolean }>();
  const rawStatus = new Map<string, number>();
  const fetched: Promise<Fetched>[] = [];
  network.on("Network.requestServedFromCache", ({ requestId }) => rawStatus.set(requestId, 0));
  network.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => rawStatus.set(requestId, statusCode));
  network.on("Network.responseReceived", ({ requestId, response: { url, status, mimeType, ...response } }) => {
    const { encodedDataLength: headers, fromDiskCache: cached = false } = response;
    requests.set(requestId, { url, status, headers, text: !mimeType.startsWith("font/"), cached });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    // The tab requests its icon at any time. Headless Chromium 156.0.8078.79 does, its predecessor did not.
    if (!known?.url.startsWith("http") || known.url.endsWith("/favicon.svg")) return;
    const { url, headers, text, cached } = known;
    const status = rawStatus.get(requestId) ?? (cached ? 0 : known.status);
    const whole = async () => {
      if (status !== 200 || !text) return encodedDataLength;
      const { body, base64Encoded } = await network.send("Network.getResponseBody", { requestId });
      return headers + brotli(Buffer.from(body, base64Encoded ? "base64" : "utf8"));
    };
    fetched.push(whole().then((bytes) => ({ url, status, bytes })));
  });
  return async () => (await Promise.all(fetched)).filter(({ status }) => status !== 0);
}

/** Tells whether a file is the sheet of paper, which is linked for print alone and comes after everything else. */
const isPaper = (address: string) => /\/assets\/print-[\w-]+\.css$/.test(address);

const kilobytes = (all: Fetched[]) => all.reduce((total, { bytes }) => total + bytes, 0) / 1_024;

for (const lesson of ["/physics/graviteti", "/math/pitagora", "/math/trigonometria-lidhja-shkencat"]) {
  test(`${lesson} costs at most 145.79 KB and 74.8 KB of models' scripts, and 2 KB when it is seen again`, async ({
    page,
    open,
    baseURL,
  }) => {
    const fetched = await watch(page);
    await open(lesson);
    await page.waitForLoadState("networkidle");
    const first = await fetched();
    const pictures = page.locator("main img");
    const places = await pictures.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ src, y, loading }) => ({ src, loading, below: y - innerHeight })),
    );
    const urls = (all: Fetched[]) => all.map(({ url }) => url);
    // Browsers differ in how far ahead they load lazy pictures.
    expect(places.filter(({ below, loading }) => below > 0 && loading !== "lazy")).toEqual([]);
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const missing = async () => {
      const arrived = urls(await fetched());
      return places.filter(({ src }) => !arrived.includes(src.replace(/#.*/, "")));
    };
    await expect.poll(missing).toEqual([]);
    // The lesson's model loads since its picture came into view.
    await page
      .locator(".model")
      .first()
      .evaluate((still) => still.previousElementSibling?.scrollIntoView());
    await expect(page.locator(".model-live").first()).toBeVisible();
    const whole = await fetched();

    expect(whole.filter(({ status }) => status !== 200)).toEqual([]);
    expect(whole.filter(({ url }) => new URL(url).origin !== baseURL)).toEqual([]);
    const isScript = ({ url }: Fetched) => url.endsWith(".js");
    const forScreen = first.filter((file) => !isScript(file) && !isPaper(file.url));
    expect(forScreen.length).toBeLessThanOrEqual(10);
    // The sheets, 9 KB, come twice: inside the page, and after it for the next one.
    const withoutScripts = kilobytes(whole.filter((file) => !isScript(file)));
    // 0.1 KB are ² and ³ of the display face, which stood in the thin face of formulas; 1.3 the sheet by which the cover
    // moves, with its headers: eleven lessons have one; 1.1 the engraved globe of a model and the cover's rules for small sizes;
    // 0.03 set letters on paper where their face puts them, 0.04 name its sheets.
    expect(withoutScripts).toBeLessThanOrEqual(145.79);
    expect(withoutScripts).toBeGreaterThan(60);
    // React and the models’ frame are 62 KB, shared by all lessons. A single model is 2 to 5 KB, the script `keep` 1.5.
    // 1.7 of /math/pitagora are hatched squares and numbers on cleared ground.
    expect(kilobytes(whole.filter(isScript))).toBeLessThanOrEqual(74.8);

    await page.reload();
    await page.waitForLoadState("networkidle");
    const second = (await fetched()).slice(whole.length);
    expect(second.map(({ url, status }) => [new URL(url).pathname, status])).toEqual([[lesson, 304]]);
    expect(kilobytes(second)).toBeLessThan(2);
  });
}

/**
 * A page of each kind that is played with. A chapter's page with the button of its pack is a reading page, made of more
 * files and covers; docs/performance.md counts them.
 */
const playedPages = [
  "/math/number-ninja",
  "/math/calculus-quiz",
  "/physics/electricity-simulator",
  "/physics/mechanics",
  "/physics/projects",
  "/physics/projects/hydraulics",
  "/physics/projects/eco-friendly-cities",
  "/math/pitagora/ushtrime",
  "/fletorja",
  "/merre-me-vete",
  "/detyra",
  "/mesuesi/detyre",
  "/mesuesi/test",
  "/klasa",
];

/** Pages that may shift more on a busy machine. */
const shiftLimits: Record<string, number> = {
  // The first question's line breaks otherwise in the fallback font, where its formulas are wider: 0.015.
  "/math/calculus-quiz": 0.02,
  "/physics/projects/hydraulics": 0.005,
  "/physics/projects/eco-friendly-cities": 0.005,
  // The notebook writes what it finds on the device, in two frames.
  "/fletorja": 0.02,
  // When the text font comes late, the line under the title gains a row: 0.021 on a slow machine.
  "/mesuesi/test": 0.03,
};

for (const address of playedPages) {
  test(`${address} comes in few requests, pictures and fonts included, and hardly shifts`, async ({ page, open }) => {
    await watchShifts(page);
    const fetched = await watch(page);
    await open(address);
    await alive(page);
    await page.waitForLoadState("networkidle");
    // The script that stores pages and the sheet of paper come last. They do not count for the view.
    const paths = (await fetched()).map(({ url }) => new URL(url).pathname);
    const asked = paths.filter((path) => !/\/keep/.test(path) && !isPaper(path));
    // The drawings of a lesson's pictures and the judge of further kinds load ahead, after the first view: six files.
    const most = address.endsWith("/ushtrime") ? 21 : 15;
    expect(asked.length > most ? asked : []).toEqual([]);
    // The rest is the text font that replaces its fallback: 0.0001.
    expect(await shiftOf(page)).toBeLessThan(shiftLimits[address] ?? 0.002);
  });
}
