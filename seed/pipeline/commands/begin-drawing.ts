/** Begins what a developer draws: a cover, a model. */
import { modelFiles } from "../../../app/models/model-files";
import { nearest } from "../checking/suggestion";
import { type Beginning, type ExtendedFiles, InvalidOption, listOf, magazine, type PieceOptions } from "./beginning";
import { coverBeginning, modelBeginning } from "./lesson-beginning";

export function beginCover(slug: string, title: string, extended: ExtendedFiles): Beginning {
  const owner = listOf(extended.magazine, "contents").find((each) => each.slug === slug);
  const category = listOf(extended.magazine, "categories").find(
    ({ id, name }) => id === owner?.categoryId || name === slug,
  );
  const text = coverBeginning(slug, category?.type ?? "physics", owner?.title ?? title);
  return {
    files: { [`seed/drawings/covers/${slug}.ts`]: text },
    // A chapter finds a cover of its own name by itself.
    next: [
      `npm run covers -- ${slug}`,
      ...(owner === undefined && category !== undefined ? [] : [`te ${magazine}: "imageUrl": "/covers/${slug}.svg"`]),
    ],
  };
}

/**
 * Adds a line at the end of a table in a program's text.
 *
 * @param table how the table's statement begins @param end its last line's beginning
 */
function withLine(text: string, table: string, line: string, end: string): string {
  const from = text.indexOf(table);
  const at = from < 0 ? -1 : text.indexOf(`\n${end}`, from);
  if (at < 0) throw new Error(`No table begins with "${table}".`);
  return `${text.slice(0, at)}\n  ${line}${text.slice(at)}`;
}

export function beginModel(slug: string, title: string, { folder }: PieceOptions, extended: ExtendedFiles): Beginning {
  const name = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (Object.hasOwn(modelFiles, slug)) throw new InvalidOption(`Modeli „${slug}“ është tashmë.`);
  const key = slug === name ? slug : `"${slug}"`;
  const file = `${modelFolder(folder)}/${slug}`;
  const loader = `${key}: async () => (await import("./${file}")).${name},`;
  return {
    files: {
      [`app/models/${file}.tsx`]: modelBeginning(name, title),
      "app/magazine/lesson-markup.ts": withLine(
        extended.modelNames,
        "export const touchModelNames ",
        `"${slug}",`,
        "]",
      ),
      "app/models/model-files.ts": withLine(extended.modelFiles, "export const modelFiles:", `${key}: "${file}",`, "}"),
      "app/models/all-models.ts": withLine(extended.modelLoaders, "export const modelLoaders:", loader, "}"),
    },
    next: [
      `::modeli[Çfarë të vërehet.]{emri="${slug}"} te mësimi`,
      "lartësia e kornizës te seed/pipeline/lesson/frame-heights.ts",
      "docs/decisions/014-models-that-are-touched.md",
    ],
  };
}

/** Returns the folder of a model, which is that of its science. */
function modelFolder(wished: string | undefined): string {
  const folders = [...new Set(Object.values(modelFiles).map((file) => file.split("/")[0] ?? ""))].sort();
  if (wished !== undefined && folders.includes(wished)) return wished;
  const all = `Janë: ${folders.join(", ")}.`;
  if (wished === undefined) throw new InvalidOption(`Ku ta vë modelin? Shto --folder dhe dosjen e lëndës. ${all}`);
  const near = nearest(wished, folders);
  throw new InvalidOption(`Nuk ka dosje „${wished}“.${near === null ? "" : ` Mos deshe „${near}“?`} ${all}`);
}
