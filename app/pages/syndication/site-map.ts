/** Makes the site map for search engines: sitemaps.org's protocol 0.9, with Google's extension for pictures. */
import type { Library } from "../../library/library";
import { chapterPath } from "../../magazine/chapters";
import { fixedPages } from "../../magazine/fixed-pages";
import { xmlText } from "../../magazine/xml";
import { readChapters } from "../chapter/chapter-page";
import { type DatedPiece, datedPieces } from "./dated-pieces";

interface MappedPage {
  path: string;
  /** The last change, ISO 8601; undefined for a page that comes only from the code. */
  changed?: string;
  image?: string;
}

/** Returns the latest of several changes; ISO 8601 in UTC sorts as text. */
const latest = (pieces: readonly { changed: string }[]): string | undefined =>
  pieces
    .map(({ changed }) => changed)
    .sort()
    .at(-1);

const inside = (path: string) => (piece: DatedPiece) => path === "/" || piece.path.startsWith(`${path}/`);

/** Lists every public page, each once. */
async function mappedPages(library: Library): Promise<MappedPage[]> {
  const [pieces, dates, chapters] = await Promise.all([datedPieces(library), library.dates(), readChapters(library)]);
  const changeOf = (name: string) => dates[name]?.changed ?? dates[name]?.published;
  const pages = [
    ...pieces.map(({ path, changed, image }) => ({ path, changed, image })),
    ...pieces.flatMap(({ practice, hour }) => [practice ?? [], hour ?? []].flat()),
    ...pieces.flatMap(({ models, changed }) => models.map((name) => ({ path: `/modelet/${name}`, changed }))),
    ...chapters.map((chapter) => ({
      path: chapterPath(chapter),
      changed: latest(pieces.filter(({ chapterId }) => chapterId === chapter.id)),
    })),
    { path: "/fjalori", changed: changeOf("glossary") },
    { path: "/harta", changed: changeOf("map") },
    { path: "/modelet", changed: latest(pieces.filter(({ models }) => models.length > 0)) },
    ...fixedPages.map((path) => ({ path, changed: latest(pieces.filter(inside(path))) })),
  ];
  return pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) === index);
}

/** Writes the site map as XML. @param origin of its addresses, such as `https://prizma.shkolla.workers.dev` */
export async function siteMap(library: Library, origin: string): Promise<string> {
  const url = ({ path, changed, image }: MappedPage) =>
    [
      `<url><loc>${xmlText(origin + path)}</loc>`,
      changed === undefined ? "" : `<lastmod>${xmlText(changed)}</lastmod>`,
      image ? `<image:image><image:loc>${xmlText(origin + image)}</image:loc></image:image>` : "",
      "</url>",
    ].join("");
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  const urls = (await mappedPages(library)).map(url);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join("\n")}\n</urlset>\n`;
}
