/** Tests that every kind of piece is begun, opened, changed, copied, renamed and removed in the studio alone. */
import type { Page } from "@playwright/test";
import { test } from "./in-time";
import { axeFindings } from "./magazine";
import { editor, expect, frame, piece, StudioNewsroom, toEnd } from "./studio-newsroom";

test.describe.configure({ mode: "default", timeout: 400_000 });
test.use({ actionTimeout: 30_000 });

const newsroom = new StudioNewsroom();
test.beforeEach(() => newsroom.make());
test.afterEach(async () => {
  await newsroom.stop();
  newsroom.remove();
});

async function begin(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole("button", { name: "Shkrim i ri" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Lloji").selectOption(kind);
  await dialog.getByLabel(/^(Titulli|Emri) \*$/).fill(title);
  await dialog.getByRole("button", { name: "Nise" }).click();
  await expect(dialog).toHaveCount(0);
}

async function saved(page: Page) {
  await page.getByRole("button", { name: /^Ruaj/ }).click();
  await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  return JSON.parse(newsroom.read("magazine.json"));
}

test("texts: a lesson with exercises, a piece of news, a quiz and a project", async ({ page }) => {
  await page.goto((await newsroom.start()).entrance);
  for (const [kind, title, file] of [
    ["Mësim", "Pse bie guri?", "lessons/pse-bie-guri.md"],
    ["Lajm", "Dita e fizikës", "lessons/dita-e-fizikes.md"],
    ["Kuiz", "Sa e njeh gurin?", "introductions/sa-e-njeh-gurin.md"],
  ] as const) {
    await begin(page, kind, title);
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    await toEnd(page);
    await page.keyboard.type("Fjalia e fundit.");
    await saved(page);
    expect(newsroom.read(file)).toContain("Fjalia e fundit.");
  }
  await page.getByRole("button", { name: "Pyetjet" }).click();
  await page.getByLabel("Pyetja *").fill("Sa peshon guri?");
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByLabel("Minuta").fill("9");

  await begin(page, "Projekt", "Presa me shiringa");
  await expect(editor(page)).toContainText("çfarë ndërtohet");
  for (const [label, words] of [
    ["Udhëzimet", "Sa takime"],
    ["Materialet", "Për sa veta"],
  ] as const) {
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(editor(page)).toContainText(words);
    await toEnd(page);
    await page.keyboard.type(`Fjali te ${label}.`);
    await expect(frame(page).getByText(`Fjali te ${label}.`).first()).toBeAttached();
  }
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByLabel("Klasa *").fill("Klasa X");
  const magazine = await saved(page);
  expect(JSON.parse(newsroom.read("quizzes/sa-e-njeh-gurin.json")).questions[0].question).toBe("Sa peshon guri?");
  expect(
    magazine.contents.map(({ slug, duration }: { slug: string; duration: number }) => [slug, duration]),
  ).toContainEqual(["sa-e-njeh-gurin", 9]);
  expect(magazine.projects).toMatchObject([{ slug: "presa-me-shiringa", class: "Klasa X", draft: true }]);

  // Without a title it is no project, and its page stays as it was.
  await page.getByLabel("Titulli *").fill("");
  await expect(page.getByText("Këtu faqja duket siç ishte para gabimit")).toBeVisible();
  await expect(frame(page).getByRole("heading", { name: "Presa me shiringa" })).toBeVisible();
  await page.getByLabel("Titulli *").fill("Presa me shiringa");
  await expect(page.getByText("Këtu faqja duket siç ishte para gabimit")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Presa me shiringa", exact: true })).toBeVisible();

  await page.getByRole("checkbox", { name: "Skicë" }).uncheck();
  await page.getByRole("button", { name: "Bëj një kopje" }).click();
  await page.getByRole("button", { name: "Bëje kopjen" }).click();
  await expect(piece(page, "Presa me shiringa (kopje)")).toContainText("skicë");
  // The list shows the copy before it opens.
  await expect(page.getByRole("heading", { name: "Presa me shiringa (kopje)" })).toBeVisible();
  expect(newsroom.read("projects/presa-me-shiringa-kopje/udhezime.md")).toContain("Fjali te Udhëzimet.");

  await piece(page, "Presa me shiringa").first().click();
  await expect(page.getByRole("heading", { name: "Presa me shiringa", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Ndrysho adresën" }).click();
  await page.getByRole("dialog").getByLabel("Adresa *").fill("presa");
  await page.getByRole("button", { name: "Ndryshoje" }).click();
  await expect(page.getByText("Adresa u ndryshua; e vjetra çon këtu pas botimit.")).toBeVisible();
  expect(newsroom.read("projects/presa/udhezime.md")).toContain("Fjali te Udhëzimet.");
  const preview = new URL((await page.locator(".st-page iframe").getAttribute("src")) ?? "");
  const reader = await page.context().newPage();
  await reader.goto(`${preview.origin}/physics/projects/presa-me-shiringa${preview.search}`);
  expect(new URL(reader.url()).pathname).toBe("/physics/projects/presa");
  await reader.close();

  await piece(page, "(kopje)").click();
  await expect(page.getByRole("heading", { name: "Presa me shiringa (kopje)" })).toBeVisible();
  await page.getByRole("button", { name: "Fushat" }).click();
  await page.getByRole("button", { name: "Fshije" }).click();
  await page.getByRole("button", { name: "Po, fshije" }).click();
  await expect(piece(page, "(kopje)")).toHaveCount(0);
  expect(JSON.parse(newsroom.read("magazine.json")).projects).toHaveLength(1);
});

test("lists: a chapter, an author, a path and a term", { tag: "@whole" }, async ({ page }) => {
  newsroom.write("lessons/graviteti.md", "Pse bie guri? Shih [lëngjet](/physics/lengjet).\n");
  newsroom.write("glossary.json", "[]\n");
  await page.goto((await newsroom.start()).entrance);
  await begin(page, "Kapitull", "Lëngjet");
  await expect(page.getByLabel("Emri në faqe *")).toHaveValue("Lëngjet");
  // The list comes before the picture of the chapter that is open.
  const list = page.locator(".st-records ol").first();
  const picture = page.getByRole("group", { name: "Kopertina" });
  expect(
    await list.evaluate((one, other) => one.compareDocumentPosition(other as Node), await picture.elementHandle()),
  ).toBe(4);
  await page.getByLabel("Një fjali *").fill("Uji, vaji dhe ajri.");
  await expect(frame(page).getByText("Uji, vaji dhe ajri.")).toBeVisible();
  await page.getByRole("button", { name: "Bëj një kopje" }).click();
  await expect(page.getByLabel("Emri në faqe *")).toHaveValue("Lëngjet (kopje)");
  await page.getByRole("button", { name: "Hiqe", exact: true }).click();
  await expect(page.getByText("U hoq: Lëngjet (kopje).")).toBeVisible();
  await page.getByRole("button", { name: "Lëngjet skicë" }).click();
  // It is a draft until its mark is taken off, as a lesson is.
  await expect(page.getByRole("checkbox", { name: "Skicë" })).toBeChecked();
  expect((await saved(page)).categories[1]).toMatchObject({ name: "lengjet", draft: true });
  await page.getByRole("button", { name: "Boto", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Në këtë kompjuter").check();
  await expect(page.getByRole("dialog").getByText("Skicat nuk botohen: „Lëngjet“.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Mbyll" }).click();
  await page.getByRole("checkbox", { name: "Skicë" }).uncheck();
  await page.getByRole("button", { name: "Ndrysho adresën" }).click();
  await page.getByRole("dialog").getByLabel("Adresa *").fill("uji");
  await page.getByRole("button", { name: "Ndryshoje" }).click();
  await expect(page.getByText("Adresa u ndryshua; e vjetra çon këtu pas botimit.")).toBeVisible();
  expect(newsroom.read("lessons/graviteti.md")).toContain("(/physics/uji)");
  expect(JSON.parse(newsroom.read("magazine.json")).categories).toMatchObject([
    { name: "mekanika" },
    { name: "uji", displayName: "Lëngjet", formerly: ["lengjet"], description: "Uji, vaji dhe ajri." },
  ]);
  await page.getByRole("button", { name: "Hiqe", exact: true }).click();
  const doubt = page.getByRole("dialog", { name: "Ta heq „Lëngjet“?" });
  await expect(doubt.getByText("„Graviteti“")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(doubt).toHaveCount(0);

  await begin(page, "Redaksi", "Redaksia e Ujit");
  await page.getByLabel("Me çfarë merret *").fill("Lëngje e gaze");
  await page.getByRole("button", { name: "Redaksia e Fizikës" }).click();
  await page.getByRole("button", { name: "Hiqe", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("„Marsi“")).toBeVisible();
  await page.getByRole("button", { name: "Jo, lëre" }).click();

  await begin(page, "Shteg", "Klasa IX");
  await page.getByLabel("Për kë është *").fill("Për klasën e nëntë.");
  await page.getByRole("button", { name: "Shto mësim" }).click();
  await page.getByLabel("Mësimi *").selectOption("Marsi");
  await page.getByLabel("Pse qëndron këtu *").fill("Një planet pas gurit.");
  const magazine = await saved(page);
  expect(magazine.authors).toMatchObject([{ id: 1 }, { id: 2, name: "Redaksia e Ujit", title: "Lëngje e gaze" }]);
  expect(magazine.paths).toMatchObject([
    { name: "klasa-ix", title: "Klasa IX", lessons: [{ lesson: "graviteti" }, { lesson: "marsi" }] },
  ]);

  await page.getByRole("button", { name: "Fjalori" }).click();
  await page.getByRole("button", { name: "Shto term" }).click();
  await page.getByLabel("Termi *").fill("graviteti");
  await page.getByLabel("Përkufizimi *").fill("Tërheqja mes trupave.");
  await saved(page);
  expect(JSON.parse(newsroom.read("glossary.json"))).toMatchObject([{ term: "graviteti" }]);
});
