/** Prints a page as Chromium does, and reads the document. */
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The address at the head of the first sheet (app/ui/print.css). */
const address = /https?:\/\/\S+/g;

/** Makes the pattern of a sheet's foot: the magazine, the page's name, the variant and the sheet's number. A test has no number. */
function footOf(name: string): RegExp {
  const named = name.replace(/\s+/g, "").replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const variant = "·(?:Varianti[A-D]|Përgjigjet|Përmësuesin)";
  const left = `Prizma(?:·${named})?(?:${variant})?`;
  return new RegExp(`${left}\\d+/\\d+|\\d+/\\d+${left}|${named}${variant}`, "gu");
}

/** Prints a page. @returns the text of each sheet, without spaces and the page's address, and the pattern of a foot */
async function printed(page: Page): Promise<{ sheets: string[]; foot: RegExp }> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  const name = await page.evaluate(() => document.documentElement.dataset.sheet ?? "");
  return { sheets: text.map((sheet) => sheet.replace(address, "").replace(/\s+/g, "")), foot: footOf(name) };
}

/** Prints a page. @returns the text of each sheet, without spaces, its foot and the page's address */
export async function sheetsOf(page: Page): Promise<string[]> {
  const { sheets, foot } = await printed(page);
  return sheets.map((sheet) => sheet.replace(foot, ""));
}

/** Prints a page. @returns the foot of each sheet, without spaces and its number */
export async function feetOf(page: Page): Promise<string[]> {
  const { sheets, foot } = await printed(page);
  return sheets.map((sheet) => (sheet.match(foot)?.[0] ?? "").replace(/\d+\/\d+/, ""));
}

/** Returns the smallest letters of pictures as they are laid out, in points. What is set low in a label is smaller. */
export const smallestLabel = (page: Page, pictures: string): Promise<number> =>
  page.locator(pictures).evaluateAll((all) =>
    Math.min(
      ...all.flatMap((picture) => {
        const scale = picture.getBoundingClientRect().width / (picture as SVGSVGElement).viewBox.baseVal.width;
        return [...picture.querySelectorAll("text")].map(
          (label) => Number.parseFloat(getComputedStyle(label).fontSize) * scale * 0.75,
        );
      }),
    ),
  );
