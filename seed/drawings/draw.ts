/**
 * Writes public/covers/*.svg, public/figures/*.svg, public/icons/*.png and, for shared links, public/social/*.png. `npm
 * run covers -- --help` lists its options.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { drawAll, weight } from "./all-pictures";
import { contactSheet } from "./contact-sheet";
import { sharedPages } from "./social/shared-pages";
import { paintIcon, siteIcons } from "./social/site-icons";
import { socialPainter } from "./social/social-picture";

const program = new Command("covers")
  .argument("[names...]", "vetëm këto figura")
  .option(
    "--sheet [file.html]",
    "edhe një fletë me të gjitha, në të dyja temat, te ky skedar ose te dosja e përkohshme",
  )
  .parse();
const names = program.args;
const { sheet } = program.opts<{ sheet?: string | true }>();
const sheetFile = sheet === true ? join(tmpdir(), "prizma-covers.html") : sheet;
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Renders the social pictures of the pages named, or of all. @returns their names */
const drawSocial = async (wanted: readonly string[]): Promise<string[]> => {
  const pages = (await sharedPages()).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (pages.length === 0) return [];
  const paint = await socialPainter();
  await mkdir(join(root, "public/social"), { recursive: true });
  for (const page of pages) {
    await writeFile(join(root, "public/social", `${page.name}.png`), paint(page));
  }
  return pages.map(({ name }) => name);
};

/** Renders the icons named, or all. @returns their names */
const drawIcons = async (wanted: readonly string[]): Promise<string[]> => {
  const icons = siteIcons.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await mkdir(join(root, "public/icons"), { recursive: true });
  for (const icon of icons) await writeFile(join(root, "public/icons", `${icon.name}.png`), await paintIcon(icon));
  return icons.map(({ name }) => name);
};

const main = async () => {
  const drawn = await drawAll(names);
  const isDrawn = (name: string) => drawn.some(({ picture }) => picture.name === name);
  for (const { path, text } of drawn) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const social = [...(await drawSocial(names)), ...(await drawIcons(names))];
  const unknown = names.filter((name) => !isDrawn(name) && !social.includes(name));
  if (unknown.length > 0) throw new Error(`Asnjë figurë nuk quhet ${unknown.join(", ")}.`);
  const sizes = drawn.map(({ text }) => weight(text)).sort((a, b) => a - b);
  const median = (sizes[Math.floor(sizes.length / 2)] ?? 0) / 1024;
  console.log(
    `${drawn.length} figura; në rrjet mesatarja ${median.toFixed(1).replace(".", ",")} KB, më e madhja ${((sizes.at(-1) ?? 0) / 1024).toFixed(1).replace(".", ",")} KB`,
  );
  if (sheetFile) {
    await writeFile(resolve(sheetFile), contactSheet(drawn));
    console.log(`fleta me të gjitha: ${resolve(sheetFile)}`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
