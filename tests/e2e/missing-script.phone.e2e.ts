import { expect, test } from "./magazine";

/** After a deployment a cached page may name scripts that no longer exist. */
test.use({ expectedErrors: /404|Failed to load|error loading dynamically imported module|Importing a module script/i });

for (const [address, back] of [
  ["/math/number-ninja", "/math"],
  ["/physics/waves-quiz", "/physics"],
] as const) {
  test(`${address} whose hashed scripts are gone is read as before, and its links lead on`, async ({ page, open }) => {
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
    await open(address);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main")).toContainText(/\S{3}/);
    await page.locator(`main a[href="${back}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${back}$`));
    await expect(page.locator("main article").first()).toBeVisible();
  });
}
