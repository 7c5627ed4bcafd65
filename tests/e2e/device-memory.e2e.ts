import { expect, test } from "./magazine";

test("the privacy page forgets what the magazine keeps on this device, and nothing else", async ({ page, open }) => {
  await open("/privacy");
  const place = page.locator("[data-memory]");
  await expect(place.getByRole("status")).toHaveText("Tani për tani kjo pajisje nuk mban mend asgjë.");
  await expect(place.getByRole("button")).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem("prizma:ninja/rekordi", "[1,34]");
    sessionStorage.setItem("prizma:kuizi/waves-quiz", "[1,[]]");
    localStorage.setItem("another", "1");
  });
  await page.reload();
  await place.getByRole("button", { name: "Harroji të gjitha" }).click();
  await expect(place.getByRole("status")).toHaveText("U harruan të gjitha.");
  const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(kept)).toEqual(["another"]);
});
