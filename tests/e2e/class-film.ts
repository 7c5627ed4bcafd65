/** What tests of the class's camera share: a film in place of a camera, and the errors that the table tells. */
import type { Page } from "@playwright/test";

/** Returns Playwright's options for a browser whose camera shows a film. @param film path of the file */
export const filmedBy = (film: string) => ({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
      ...["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"],
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

/** Returns the table's errors, sorted, each as „2 · its sentence · count of pupils“. */
export async function toldErrors(page: Page): Promise<string[]> {
  const rows = page.getByRole("table", { name: /Gabimet e herës së parë/ }).locator("tbody tr");
  const told = (await rows.all()).map(async (row) => {
    const [says, item, count] = await row.getByRole("cell").allTextContents();
    return `${item?.replace("Ushtrimi ", "")} · ${says} · ${count}`;
  });
  return (await Promise.all(told)).sort();
}
