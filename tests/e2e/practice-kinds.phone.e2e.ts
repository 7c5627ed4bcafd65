/** Tests the further kinds of answers on a page: a set, an inequality, a form, two fields, and their judge that fails. */
import { expect, test } from "./magazine";

const at = (lesson: string, id: string) => `${lesson}/ushtrime?u=${id}`;

test("a set: a missing root is told, keys write signs, how it is read stands under the field", async ({
  page,
  open,
}) => {
  await open(at("/math/algebra", "te-dyja-rrenjet"));
  const field = page.getByRole("textbox", { name: "Përgjigjja jote: të gjitha zgjidhjet" });
  const said = page.locator(".exercise-said");
  await expect(page.locator(".workbook")).toHaveCount(0);
  await field.fill("100");
  await page.getByRole("button", { name: "ose", exact: true }).click();
  await field.press("End");
  await page.keyboard.type("-100");
  await expect(field).toHaveValue("100 ose -100");
  await expect(page.locator(".answer-reading")).toContainText("E lexoj kështu:");
  await expect(page.locator(".answer-reading math")).toHaveText(/x=100.*ose.*x=−100/);
  await field.press("Enter");
  await expect(said).toHaveText("Jo kësaj here. Provoje edhe një herë, a merr një ndihmë.");
});

test("two fields: the second is right with the pupil's own first, and is no miss when that is mended", async ({
  page,
  open,
}) => {
  await open(at("/physics/ligjet-e-njutonit", "arka-mbi-dysheme"));
  await expect(page.locator(".workbook")).toHaveCount(0);
  const question = ((await page.locator(".exercise-question").textContent()) ?? "").replaceAll("\u00a0", " ");
  const [, mass, pushed, held, time] =
    /masë ([\d,]+) kg.*me ([\d,]+) N, kurse dyshemeja e frenon me ([\d,]+) N.*pas ([\d,]+) s/.exec(question) ?? [];
  const number = (text = "") => Number(text.replace(",", "."));
  const [force, friction, seconds, kilograms] = [pushed, held, time, mass].map(number) as [
    number,
    number,
    number,
    number,
  ];
  const acceleration = page.getByRole("textbox", { name: /^Nxitimi, me njësinë/ });
  const speed = page.getByRole("textbox", { name: /^Shpejtësia pas/ });
  const said = page.locator(".exercise-said strong").locator("..");
  const inAlbanian = (value: number) => String(Number(value.toPrecision(12))).replace(".", ",");

  const forgotten = force / kilograms;
  await acceleration.fill(inAlbanian(forgotten));
  await speed.fill(`${inAlbanian(forgotten * seconds)} m/s`);
  await speed.press("Enter");
  await expect(said).toHaveText([/Harrove fërkimin/, /E saktë me vlerën tënde/]);

  await acceleration.fill(`${inAlbanian((force - friction) / kilograms)} m/s²`);
  await acceleration.press("Enter");
  await expect(said).toHaveText([/Saktë\./, /u llogarit me vlerën e mëparshme/]);

  await speed.fill(`${inAlbanian(((force - friction) / kilograms) * seconds)} m/s`);
  await speed.press("Enter");
  await expect(said).toHaveText([/Saktë\./]);
  // One miss alone: the grade is „solved with help“, not the way back to an easier one.
  await expect(page.getByRole("button", { name: "Një më i lehtë" })).toHaveCount(0);
});

test("a form and an inequality: what is right but not finished is told, and is no miss", async ({ page, open }) => {
  await open(at("/math/algebra", "nxirre-para-kllapave"));
  await expect(page.locator(".workbook")).toHaveCount(0);
  const math = await page.locator(".exercise-question math").first().textContent();
  await page.getByRole("textbox").fill((math ?? "").replace("x2", "x^2"));
  await page.keyboard.press("Enter");
  await expect(page.locator(".exercise-said")).toContainText("nuk është e faktorizuar deri në fund");
  await expect(page.getByRole("button", { name: "Shiko zgjidhjen" })).toHaveCount(0);

  await open(at("/math/algebra", "kur-kthehet-shenja"));
  await expect(page.locator(".workbook")).toHaveCount(0);
  await page.getByRole("textbox").fill("x = 3");
  await page.keyboard.press("Enter");
  await expect(page.locator(".exercise-said")).toContainText("Këtu pritet një inekuacion");
});

test.describe("without its script", () => {
  test.use({ expectedErrors: /further-kinds/ });

  test("where the judge does not come, the page asks for it again, and an answer given meanwhile is judged", async ({
    page,
    open,
  }) => {
    let blocked = true;
    let sendJudge = () => {};
    const answered = new Promise<void>((resolve) => {
      sendJudge = resolve;
    });
    await page.route("**/further-kinds*.js", async (route) => {
      if (blocked) return route.abort();
      await answered;
      return route.continue();
    });
    await open(at("/math/algebra", "te-dyja-rrenjet"));
    await expect(page.locator(".exercise-said")).toContainText("nuk kontrollohet dot tani");
    const again = page.getByRole("button", { name: "Provo përsëri" });
    await expect(again).toBeVisible();
    await page.getByRole("button", { name: "Ndihmë" }).click();
    await expect(page.getByRole("heading", { name: "Ndihmë" })).toBeVisible();
    blocked = false;
    await again.click();
    await page.getByRole("textbox").fill("100");
    await page.keyboard.press("Enter");
    await expect(page.locator(".exercise-said")).toContainText("po hapet");
    sendJudge();
    await expect(page.locator(".exercise-said")).toHaveText("Jo kësaj here. Provoje edhe një herë, a merr një ndihmë.");
  });
});
