/** Tests the exported folder in Firefox. It isolates pages from a disk more strictly than other browsers. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ExportedFolder, exportFolder } from "../exported-folder";
import { isInstalled } from "./installed.mjs";
import { Page } from "./page";

describe.skipIf(!isInstalled("Firefox"))("the folder in Firefox", () => {
  let folder: ExportedFolder;
  let page: Page;
  beforeAll(async () => {
    folder = exportFolder();
    page = await Page.start("Firefox", "light", folder.address("").slice(0, -1));
  }, 180_000);
  afterAll(async () => {
    await page?.stop();
    folder?.remove();
  });

  test("a lesson has its letters and pictures, and its model lives", async () => {
    await page.open("/math/pitagora.html");
    expect(
      await page.run(() => document.fonts.load('700 40px "Gazeta Display"').then((letters) => letters[0]?.status)),
    ).toBe("loaded");
    await page.run(() => document.querySelector(".model-pitagora")?.scrollIntoView());
    await page.until(() => document.querySelector(".model-live svg") !== null, "the model lives");
    await page.until(() => [...document.images].some((image) => image.naturalWidth > 0), "pictures are drawn");
    expect(await page.errors()).toEqual([]);
  });

  test("a quiz begins and judges an answer", async () => {
    await page.open("/physics/waves-quiz.html");
    await page.press({ name: "Nis kuizin" });
    await page.until(() => document.querySelector("[role=radio], [type=radio]") !== null, "a question is asked");
    await page.press("main form label");
    await page.press({ name: "Kontrollo përgjigjen" });
    await page.press({ name: "Tjetra" });
    await page.until(
      () => document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") === "2",
      "the second question is asked",
    );
    expect(await page.errors()).toEqual([]);
  });

  test("the front page is of the reader's hour: answers come without a server", async () => {
    await page.open("/index.html");
    const hour = new Date().toLocaleTimeString("de", { timeZone: "Europe/Tirane", hour: "2-digit" });
    await page.reads("main", new RegExp(`Ora ${Number.parseInt(hour, 10)}:00`));
    expect(await page.errors()).toEqual([]);
  });
});
