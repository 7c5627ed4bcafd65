/** The feed of new and changed pieces: Atom, RFC 4287. */
import type { Library } from "../../library/library";
import { withEllipsis } from "../../magazine/excerpt";
import { nameUuid } from "../../magazine/name-uuid";
import { siteName } from "../../magazine/site";
import { xmlText } from "../../magazine/xml";
import { type DatedPiece, datedPieces } from "./dated-pieces";

/** The number of entries. A reader that loads the feed monthly misses nothing, and the feed stays under 20 KB. */
const entryCount = 30;

/** Returns an id that stays the same when the address changes. */
const idOf = async (name: string) => `urn:uuid:${await nameUuid(`prizma:${name}`)}`;

const newestFirst = (a: DatedPiece, b: DatedPiece) => (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0);

/** Writes the feed as XML. @param origin of its addresses, such as `https://prizma.shkolla.workers.dev` */
export async function feed(library: Library, origin: string): Promise<string> {
  const [pieces, publishedAt] = await Promise.all([datedPieces(library), library.publishedAt()]);
  const newest = [...pieces].sort(newestFirst).slice(0, entryCount);
  const entries = await Promise.all(newest.map((piece) => entry(piece, library, origin)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sq">
<id>${await idOf("feed")}</id>
<title>${siteName}</title>
<subtitle>Mësime, lojëra, kuize e projekte të matematikës dhe të fizikës, në shqip</subtitle>
<updated>${xmlText(newest[0]?.changed ?? publishedAt)}</updated>
<author><name>${siteName}</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(origin)}/feed.xml"/>
<link rel="alternate" type="text/html" hreflang="sq" href="${xmlText(origin)}/"/>
<icon>${xmlText(origin)}/favicon.svg</icon>
${entries.join("\n")}
</feed>
`;
}

async function entry(piece: DatedPiece, library: Library, origin: string): Promise<string> {
  const { name, path, title, text, chapter, authorId, published, changed } = piece;
  const author = authorId === null ? null : await library.author(authorId).catch(() => null);
  return [
    `<entry><id>${await idOf(name)}</id><title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" hreflang="sq" href="${xmlText(origin + path)}"/>`,
    `<published>${xmlText(published)}</published><updated>${xmlText(changed)}</updated>`,
    author ? `<author><name>${xmlText(author.name)}</name></author>` : "",
    chapter === null ? "" : `<category term="${xmlText(chapter)}"/>`,
    text === "" ? "" : `<summary>${xmlText(authorId === null ? text : withEllipsis(text))}</summary>`,
    "</entry>",
  ].join("");
}
