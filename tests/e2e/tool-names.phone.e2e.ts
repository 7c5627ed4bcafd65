/**
 * Tests every tool as a screen reader meets it. The names of all its controls are attached to the report, and none is
 * empty.
 */
import type { Page } from "@playwright/test";
import { simulator } from "./circuit-bench";
import { button, openLaboratory } from "./laboratory-bench";
import { expect, test } from "./magazine";
import { openAlive } from "./playing";

const control = /^\s*- '?(button|slider|textbox|combobox|radio|checkbox|switch|spinbutton|link|tab)\b/;
const named = /^\s*- '?\w+ ("|\/)\S/;

/** Opens a tool and brings it to the state with its controls. */
const tools: Record<string, { least: number; open: (page: Page) => Promise<void> }> = {
  level: {
    least: 15,
    open: async (page) => {
      await openAlive(page, simulator);
      await button(page, "Nis nivelin e parë").press("Enter");
      await button(page, "Shto bateri").press("Enter");
    },
  },
  "laboratory and the maker of tasks": {
    least: 70,
    open: async (page) => {
      await openLaboratory(page);
      await button(page, "Pjesëtuesi i tensionit").press("Enter");
      await button(page, "Bëj detyrë me këtë qark").press("Enter");
      await expect(page.getByRole("img", { name: "Kodi QR i detyrës" })).toBeVisible();
    },
  },
  "task link, answered by keys": {
    least: 60,
    open: async (page) => {
      const link = await page.getByLabel("Lidhja e detyrës").inputValue();
      await page.goto("about:blank");
      await openAlive(page, link);
      await page.getByLabel("Përgjigjja").focus();
      await page.keyboard.type("20");
      await page.keyboard.press("Enter");
      await expect(page.locator("#task-verdict")).toContainText("Po, saktë");
    },
  },
  quiz: {
    least: 5,
    open: async (page) => {
      await openAlive(page, "/physics/waves-quiz");
      await button(page, "Nis kuizin").press("Enter");
      await expect(page.getByRole("radio")).toHaveCount(4);
    },
  },
  "Number Ninja": { least: 10, open: (page) => openAlive(page, "/math/number-ninja") },
  mechanics: { least: 30, open: (page) => openAlive(page, "/physics/mechanics") },
  press: { least: 6, open: (page) => openAlive(page, "/physics/projects/hydraulics") },
  city: { least: 6, open: (page) => openAlive(page, "/physics/projects/eco-friendly-cities") },
};

test("every control of every tool has a name for those who do not see it", async ({ page }, info) => {
  test.slow();
  for (const [tool, { least, open }] of Object.entries(tools)) {
    await open(page);
    const controls = (await page.locator("main").ariaSnapshot()).split("\n").filter((line) => control.test(line));
    await info.attach(`${tool}: ${controls.length} names`, { body: controls.join("\n"), contentType: "text/plain" });
    expect(controls.length, tool).toBeGreaterThanOrEqual(least);
    expect(
      controls.filter((line) => !named.test(line)),
      tool,
    ).toEqual([]);
  }
});
