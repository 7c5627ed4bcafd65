import type { Page } from "@playwright/test";
import { albanianCases } from "../../app/magazine/albanian.cases";
import { bundledAlbanianCases, runAlbanianCases } from "../bundled-cases";
import { expect, test } from "./magazine";
import { alive, openAlive } from "./playing";

/** Holds every API request until the test releases it. */
async function holdApi(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a hydrated page and waits until links are followed on the client. */
async function openHydrated(page: Page, address: string) {
  await openAlive(page, address);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
}

const stayed = (page: Page) => page.evaluate(() => "stayed" in window);

test("a list shows placeholder cards while the API is slow, then its stories", async ({ page }) => {
  await openHydrated(page, "/physics/electricity-simulator");
  const release = await holdApi(page);
  await page.getByRole("link", { name: "Back to Electricity" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page).toHaveURL(/\/physics\/elektriciteti$/);
  release();
  await expect(page.locator("article.link-box").first()).toBeVisible();
  await expect(page.getByRole("status")).toBeHidden();
  expect(await stayed(page)).toBe(true);
});

test("a lesson shows a skeleton, then itself while its category is still on its way", async ({ page }) => {
  await openHydrated(page, "/physics/electricity-simulator");
  await page.getByRole("link", { name: "Back to Electricity" }).click();
  await expect(page.locator("article.link-box").first()).toBeVisible();
  let letCategoryGo: () => void = () => undefined;
  const category = new Promise<void>((resolve) => {
    letCategoryGo = resolve;
  });
  await page.route(/\/api\/categories\/\d+$/, async (route) => {
    await category;
    await route.continue();
  });
  const release = await holdApi(page);
  await page.route(/\/api\/categories\/\d+$/, async (route) => {
    await category;
    await route.continue();
  });
  await page.locator('a[href="/physics/baterite"]').click();
  await expect(page).toHaveURL(/\/physics\/baterite$/);
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect(page).toHaveTitle(/Po ngarkohet/);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const back = page.getByRole("link", { name: "Duke u ngarkuar..." });
  await expect(back).toHaveAttribute("href", "/physics/not-fetched");
  letCategoryGo();
  await expect(page.getByRole("link", { name: /^Kthehu tek Elektriciteti/ })).toHaveAttribute(
    "href",
    "/physics/elektriciteti",
  );
  await expect(page).not.toHaveTitle(/Po ngarkohet/);
  expect(await stayed(page)).toBe(true);
});

test("each change of address goes to the top and moves the focus to the content", async ({ page }) => {
  await openHydrated(page, "/physics/projects");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator("footer").getByRole("link", { name: "Mekanika" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#permbajtja")).toBeFocused();
  expect(await stayed(page)).toBe(true);
});

test("an answer is asked for once in the life of the page", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) requests.push(request.url());
  });
  await openHydrated(page, "/physics/projects");
  const footer = page.locator("footer");
  for (const name of ["Mekanika", "Termodinamika", "Mekanika"]) {
    await footer.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name.slice(0, 6));
    await expect(page.locator("article.link-box").first()).toBeVisible();
  }
  expect(requests.length).toBeGreaterThan(0);
  expect(requests).toEqual([...new Set(requests)]);
});

test.describe("when the API fails", () => {
  test.use({ expectedErrors: /503/ });

  test("the page says so inside the shell, and trying again works", async ({ page }) => {
    await openHydrated(page, "/math/number-ninja");
    await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "KV nuk përgjigjet" }));
    await page.getByRole("link", { name: "Kthehu te Matematika" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Faqja nuk u hap");
    await expect(page).toHaveTitle("Faqja nuk u hap · Prizma");
    const detail = page.getByText("503: KV nuk përgjigjet");
    await expect(detail).toBeHidden();
    await page.getByText("Hollësia për redaksinë").click();
    await expect(detail).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Provo përsëri" }).click();
    await expect(page.locator("article.link-box").first()).toBeVisible();
    expect(await stayed(page)).toBe(true);
  });
});

