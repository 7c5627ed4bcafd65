/** Assembles the edition from the pieces that were read. It has term cards, idea maps, search, sizes of packs. */
import type { Category } from "../../../app/magazine/category";
import type { PublishedHour } from "../../../app/magazine/classroom/published-hour";
import type { Content } from "../../../app/magazine/content";
import type { IdeaMap, ReadingPath } from "../../../app/magazine/idea-map";
import { projectPath } from "../../../app/magazine/project-address";
import { stretchesOf, stretchName } from "../../../app/magazine/timing";
import type { Withdrawn } from "../../../app/magazine/withdrawn";
import { type Edition, hash, makeEdition } from "../edition/edition";
import { addTermCards, termsLinked } from "../lesson/term-cards";
import { placeTerm } from "../lesson/term-sections";
import { classQuestions } from "../practice/class-questions";
import { partsOfStretches } from "../search/parts-of-stretches";
import { layOutMap } from "./lay-out-map";
import { mapOrder } from "./map-order";
import { measurePages } from "./page-bytes";
import type { PieceRecall } from "./piece-recall";
import { prerenderPages } from "./prerender-pages";
import type { Corpus, WrittenContent } from "./read-magazine";
import type { Pieces, WrittenMagazine } from "./read-pieces";

/** The parts of an edition beside its pieces. */
interface Assembled extends WrittenMagazine {
  corpus: Corpus;
  paths: ReadingPath[];
  otherNames: Record<string, string[]>;
  /** Whether every piece was read. A partial edition has no search, no packs and no rendered pages. */
  isWhole: boolean;
  hasMap: boolean;
  publishedAt: number;
}

/** Assembles the edition. It reports no findings: the checks before it found them all. */
export function assembleEdition(
  magazine: Assembled,
  pieces: Pieces & { hours: PublishedHour[] },
  recalled: PieceRecall,
): Edition {
  const { corpus, addressOf, isWhole, paths, otherNames } = magazine;
  const { authors, categories } = corpus;
  const { terms, practices, projects, hours } = pieces;
  const { recall } = recalled;
  const rankOf = mapOrder(magazine.contents, addressOf);
  const glossary = terms.map((term) => placeTerm(term, rankOf, (address) => pieces.bodies.get(address) ?? null).entry);
  const entries = new Map(glossary.map((entry) => [entry.id, entry]));
  const nameOf = new Map(magazine.contents.map((each) => [addressOf(each), each.fields.idea ?? each.fields.title]));
  const contents = pieces.contents.map((content, index): Content => {
    const written = magazine.contents[index];
    if (written === undefined) return content;
    const read = () => addTermCards(content.content, entries, addressOf(written), (each) => nameOf.get(each));
    const cards = termsLinked(content.content).map((id) => entries.get(id));
    const names = cards.map((card) => nameOf.get(card?.taughtIn[0] ?? ""));
    const made = [content.content, addressOf(written), cards, names];
    return { ...content, content: recall(`cards/${content.slug}`, made, [], read) };
  });
  const stretches = stretchesOf(pieces.contents);
  const maps = [...stretches].flatMap(([passed, out]): [string, IdeaMap][] => {
    const mapped = magazine.hasMap ? ideasOf(out) : [];
    const name = stretchName("map", passed);
    const draw = () => layOutMap(mapped);
    return out.some(isMapped) ? [[String(passed), { ...recall(name, mapped, [], draw), paths }]] : [];
  });
  const { 0: ideaMap, ...laterMaps } = Object.fromEntries(maps);
  const searched = { categories, terms, projects, practices, hours, otherNames };
  const search = isWhole ? partsOfStretches(searched, stretches, hash) : [];
  const prerendered = isWhole ? prerenderPages({ categories, contents, glossary, ideaMap, laterMaps }) : {};
  const questions = classQuestions(
    contents.flatMap((content, index) => {
      const written = magazine.contents[index];
      return written === undefined ? [] : { content, address: addressOf(written) };
    }),
  );
  const bytes = isWhole ? measurePages(contents, practices, magazine.files) : {};
  const withdrawn = corpus.contents.flatMap((each) => [
    ...tombstone(each, addressOf(each), categories),
    ...(contents.some(({ slug }) => slug === each.fields.slug)
      ? signposts(each.formerly, each.fields.title, addressOf(each))
      : []),
  ]);
  for (const { name, displayName, type } of categories)
    withdrawn.push(...signposts(corpus.formerChapters.get(name), displayName, `/${type}/${name}`));
  for (const { slug, title, formerly } of magazine.projects.map(({ value }) => value))
    withdrawn.push(...signposts(formerly, title, projectPath(slug)));
  const lists = { withdrawn, authors, categories, contents, glossary, projects, ideaMap, laterMaps };
  const whole = { ...lists, practices, hours, questions };
  return makeEdition({ ...whole, search, prerendered, bytes }, magazine.publishedAt);
}

/** Whether the map shows it: a lesson that is not a piece of news. */
const isMapped = ({ contentTypeId, form }: Content) => contentTypeId === 1 && form === undefined;

/** Returns the fields of lessons that the map shows. Needs that it does not show are left out. */
function ideasOf(contents: readonly Content[]) {
  const lessons = contents.filter(isMapped);
  const shown = new Set(lessons.map(({ slug }) => slug));
  return lessons.map(({ slug, title, idea, needs }) => ({
    slug,
    title,
    idea,
    needs: needs?.filter((need) => shown.has(need)),
  }));
}

/** Makes the notice at the address of a withdrawn piece. It links to the piece's chapter. */
function tombstone(
  { withdrawn: reason, fields }: WrittenContent,
  address: string,
  categories: Category[],
): Withdrawn[] {
  const subject = address.startsWith("/math/") ? "math" : "physics";
  const chapter = categories.find(({ id }) => id === fields.categoryId);
  if (reason === undefined || chapter === undefined) return [];
  const onward = { href: `/${subject}/${chapter.name}`, text: `Te ${chapter.displayName}` };
  return [{ subject, slug: fields.slug, title: fields.title, reason, onward }];
}

/** Makes what leads from the earlier addresses of a content, a chapter or a project to its present one. */
function signposts(formerly: readonly string[] = [], title: string, address: string): Withdrawn[] {
  const subject = address.startsWith("/math/") ? "math" : "physics";
  const isProject = address.startsWith(projectPath(""));
  const onward = { href: address, text: `Te „${title}“` };
  const reason = "Kjo faqe ka një adresë të re.";
  return formerly.map((slug) => ({
    ...{ subject, slug, title, reason, onward, moved: true },
    ...(isProject && { isProject }),
  }));
}
