/** Tests what a teacher stumbles over who has the studio in one hand and a class in the other. */
import { test } from "./in-time";
import { axeFindings } from "./magazine";
import { expect, frame, openPiece, piece, StudioNewsroom, toEnd } from "./studio-newsroom";

test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

const newsroom = new StudioNewsroom();
test.afterEach(async () => {
  await newsroom.stop();
  newsroom.remove();
});

/** Paragraphs that fill some screens. */
const far = Array.from({ length: 40 }, (_, nth) => `Paragrafi ${nth} flet për gurin që bie.\n`).join("\n");

test("the page beside the text stands where the caret is, also after what was just written", async ({ page }) => {
  newsroom.make();
  newsroom.write("lessons/marsi.md", `Pse është i kuq Marsi?\n\n${far}`);
  await page.goto((await newsroom.start()).entrance);
  await openPiece(page, "Marsi");
  await expect(frame(page).getByText("Pse është i kuq Marsi?", { exact: true })).toBeInViewport();
  await toEnd(page);
  await expect(frame(page).getByText("Paragrafi 39 flet")).toBeInViewport();
  await page.keyboard.type("\nFjalia që e shtoi mësuesja.");
  await expect(frame(page).getByText("Fjalia që e shtoi mësuesja.")).toBeInViewport();
  await page.keyboard.press("Control+Home");
  await expect(frame(page).getByText("Pse është i kuq Marsi?", { exact: true })).toBeInViewport();

  // An empty page says what comes there.
  await page.getByRole("button", { name: "Ushtrimet" }).click();
  await expect(page.getByText("Këtu dalin ushtrimet siç i sheh nxënësi")).toBeVisible();
});

