/**
 * Tests the studio on a newsroom in a folder of its own. It publishes into a KV of its own. It is used with keys and a
 * mouse, stopped without warning, and opened twice.
 */
import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { test } from "./in-time";
import { axeFindings } from "./magazine";
import { editor, end, expect, frame, openPiece, picture, piece, StudioNewsroom, toEnd } from "./studio-newsroom";

test.describe.configure({ mode: "serial", timeout: 480_000 });

const newsroom = new StudioNewsroom();
test.beforeAll(() => newsroom.make());
test.afterAll(() => newsroom.remove());
test.afterEach(() => newsroom.stop());

/** Presses a block's button at the end of the text. Then it fills in its fields, one after another. */
async function block(page: Page, name: string, words: string[]): Promise<void> {
  await toEnd(page);
  await page.keyboard.press("Enter");
  await page.getByRole("toolbar", { name: "Blloqet e mësimit" }).getByRole("button", { name, exact: true }).click();
  for (const [nth, word] of words.entries()) {
    if (nth > 0) await page.keyboard.press("Tab");
    await page.keyboard.insertText(word);
  }
}

function photograph(): Buffer {
  const png = new PNG({ width: 1000, height: 600 });
  png.data.fill(180);
  return PNG.sync.write(png);
}

/** Saves, and makes the plan for this computer. */
async function planned(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Boto" });
  await dialog.getByLabel("Në këtë kompjuter").check();
  await dialog.getByRole("button", { name: "Ruaj dhe shih planin" }).click();
  await expect(dialog.getByRole("button", { name: "Boto tani" })).toBeVisible();
}