test.describe("when an author, or the day of publication, cannot be read", () => {
  test.use({ expectedErrors: /500/ });

  test("lists and lessons are read all the same, signed by the magazine", async ({ page }) => {
    await openHydrated(page, "/physics/projects");
    await page.route("**/api/authors/*", (route) => route.fulfill({ status: 500, body: "boom" }));
    await page.route("**/api/contents?fields=summary", async (route) => {
      const response = await route.fetch();
      const { "last-modified": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.getByRole("link", { name: "Kthehu tek Fizika" }).click();
    await expect(page.locator("article.link-box .story-by").first()).toContainText("Redaksia");
    const signed = page.locator("article.link-box", { has: page.locator(".story-by") });
    await signed.first().getByRole("heading").getByRole("link").click();
    await expect(page.locator(".body").first()).toBeVisible();
    await expect(page.getByRole("main").locator(".byline").first()).toContainText("Redaksia");
  });
});

test("a byline that is on its way names nobody", async ({ page }) => {
  await openHydrated(page, "/physics/electricity-simulator");
  await page.getByRole("link", { name: "Back to Electricity" }).click();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/contents/slug/*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), authorId: 2 } });
  });
  await page.route("**/api/authors/2", async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('a[href="/physics/baterite"]').click();
  const byline = page.locator(".lesson-top .byline");
  await expect(byline).toContainText("min lexim");
  expect(await byline.locator("b").count()).toBe(0);
  release();
  await expect(byline.locator("b")).toHaveText("Redaksia e Matematikës");
});

test.describe("a lesson that is not there", () => {
  test.use({ expectedErrors: /404/ });

  test("shows the not-found view after a client navigation too", async ({ page }) => {
    await openHydrated(page, "/physics/projects");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/physics/nuk-ka";
      link.textContent = "nuk-ka";
      document.querySelector("main")?.appendChild(link);
    });
    await page.getByRole("link", { name: "nuk-ka" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lesson Not Found");
  });
});

test("Back and Forward show the page that was left, with its title, its menu and its scroll position", async ({
  page,
}) => {
  await openHydrated(page, "/physics/projects");
  const current = page.locator(".top-links [aria-current]");
  await expect(current).toHaveText("Fizikë");
  await page.locator("footer").getByRole("link", { name: "Matematikë pastre" }).click();
  await expect(page).toHaveURL(/\/math\//);
  await expect(page.locator("article.link-box").first()).toBeVisible();
  await expect(current).toHaveText("Matematikë");
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute("href");
  expect(await canonical()).toMatch(/\/math\/[\w-]+$/);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.locator("article.link-box").nth(1).getByRole("heading").getByRole("link").click();
  await expect(page.locator(".body").first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const left = page.url();

  await page.goBack();
  await expect(page).toHaveTitle(/^Matematik/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.locator("#permbajtja")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projekte");
  await expect(current).toHaveText("Fizikë");
  await page.goForward();
  await page.goForward();
  await expect(page.locator(".body").first()).toBeVisible();
  expect(page.url()).toBe(left);
  expect(await stayed(page)).toBe(true);
});

test("a second link during the first ends it: the later page is shown, and Back leads to where both began", async ({
  page,
}) => {
  await openHydrated(page, "/physics/projects");
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isHeld = true;
  await page.route("**/assets/about-*.js", async (route) => {
    await held;
    await route.continue();
    isHeld = false;
  });
  const asked = page.waitForRequest("**/assets/about-*.js");
  await page.locator("footer").getByRole("link", { name: "Rreth nesh" }).click();
  await asked;
  await page.locator("footer").getByRole("link", { name: "Mekanika" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
  letGo();
  await expect.poll(() => isHeld).toBe(false);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page).toHaveURL(/\/physics\/mekanika$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projekte");
  expect(await stayed(page)).toBe(true);
});

test("only the style sheets of the open page stay linked", async ({ page }) => {
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort());
  await openHydrated(page, "/physics/projects");
  const before = await sheets();
  await page.locator("footer").getByRole("link", { name: "Mekanika" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
  await expect(page.getByRole("status")).toBeHidden();
  const linked = await sheets();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projekte");
  await expect.poll(sheets).toEqual(before);
  await page.goto("/physics/mekanika");
  expect(await sheets()).toEqual(linked);
});

test("pages that are printed at publication are shown after a followed link too", async ({ page }) => {
  await openHydrated(page, "/physics/projects");
  const footer = page.locator("footer");
  for (const [link, heading, part] of [
    ["Modelet", "Modelet", ".model-card .model-picture"],
    ["Fjalori", "Fjalori", ".glossary-letter"],
    ["Harta e ideve", "Harta", "a[href^='/math/']"],
  ] as const) {
    await footer.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator(`main ${part}:visible`).nth(5)).toBeVisible();
  }
  expect(await stayed(page)).toBe(true);
});

test("the models of a lesson come alive after a followed link too, in one lesson and in the next", async ({ page }) => {
  await openHydrated(page, "/physics/projects");
  for (const [chapter, lesson] of [
    ["Mekanika", "/physics/graviteti"],
    ["Termodinamika", "/physics/kalimi-i-nxehtesise"],
  ] as const) {
    await page.locator("footer").getByRole("link", { name: chapter }).click();
    await page.locator(`main a[href="${lesson}"]`).first().click();
    const model = page.locator("main .model").first();
    await model.scrollIntoViewIfNeeded();
    await expect(model.locator(".model-live")).toBeVisible();
  }
  expect(await stayed(page)).toBe(true);
});

test.describe("after a deployment, when the scripts of an open page are gone", () => {
  test.use({ expectedErrors: /404|Failed to fetch dynamically imported module/ });

  for (const [what, script] of [
    ["the script that follows links", "**/assets/navigator-*.js"],
    ["the script of the next page", "**/assets/chapter-*.js"],
    ["the table of routes", "**/assets/manifest-*.js"],
  ] as const) {
    test(`without ${what} a link loads its page as a document`, async ({ page }) => {
      await openHydrated(page, "/physics/projects");
      await page.route(script, (route) => route.fulfill({ status: 404, body: "" }));
      await page.locator("footer").getByRole("link", { name: "Mekanika" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
      expect(await stayed(page)).toBe(false);
    });
  }
});

test("a reload after followed links keeps Back working", async ({ page }) => {
  await openHydrated(page, "/physics/projects");
  await page.locator("footer").getByRole("link", { name: "Mekanika" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mekanikë (Lëvizja dhe Forcat)");
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projekte");
  await alive(page);
});

test("the rules of Albanian hold in this browser", async ({ page }) => {
  // Chromium has no Albanian in Intl, Node has. So the same cases run bundled in the browser.
  const script = await bundledAlbanianCases();
  await page.goto("about:blank");
  const results = await page.evaluate(`${script}; ${runAlbanianCases}`);
  expect(results).toEqual(albanianCases.flatMap(({ cases }) => cases.map(({ title, expected }) => [title, expected])));
});
