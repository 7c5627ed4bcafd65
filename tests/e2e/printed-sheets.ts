/** Prints a page as Chromium does, and reads the document. */
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The foot of a sheet, and the address at the head of the first (app/ui/print.css). */
const address = /https?:\/\/\S+/g;
const foot = /Prizma\d+\/\d+|\d+\/\d+Prizma/g;

/** Prints a page. @returns the text of each sheet, without spaces, its foot and the page's address */
export async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) => sheet.replace(address, "").replace(/\s+/g, "").replace(foot, ""));
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