test("a lesson is written with keys and mouse, published, read, corrected, taken back and brought back", async ({
  page,
}) => {
  const { entrance } = await newsroom.start();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(entrance);
  await expect(page.getByText("Në këtë kompjuter ende s’është botuar asgjë.")).toBeVisible();
  expect(page.url()).not.toContain("hyrja");
  // Each row has its cover under a rule in the colour of its department.
  const cover = piece(page, "Graviteti").locator("img");
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const ruleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).borderTopColor);
  expect(await ruleOf(".st-row.physics .st-thumbnail")).toBe("rgb(156, 39, 176)");

  await page.getByRole("button", { name: "Shkrim i ri" }).click();
  await page.getByLabel("Titulli *").fill("Sa shpejt bie molla?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sa shpejt bie molla?", level: 2 })).toBeVisible();
  // The parts of a piece are one row on a phone, whole.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height });
  const parts = page.getByRole("group", { name: "Pjesët e shkrimit" });
  await expect(parts.getByRole("button")).toHaveCount(4);
  expect(await parts.evaluate((row) => [row.scrollWidth - row.clientWidth, row.clientHeight < 60])).toEqual([0, true]);
  await page.setViewportSize({ width, height });
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("::kapaku[Molla dhe toka.]\n\nPse bie molla?\n");
  await block(page, "Titull", ["Molla bie", "Çdo sekondë molla bie më shpejt."]);
  await expect(frame(page).getByRole("heading", { name: "Molla bie" })).toBeVisible();
  await block(page, "Formulë", [
    "Rënia e lirë",
    "h = \\frac{1}{2} g t^2",
    "h",
    "lartësia, në metër (m)",
    "g",
    "nxitimi, në m/s²",
  ]);
  await expect(page.getByRole("status", { name: "Formula te kursori" })).toHaveCount(0);
  await block(page, "Tabelë", ["Koha", "Rruga", "1 s", "4,9 m", "2 s", "19,6 m"]);
  await block(page, "Shembull", [
    "Sa bie për 2 s?",
    "koha është 2 s",
    "Ngremë në katror.",
    "Shumëzojmë.",
    "h = 20 m",
    "Rënia nga prehja.",
    "h = 0.5 * 10 * 2^2",
    "h ≈ 20",
  ]);
  await block(page, "Pyetje", ["Sa?", "Kaq.", "Pse?", "Prandaj.", "Ku?", "Atje."]);

  await toEnd(page);
  await page.getByRole("button", { name: "Figurë" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Vizatimi.svg", mimeType: "image/svg+xml", buffer: Buffer.from(picture) });
  await page.getByLabel("Përshkrimi *").fill("Një mollë mbi tokë");
  await page.getByLabel("Teksti nën figurë *").fill("Molla para se të bjerë.");
  await page.getByRole("button", { name: "Vëre në tekst" }).click();
  await expect(frame(page).getByAltText("Një mollë mbi tokë")).toBeVisible();

  await toEnd(page);
  await editor(page).evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], "Fotografia ime.png", { type: "image/png" }));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [...photograph()],
  );
  await page.getByLabel("Përshkrimi *").fill("Fotografi e një molle");
  await page.getByLabel("Teksti nën figurë *").fill("Molla pasi ra.");
  await page.getByRole("button", { name: "Vëre në tekst" }).click();
  await expect(frame(page).getByAltText("Fotografi e një molle")).toBeVisible();
  for (const part of ["math", "table", "section.work", "section.check details"]) {
    await expect(frame(page).locator(part).first()).toBeAttached();
  }

  expect(await axeFindings(page)).toEqual([]);
  await expect(piece(page, "Sa shpejt bie molla?")).toContainText("skicë");

  await page.getByRole("button", { name: "Ushtrimet" }).click();
  await expect(editor(page)).toContainText("Zgjidh më sipër një lloj ushtrimi");
  const kinds = page.getByRole("toolbar", { name: "Llojet e ushtrimeve" });
  for (const [nth, kind] of ["Me numër", "Me zgjedhje", "Me numër", "Me zgjedhje"].entries()) {
    await toEnd(page);
    await kinds.getByRole("button", { name: kind }).click();
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(`ushtrimi-${nth + 1}`);
    await page.keyboard.press("Escape");
  }
  await expect(frame(page).getByText("Një biçiklist ecën me").first()).toBeVisible();

  await page.getByRole("button", { name: "Fjalori" }).click();
  await page.getByRole("button", { name: "Shto term" }).click();
  await page.getByLabel("Termi *").fill("rënie e lirë");
  await page.getByLabel("Përkufizimi *").fill("Lëvizja e një trupi që e tërheq vetëm Toka.");
  await page.getByLabel("Anglisht *").fill("free fall");
  await page.getByLabel("Mësimet që e shpjegojnë *").selectOption("/physics/sa-shpejt-bie-molla");
  await page.getByLabel("Trajtat").fill("molla");

  await piece(page, "Sa shpejt bie molla?").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page
    .getByLabel("Zgjidh një fotografi")
    .setInputFiles({ name: "kopertina.png", mimeType: "image/png", buffer: photograph() });
  await page.getByRole("button", { name: "Vëre si kopertinë" }).click();
  await expect(page.getByRole("dialog", { name: "Kopertina" })).toBeHidden();
  await page.getByLabel("Skicë").uncheck();
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Boto" });
  await dialog.getByLabel("Në këtë kompjuter").check();
  await dialog.getByRole("button", { name: "Ruaj dhe shih planin" }).click();
  await expect(dialog.getByText("3 faqe të reja.")).toBeVisible();
  expect(newsroom.read("lessons/sa-shpejt-bie-molla.md")).toContain(":::formula[Rënia e lirë]");
  await dialog.getByRole("button", { name: "Boto tani" }).click();
  const read = dialog.getByRole("link", { name: "Lexoje të botuar" });
  await expect(read).toBeVisible();
  const address = new URL((await read.getAttribute("href")) ?? "");
  await page.goto(`${address.origin}/physics/sa-shpejt-bie-molla${address.search}`);
  await expect(page.getByRole("heading", { name: "Sa shpejt bie molla?" })).toBeVisible();
  const sizes = await page.locator("main figure img[alt*=moll]").evaluateAll((pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map(async (each) => {
        each.loading = "eager";
        await each.decode();
        return [each.naturalWidth > 0, each.currentSrc.replace(/.*\/|\.[0-9a-f]{8}/g, "")];
      }),
    ),
  );
  expect(sizes).toEqual([
    [true, "vizatimi.1200x800.svg"],
    [true, expect.stringMatching(/^fotografia-ime\.(?:720x432|1000x600)\.avif$/)],
  ]);
  await expect(page.locator("math").first()).toBeAttached();
  await expect(page.locator("section.work")).toHaveCount(1);
  await expect(page.locator("section.check details")).toHaveCount(3);
  await page.goto(`${address.origin}/physics/sa-shpejt-bie-molla/ushtrime${address.search}`);
  await expect(page.getByText("Një biçiklist ecën me").first()).toBeVisible();
  await page.goto(`${address.origin}/fjalori${address.search}`);
  await expect(page.getByText("Lëvizja e një trupi që e tërheq vetëm Toka.")).toBeVisible();

  // A sentence is put right; the plan tells that page alone, before and after.
  await page.goto(entrance);
  await openPiece(page, "Sa shpejt bie molla?");
  await toEnd(page);
  await page.keyboard.type("\nFjalia e ndrequr.");
  await expect(frame(page).getByText("Fjalia e ndrequr.")).toBeVisible();
  await planned(page);
  await expect(dialog.getByText("1\u00a0faqe që ndryshon.")).toBeVisible();
  await dialog.getByRole("button", { name: "Para dhe pas" }).click();
  await expect(dialog.frameLocator("iframe").nth(1).getByText("Fjalia e ndrequr.")).toBeVisible();
  await expect(dialog.frameLocator("iframe").first().getByRole("heading", { name: "Molla bie" })).toBeVisible();
  await expect(dialog.frameLocator("iframe").first().getByText("Fjalia e ndrequr.")).toHaveCount(0);
  expect(await dialog.textContent()).not.toMatch(/\.md|\.json|contents\[|npm run|\[[a-z-]+\]/);
  await dialog.getByRole("button", { name: "Boto tani" }).click();
  await expect(dialog.getByText("U botua.")).toBeVisible();
  const reader = await page.context().newPage();
  const readIt = () => reader.goto(`${address.origin}/physics/sa-shpejt-bie-molla${address.search}`);
  await readIt();
  await expect(reader.getByText("Fjalia e ndrequr.")).toBeVisible();

  // It is taken back, brought back, and the text alone as it was at first.
  await dialog.getByText("Botimet e mëparshme").click();
  for (const isThere of [0, 1]) {
    await dialog.getByRole("button", { name: "Kthehu te ky" }).first().click();
    await page.getByRole("button", { name: "Po, kthehu te ky" }).click();
    await expect(dialog.getByText("Tani lexohet revista siç ishte")).toBeVisible();
    await expect(dialog.getByText("U botua.")).toHaveCount(0);
    const rows = dialog.locator("details ol > li");
    await expect(rows.first()).toContainText(/\(tani\)U kthye te botimi: .*2026/);
    const named = await rows.locator("b").allTextContents();
    expect(new Set(named).size).toBe(named.length);
    await readIt();
    await expect(reader.getByText("Fjalia e ndrequr.")).toHaveCount(isThere);
  }
  await dialog.getByRole("button", { name: "„Sa shpejt bie molla?“" }).first().click();
  const then = page.getByRole("dialog", { name: "„Sa shpejt bie molla?“ në atë botim" });
  await expect(then.getByText("Është njësoj si tani.")).toBeVisible();
  await then.getByRole("button", { name: "Mbyll" }).click();
  await dialog.getByRole("button", { name: "Mbyll" }).click();
  await toEnd(page);
  await page.keyboard.type(" E prishur pa dashje.");
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  await dialog.getByLabel("Në këtë kompjuter").check();
  await dialog.getByText("Botimet e mëparshme").click();
  await dialog.getByRole("button", { name: "„Sa shpejt bie molla?“" }).first().click();
  await expect(then.getByText("E prishur pa dashje.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await then.getByRole("button", { name: "Sille prapë këtë shkrim" }).click();
  await expect(then).toBeHidden();
  await expect(editor(page)).toContainText("Fjalia e ndrequr.");
  await expect(editor(page)).not.toContainText("E prishur pa dashje.");
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect.poll(() => newsroom.read("lessons/sa-shpejt-bie-molla.md")).not.toContain("E prishur");
  expect(faults).toEqual([]);
});

test("a list is reordered and a piece featured by keys; only those lines change", { tag: "@whole" }, async ({
  page,
}) => {
  const before = newsroom.read("magazine.json");
  const { entrance } = await newsroom.start();
  await page.goto(entrance);
  await expect(piece(page, "Marsi")).toContainText("i botuar");
  await piece(page, "Marsi").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.locator(".st-piece").first()).toContainText("Marsi");
  await page.getByRole("button", { name: "Te të zgjedhurat: Marsi" }).press("Enter");
  await expect(page.getByRole("button", { name: /^Ruaj/ })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  const after = newsroom.read("magazine.json");
  expect(
    JSON.parse(after)
      .contents.map(({ slug }: { slug: string }) => slug)
      .slice(0, 2),
  ).toEqual(["marsi", "graviteti"]);
  const sorted = (text: string) =>
    text
      .split("\n")
      .map((line) => line.replace(/,$/, ""))
      .sort();
  expect(sorted(after).filter((line) => !sorted(before).includes(line))).toEqual(['      "featured": true']);
});

test("a crash while writing loses nothing", async ({ page }) => {
  const first = await newsroom.start();
  await page.goto(first.entrance);
  await openPiece(page, "Marsi");
  await toEnd(page);
  await page.keyboard.type("Kjo fjali nuk u ruajt.");
  await expect(frame(page).getByText("Kjo fjali nuk u ruajt.")).toBeVisible();
  await end(first.child, "SIGKILL");
  expect(newsroom.read("lessons/marsi.md")).not.toContain("nuk u ruajt");

  await page.goto((await newsroom.start()).entrance);
  const question = page.getByRole("dialog", { name: "Punë e paruajtur" });
  await expect(question.getByText("Marsi", { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Vazhdo me të" }).click();
  await expect(question).toBeHidden();
  await openPiece(page, "Marsi");
  await expect(editor(page)).toContainText("Kjo fjali nuk u ruajt.");
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect.poll(() => newsroom.read("lessons/marsi.md")).toContain("Kjo fjali nuk u ruajt.");
});

test("what somebody else writes meanwhile is shown beside one's own, never written over; two studios do likewise", async ({
  page,
  context,
}) => {
  const [first, second] = [await newsroom.start(), await newsroom.start()];
  const other = await context.newPage();
  await page.goto(first.entrance);
  await other.goto(second.entrance);
  for (const each of [page, other]) await openPiece(each, "Graviteti");
  await expect(page.getByText("hapur edhe në një dritare tjetër")).toBeVisible();

  await toEnd(page);
  await page.keyboard.type("E para.");
  await toEnd(other);
  await other.keyboard.type("E dyta.");
  await page.keyboard.press("Control+s");
  await expect.poll(() => newsroom.read("lessons/graviteti.md")).toContain("E para.");

  const both = other.getByRole("dialog", { name: /ndryshua edhe diku tjetër/ });
  await expect(both).toContainText("E para.");
  await expect(both).toContainText("E dyta.");
  expect(newsroom.read("lessons/graviteti.md")).not.toContain("E dyta.");
  await both.getByRole("button", { name: "Mbaj të djathtin" }).click();
  await other.getByRole("button", { name: /^Ruaj/ }).click();
  await expect.poll(() => newsroom.read("lessons/graviteti.md")).toContain("E dyta.");
  const kept = readdirSync(newsroom.at(".studio/texts/lessons/graviteti.md")).map((name) =>
    newsroom.read(`.studio/texts/lessons/graviteti.md/${name}`),
  );
  expect(kept.some((text) => text.includes("E para."))).toBe(true);
  // The first studio, whose text has no unsaved changes, updates by itself.
  await expect(editor(page)).toContainText("E dyta.");
});
