import { expect, test } from "./magazine";

test.use({ expectedErrors: /status of 404.*\/nuk-ka$/ });

test("the first door stands on the first screen of a phone, and what can be played works without a script", async ({
  page,
  open,
}) => {
  await open("/");
  const door = await page.getByRole("heading", { name: "Matematikë" }).first().boundingBox();
  console.log(`front page, 360 × 800: the first door ends at y ${Math.round((door?.y ?? 0) + (door?.height ?? 0))}`);
  expect((door?.y ?? 800) + (door?.height ?? 0)).toBeLessThanOrEqual(800);

  const play = page.getByRole("region", { name: "Luaj tani" });
  const sum = play.locator("summary").first();
  const [a = 0, b = 0] = ((await sum.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  await sum.click();
  await expect(play.getByText(String(a * b), { exact: true })).toBeVisible();
  const lit = play.locator(".lit");
  await expect(lit).toHaveCSS("opacity", "0");
  await play.getByRole("checkbox", { name: "Mbyll çelësin" }).tap();
  await expect(lit).toHaveCSS("opacity", "1");

  const today = page.getByRole("region", { name: "Sot" });
  await today.locator("summary").click();
  await expect(today.locator("details p")).toBeVisible();
  const titles = page.getByRole("region", { name: "Në këtë numër" }).locator("li");
  expect(await titles.count()).toBeGreaterThan(50);
  for (const width of [320, 360, 768, 832, 960, 1088, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The hour once overlapped the text's last line at 960 px. It was placed by numbers of its own.
    const [text, hour] = await page
      .locator(".beam p")
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().toJSON()));
    expect([width, (hour?.top ?? 0) >= (text?.bottom ?? 0)]).toEqual([width, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("what a phone lays out later has nearly its height before", async ({ page, open }) => {
  for (const address of ["/", "/physics/mechanics"]) {
    await open(address);
    const parts = await page.locator(".below-fold, .site-foot").evaluateAll((all) =>
      all.map((part) => {
        const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(part);
        const guessed = Number.parseFloat(containIntrinsicBlockSize.replace("auto ", ""));
        (part as HTMLElement).style.contentVisibility = "visible";
        return { contentVisibility, off: guessed / part.clientHeight };
      }),
    );
    expect(parts.length).toBeGreaterThan(4);
    for (const { contentVisibility, off } of parts) {
      expect(contentVisibility).toBe("auto");
      expect([address, off > 0.8 && off < 1.25 ? "near" : off]).toEqual([address, "near"]);
    }
  }
});

test("the dot of a missing page flies by a finger as its equations say, by keys too, and home if it lands there", async ({
  page,
  open,
}) => {
  await open("/nuk-ka");
  const dot = page.getByRole("button", { name: /^Pika/ });
  const said = page.locator(".pika-corner output");
  await dot.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText("8,1\u00a0m/s nën 47°");
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Fluturoi 6,7\u00a0m");

  const metre = await page.locator(".pika-corner svg").evaluate((sheet) => sheet.getBoundingClientRect().width / 24);
  await page.reload();
  await dot.scrollIntoViewIfNeeded();
  const box = await dot.boundingBox();
  if (!box) throw new Error("no dot");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const press = (type: "touchStart" | "touchMove" | "touchEnd", dx: number, dy: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + dx * metre, y: y + dy * metre }],
    });
  await press("touchStart", 0, 0);
  // A pull of 2.51 m at 45° gives 12.5 m/s. So the dot flies 16 m, from 19 to 3.
  for (const part of [0.5, 1]) await press("touchMove", 1.772 * part, 1.772 * part);
  await press("touchEnd", 0, 0);
  await expect(said).toContainText("Kreu!");
  await expect(page).toHaveURL(/\/$/);
});