test("a later choice wins over a copy that takes a while; one press of „Nise“ begins one piece", {
  tag: "@whole",
}, async ({ page }) => {
  newsroom.make();
  await page.goto((await newsroom.start()).entrance);
  await page.route("**/api/change-item", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Bëj një kopje" }).click();
  await page.getByRole("button", { name: "Bëje kopjen" }).click();
  await expect(page.getByText("Po bëj kopjen …")).toBeVisible();
  await piece(page, "Graviteti").click();
  await expect(page.getByText("Kopja „Marsi (kopje)“ është skicë")).toBeVisible();
  await expect(piece(page, "Marsi (kopje)")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Graviteti", level: 2 })).toBeVisible();

  // Nor does a removal close what was opened meanwhile.
  await piece(page, "Marsi (kopje)").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Fshije" }).click();
  await page.getByRole("button", { name: "Po, fshije" }).click();
  await piece(page, "Graviteti").click();
  await expect(piece(page, "Marsi (kopje)")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Graviteti", level: 2 })).toBeVisible();

  await page.route("**/api/draft", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.getByRole("button", { name: "Shkrim i ri" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titulli *").fill("Venera");
  await dialog.getByLabel("Titulli *").press("Enter");
  await expect(dialog.getByRole("button", { name: "Po e nis …" })).toBeVisible();
  await dialog.getByLabel("Titulli *").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Venera", level: 2 })).toBeVisible();
  await expect(piece(page, "Venera")).toHaveCount(1);
});

test("a piece is found without ë and ç; lessons are named by their titles, days by a calendar", async ({ page }) => {
  newsroom.make({
    contents: [
      {
        ...{ id: 3, title: "Çfarë sheh një yll në qiell?", slug: "yll", imageUrl: "/covers/mekanika.svg" },
        ...{ categoryId: 2, contentTypeId: 1, authorId: 1, duration: 1, contentFile: "lessons/yll.md" },
      },
    ],
  });
  newsroom.write("lessons/yll.md", "Çfarë sheh një yll?\n");
  await page.goto((await newsroom.start()).entrance);
  const search = page.getByLabel("Kërko një shkrim");
  await search.fill("cfare sheh nje yll ne");
  await expect(page.locator(".st-row .st-piece", { hasText: "yll" })).toHaveCount(1);
  await expect(piece(page, "Marsi")).toHaveCount(0);
  await search.fill("xyz");
  await expect(page.getByText("Asnjë shkrim i tillë.")).toBeVisible();
  await page.getByRole("button", { name: "Shfaqi të gjitha" }).click();

  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  const needs = page.getByLabel("Çfarë duhet ditur më parë");
  await expect(needs.getByRole("option", { name: "Marsi" })).toHaveCount(0);
  await needs.selectOption("Graviteti");
  await needs.selectOption("Çfarë sheh një yll në qiell?");
  await page.getByRole("button", { name: "Hiq: Graviteti" }).click();
  await page.getByLabel("Lajm apo mësim").selectOption("Lajm");
  await page.getByLabel("Data", { exact: true }).fill("2026-12-01");
  await page.getByLabel("Deri më").fill("2027-01-15T08:00");
  expect(await axeFindings(page, ".st-desk")).toEqual([]);
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  const [, mars] = JSON.parse(newsroom.read("magazine.json")).contents;
  expect(mars).toMatchObject({ needs: ["yll"], form: "lajm", date: "2026-12-01", until: "2027-01-15 08:00" });
  await page.getByRole("button", { name: "Hiq: Çfarë sheh një yll në qiell?" }).click();
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  expect(JSON.parse(newsroom.read("magazine.json")).contents[1]).not.toHaveProperty("needs");
});

test("a plan tells a piece under another address as one that changes, and stands at a changed sentence", {
  tag: "@whole",
}, async ({ page }) => {
  newsroom.make();
  newsroom.write("lessons/graviteti.md", `Pse bie guri?\n\n${far}`);
  await page.goto((await newsroom.start()).entrance);
  const plan = async () => {
    await page.getByRole("button", { name: "Boto", exact: true }).click();
    await page.getByLabel("Në këtë kompjuter, për provë").click();
    await page.getByRole("button", { name: /planin$/ }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Boto" });
  await plan();
  // A plan takes longer than a press may.
  await expect(dialog.getByRole("button", { name: "Boto tani" })).toBeVisible();
  await dialog.getByRole("button", { name: "Boto tani" }).click();
  await expect(dialog.getByText("U botua.")).toBeVisible();
  await dialog.getByRole("button", { name: "Mbyll" }).click();
  await piece(page, "Marsi").click();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Ndrysho adresën" }).click();
  await page.getByRole("dialog").getByLabel("Adresa *").fill("planeti-i-kuq");
  await page.getByRole("button", { name: "Ndryshoje" }).click();
  await expect(piece(page, "Marsi")).toContainText("i ndryshuar");
  await openPiece(page, "Graviteti");
  await toEnd(page);
  await page.keyboard.type("Fjalia e shtuar.");
  await plan();
  await expect(dialog.getByText("2 faqe që ndryshojnë.")).toBeVisible();
  await expect(dialog.getByText("Marsi adresa")).toBeVisible();
  await dialog.getByRole("button", { name: "Para dhe pas" }).last().click();
  await expect(dialog.getByTitle("Pas botimit: Marsi")).toBeVisible();
  expect(await axeFindings(page, "dialog[open]")).toEqual([]);

  await dialog.getByRole("button", { name: "Para dhe pas" }).first().click();
  for (const title of ["Para: Graviteti", "Pas botimit: Graviteti"]) {
    const changed = dialog.frameLocator(`iframe[title="${title}"]`).getByText("Paragrafi 39 flet");
    const isMarkedInView = () =>
      changed.evaluate((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && getComputedStyle(place).outlineStyle === "solid";
      });
    await expect.poll(isMarkedInView).toBe(true);
    await expect(dialog.frameLocator(`iframe[title="${title}"]`).getByText("Paragrafi 38 flet")).toHaveCSS(
      "outline-style",
      "none",
    );
  }
});
