/** Tests the notebook with every failure of the browser's storage. No data leaves the device. */
import type { Page } from "@playwright/test";
import { axeFindings, expect, test, titleOf } from "./magazine";

const exercises = "/math/pitagora/ushtrime";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const nothingKept = (page: Page) => page.getByText("nuk po ruan dot asgjë");
const notes = (page: Page) => page.evaluate(() => localStorage.getItem("prizma:ushtrimet/pitagora"));

/** Solves the second exercise of the lesson correctly. */
async function doSecond(page: Page): Promise<void> {
  await button(page, "Ushtrimi 2").click();
  await page.getByLabel("25 cm").check();
  await button(page, "Kontrolloje").click();
  await expect(page.locator(".exercise-said")).toContainText("Saktë.");
}

/** Gives up the first exercise by opening its solution. */
async function giveUpFirst(page: Page): Promise<void> {
  await button(page, /^Ushtrimi 1(?!\d)/).click();
  await page.getByRole("textbox").fill("1 cm");
  await page.getByRole("textbox").press("Enter");
  await button(page, "Shiko zgjidhjen").click();
}

test("a blocked storage costs the memory alone, and it says so", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(exercises);
  await expect(nothingKept(page)).toBeVisible();
  await doSecond(page);
  await giveUpFirst(page);
  // Finished exercises stay marked while the page is open.
  await expect(button(page, "Ushtrimi 2, e zgjidhur")).toBeVisible();
  await expect(button(page, "Ushtrimi 1, me zgjidhjen ose me gjithë ndihmën")).toBeVisible();
  await open("/fletorja");
  await expect(nothingKept(page)).toBeVisible();
  await expect(page.getByText("Fletorja është bosh.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test("a full storage keeps what it has, marks what is done, and says so", async ({ page, open }) => {
  await open(exercises);
  await doSecond(page);
  const before = await notes(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await giveUpFirst(page);
  await expect(nothingKept(page)).toBeVisible();
  await button(page, "Ushtrimi tjetër").click();
  await expect(button(page, "Ushtrimi 1, me zgjidhjen ose me gjithë ndihmën")).toBeVisible();
  await expect(button(page, "Ushtrimi 2, e zgjidhur")).toBeVisible();
  expect(await notes(page)).toBe(before);
});

test("damaged notes are told, their sound part is shown, and a damaged file brings what it can", async ({
  page,
  open,
}) => {
  await open("/fletorja");
  await page.evaluate(() => {
    localStorage.setItem("prizma:ushtrimet/pitagora", '[1,{"cila-eshte-hipotenuza":[[20000,3],["x"]]}]');
    localStorage.setItem("prizma:ushtrimet/graviteti", '[1,{"a":');
  });
  await page.reload();
  const told = page.getByText("janë dëmtuar dhe nuk lexohen të plota");
  await expect(told).toContainText(titleOf("pitagora"));
  await expect(told).toContainText(titleOf("graviteti"));
  await expect(page.getByRole("region", { name: "Mësimet e nisura" }).getByRole("listitem")).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  const chooser = page.getByLabel("Skedari i fletores");
  const bring = (file: string) =>
    chooser.setInputFiles({ name: "f.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await bring('{"prizma":"fletorja","version":1,"mesimet":{');
  await expect(page.getByText("nuk është fletore e Prizmës; asgjë nuk ndryshoi")).toBeVisible();
  await bring(
    '{"prizma":"fletorja","version":1,"mesimet":{"graviteti":{"a":[[20000,3]]},"pitagora":5,"nuk-eshte":{"a":[[1,1]]}}}',
  );
  await expect(page.getByText("U bashkuan shënimet e 1 mësimi. Pa u lexuar të plota: 2 mësime.")).toBeVisible();
  await expect(told).not.toContainText(titleOf("graviteti"));
});

test("Pika stands on a stamp that is full, and on no other", async ({ page, open }) => {
  await open("/fletorja");
  const { exercises: all } = (await (await page.request.get("/api/practice/pitagora")).json()) as {
    exercises: { id: string }[];
  };
  const write = (ids: string[]) =>
    page.evaluate((known) => {
      const day = Math.floor(Date.now() / 86_400_000);
      const done = [day - 20, day - 17, day - 1].map((each) => [each, 3]);
      const log = Object.fromEntries(known.map((id) => [id, done]));
      localStorage.setItem("prizma:ushtrimet/pitagora", JSON.stringify([1, log]));
    }, ids);
  const ids = all.map(({ id }) => id);
  const stamp = page.getByRole("region", { name: "Mësimet e nisura" }).getByRole("listitem");
  for (const [done, standing] of [
    [ids.slice(1), 0],
    [ids, 1],
  ] as const) {
    await write([...done]);
    await page.reload();
    await expect(stamp).toContainText(titleOf("pitagora"));
    await expect(stamp.locator(".pika")).toHaveCount(standing);
  }
  const [pika, cover] = [await stamp.locator(".pika").boundingBox(), await stamp.locator(".stamp").boundingBox()];
  expect(Math.abs((pika?.y ?? 0) + (pika?.height ?? 0) - (cover?.y ?? 0))).toBeLessThanOrEqual(1);
  // An odd last stamp fills its row on a phone, with its words beside the cover; Pika stays on the cover.
  const [row, title] = [await stamp.boundingBox(), await stamp.getByRole("heading").boundingBox()];
  const edge = (cover?.x ?? 0) + (cover?.width ?? 0);
  expect((pika?.x ?? 0) + (pika?.width ?? 0)).toBeLessThan(edge);
  expect(title?.x).toBeGreaterThan(edge);
  expect((title?.y ?? 0) - (cover?.y ?? 0)).toBeLessThan(10);
  expect(row?.width).toBeGreaterThan(2 * (cover?.width ?? 0));
});

test("the line of a stamp lies above the ticks of its plate, however little is filled", async ({ page, open }) => {
  await open("/fletorja");
  await page.evaluate(() => localStorage.setItem("prizma:ushtrimet/graviteti", '[1,{"a":[[20000,1]]}]'));
  await page.reload();
  await expect(page.getByRole("region", { name: "Nis këtu" }).getByRole("listitem")).toHaveCount(2);
  // One is begun, two are empty.
  const bottoms = await page
    .locator(".album-row .stamp")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").bottom));
  expect(bottoms).toEqual(["9px", "9px", "9px"]);
});

test("two tabs write one notebook, and what is forgotten in one does not come back from the other", {
  tag: "@whole",
}, async ({ page, open, context }) => {
  await open(exercises);
  const other = await context.newPage();
  await other.goto(exercises);
  await doSecond(page);
  await giveUpFirst(other);
  expect(Object.keys(JSON.parse((await notes(page)) ?? "[]")[1])).toHaveLength(2);
  const notebook = await context.newPage();
  await notebook.goto("/fletorja");
  await expect(notebook.getByText("2 ushtrime të nisura nga")).toBeAttached();
  await button(notebook, "Harroje fletoren").click();
  await button(notebook, "Po, harroje").click();
  // The open notebook sees only the changes of another tab.
  await button(page, /^Ushtrimi 1(?!\d)/).click();
  await page.getByRole("textbox").fill("1 cm");
  await page.getByRole("textbox").press("Enter");
  await button(page, "Shiko zgjidhjen").click();
  await expect(notebook.getByText("1 ushtrim i nisur nga")).toBeAttached();
});

test("what is done survives a reload, and nothing of it leaves the device", async ({ page, open }) => {
  await open(exercises);
  await expect(page.locator(".workbook")).toHaveCount(0);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The drawings of the next pictures come ahead. Such a request says nothing of the pupil.
    const isFile = request.method() === "GET" && /^\/assets\/[\w.-]+$/.test(new URL(request.url()).pathname);
    if (!isFile) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
  });
  page.on("websocket", (socket) => sent.push(socket.url()));
  await doSecond(page);
  await giveUpFirst(page);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(button(page, "Ushtrimi 2, e zgjidhur")).toBeVisible();
  await open("/fletorja");
  await page.getByRole("button", { name: /^Dhjetë (për sot|të tjera)$/ }).click();
  await expect(page.getByRole("navigation", { name: "Shkallët e ushtrimeve" })).toBeVisible();
  const before = sent.length;
  await page.locator(".exercise-card").getByRole("button", { name: "Ndihmë" }).click();
  await button(page, "Edhe një ndihmë").first().click();
  expect(sent.slice(before)).toEqual([]);
  // Until then pages, scripts and exercises came from the magazine itself. No data was sent to it.
  const origin = new URL(page.url()).origin;
  const strange = sent.filter((line) => !new RegExp(`^GET ${origin}/[^?]*(\\?u=[a-z-]+)? $`).test(line));
  expect(strange).toEqual([]);
});
