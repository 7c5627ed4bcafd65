/**
 * Tests that a studio that is killed at any moment loses nothing of what was typed a second before. It is killed on its
 * usual port at random moments, and each next studio takes over.
 */
import { seededRandom } from "../../app/magazine/seeded-random";
import { isLate, triedOf } from "../long-series";
import { test } from "./in-time";
import { editor, end, expect, frame, freePort, openPiece, StudioNewsroom, toEnd } from "./studio-newsroom";

const newsroom = new StudioNewsroom();
/** Thirty takes some minutes, of which each start of a studio is most. */
const kills = triedOf(30, 30);

test.describe.configure({ mode: "serial", timeout: 60_000 + kills * 90_000 });
test.beforeEach(() => newsroom.make());
test.afterEach(async () => {
  await newsroom.stop();
  newsroom.remove();
});

test("it ends with the window that started it, also when that is killed", async ({ page }) => {
  const { entrance, child } = await newsroom.start(0, { byWindow: true });
  await page.goto(entrance);
  await openPiece(page, "Marsi");
  // It waits for all that the window's program has started.
  await end(child, "SIGKILL");
  await expect(fetch(entrance)).rejects.toThrow();
});

test(`killed ${kills} times while one types, it gives back every letter that is older than a second`, {
  tag: "@series",
}, async ({ page }) => {
  const port = await freePort();
  const random = seededRandom("studio");
  let running = await newsroom.start(port);
  await page.goto(running.entrance);
  await openPiece(page, "Marsi");
  let kept = newsroom.read("lessons/marsi.md").trimEnd();
  for (let nth = 0; nth < kills && !isLate(); nth++) {
    // A studio that reads its first piece answers nobody meanwhile: the test is of one that is open.
    await expect(frame(page).getByRole("heading", { name: "Marsi" })).toBeVisible();
    await expect(page.getByText("Po lexoj revistën")).toHaveCount(0);
    await toEnd(page);
    const moment = random.int(200, 4000);
    const began = Date.now();
    const typed: { letter: string; at: number }[] = [];
    for (let letter = 0; Date.now() - began < moment; letter++) {
      const sign = letter % 8 === 7 ? " " : String.fromCharCode(97 + random.int(0, 25));
      await page.keyboard.insertText(sign);
      typed.push({ letter: sign, at: Date.now() });
    }
    const killed = Date.now();
    await end(running.child, "SIGKILL");
    running = await newsroom.start(port);
    expect(new URL(running.entrance).port).toBe(String(port));
    await page.goto("about:blank");
    await page.goto(running.entrance);
    const old = typed.filter(({ at }) => at < killed - 1000).map(({ letter }) => letter);
    const dialog = page.getByRole("dialog", { name: "Punë e paruajtur" });
    const list = page.locator(".st-piece", { hasText: "Marsi" });
    await expect(dialog.or(list).first()).toBeVisible();
    if (old.length > 0) await expect(dialog).toBeVisible();
    if (await dialog.isVisible()) {
      await dialog.getByRole("button", { name: "Vazhdo me të" }).click();
      await expect(dialog).toBeHidden();
    }
    await openPiece(page, "Marsi");
    const wanted = (kept + old.join("")).trimEnd();
    await expect(editor(page)).toContainText(wanted.slice(-12).trim());
    const text = (await editor(page).locator(".cm-line").allTextContents()).join("\n");
    expect(text.slice(0, wanted.length)).toBe(wanted);
    kept = text;
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("button", { name: "E ruajtur" })).toBeVisible();
  }
});
