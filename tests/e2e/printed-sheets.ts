/** Prints a page as Chromium does, and reads the document. */
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Prints a page. @returns the text of each sheet, without spaces */
export async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) => sheet.replace(/\s+/g, ""));
}
