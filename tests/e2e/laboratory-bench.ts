/** Builds circuits in the free laboratory for the browser tests. */
import type { Locator, Page } from "@playwright/test";
import { simulator } from "./circuit-bench";
import { openAlive } from "./playing";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const board = (page: Page) => page.locator(".circuit-grid");
export const edge = (page: Page, name: string | RegExp) =>
  board(page).getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
export const table = (page: Page) => page.getByRole("table");
export const row = (page: Page, name: RegExp) => table(page).getByRole("row", { name });
export const dock = (page: Page) => page.locator(".lab-dock");

/** Opens the laboratory from the introduction, with the first example. */
export async function openLaboratory(page: Page): Promise<void> {
  await openAlive(page, simulator);
  await button(page, "Laboratori i lirë").click();
  await board(page).waitFor();
}

export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error("nothing there");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from the centre of one element to that of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

/** Drags with a finger, by the events of a touch screen. */
export async function dragByFinger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share = 1) =>
    screen.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd" ? [] : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 12; step++) await touch("touchMove", step / 12);
  await touch("touchEnd");
  await screen.detach();
}
