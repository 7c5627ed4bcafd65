import * as v from "valibot";
import type { Category } from "./category";
import { excerpt } from "./excerpt";
import { extrasOf, extrasSchema } from "./extras";
import { idSchema, slugSchema } from "./identifiers";
import { modelsIn } from "./lesson-markup";
import { pick } from "./pick";
import { parse, type Result } from "./result";
import type { Subject } from "./subject";
import { timingFields } from "./timing";

/** The number of related contents at the end of a content. */
export const relatedCount = 2;

/** The longest standfirst in characters: three lines on a phone. */
const longestDeck = 110;

/** The longest idea in characters: two lines on the map. */
const longestIdea = 24;

/** Fields of a content that lists show too. */
const listedFields = {
  id: idSchema,
  title: v.pipe(v.string(), v.minLength(1)),
  slug: slugSchema,
  imageUrl: v.string(),
  categoryId: idSchema,
  contentTypeId: v.picklist([1, 2, 3]),
  authorId: idSchema,
  /** Reading time in minutes. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  featured: v.boolean(),
  /** Its idea in a word or two, for the map of ideas and other lessons. */
  idea: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(longestIdea))),
  /** Slugs of the lessons that must be understood before it; at most three by convention. */
  needs: v.optional(v.array(slugSchema)),
  /** A piece of news: short, dated, without the parts of a lesson. */
  form: v.optional(v.literal("lajm")),
  /** The day of a piece of news, ISO 8601. */
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  ...timingFields,
};

export const contentSchema = v.object({
  ...listedFields,
  /** The standfirst: one sentence under the title that gives the reason to read on. */
  deck: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(longestDeck))),
  /** The text alternative of a cover that is a photograph. A drawn cover of the magazine is decoration. */
  imageAlt: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** HTML, sanitised and typeset at publication; empty while the content is in preparation. */
  content: v.string(),
  /** Names of the models in `content`; missing in older publications. `modelsOf` reads it. */
  models: v.optional(v.array(v.string())),
  /** JSON text, see the feature that reads it. */
  gameData: v.optional(v.string()),
  /** JSON text, see `quiz.ts`. */
  quizData: v.optional(v.string()),
});

/** A whole lesson, game or quiz of the magazine. */
export type Content = v.InferOutput<typeof contentSchema>;

/** Reads a record of unknown origin as a content. */
export const parseContent = (value: unknown): Result<Content> => parse(contentSchema, value);

/** The first words of the body as plain text, at most 100 characters. It is empty if there is no body. */
const excerptSchema = v.string();

/** Transfer size of a content's pages in bytes, pictures included: `seed/pipeline/magazine/page-bytes.ts`. */
const pageBytesSchema = v.object({ page: v.number(), exercises: v.optional(v.number()) });

export type PageBytes = v.InferOutput<typeof pageBytesSchema>;

export const contentSummarySchema = v.object({
  ...listedFields,
  excerpt: excerptSchema,
  /** Slugs of the nearest contents of its chapter, nearest first; missing in older publications. */
  nearest: v.optional(v.array(slugSchema)),
  /** The number of its exercises; missing if it has none. */
  exercises: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether the plan of its hour is published; missing if not. */
  hasHour: v.optional(v.literal(true)),
  /** Whether questions of it are published for a class: of a quiz, or of a lesson's models; missing if not. */
  hasQuestions: v.optional(v.literal(true)),
  /** Names of its models; missing if it has none, and in older publications. */
  models: v.optional(v.array(v.string())),
  /** The number of its extras besides the text; missing in older publications. */
  extras: v.optional(extrasSchema),
  /** For the size of its chapter's pack; missing in older publications. */
  bytes: v.optional(pageBytesSchema),
});

/** The fields of a content that lists need. */
export type ContentSummary = v.InferOutput<typeof contentSummarySchema>;

/** What a content's entry holds besides the content's own fields. */
interface SummaryParts {
  exercises?: number;
  hasHour?: boolean;
  hasQuestions?: boolean;
  bytes?: PageBytes;
}

/** Makes a content's entry in lists. It picks fields by name, so that a new field of `Content` stays out. */
export const summariseContent = (
  content: Content,
  nearest: string[],
  { exercises = 0, hasHour = false, hasQuestions = false, bytes }: SummaryParts = {},
): ContentSummary => ({
  ...pick(content, listedFields),
  excerpt: excerpt(content.content),
  nearest,
  ...(exercises > 0 && { exercises }),
  ...(hasHour && { hasHour }),
  ...(hasQuestions && { hasQuestions }),
  ...(modelsOf(content).length > 0 && { models: modelsOf(content) }),
  extras: extrasOf(content),
  ...(bytes && { bytes }),
});

export const wholeContentSchema = v.object({ ...contentSchema.entries, excerpt: excerptSchema });

/** A content with its excerpt, as the list of whole contents holds it. */
export type WholeContent = v.InferOutput<typeof wholeContentSchema>;

/** Adds the excerpt to a content. */
export const withExcerpt = (content: Content): WholeContent => ({ ...content, excerpt: excerpt(content.content) });

/** Returns the names of a content's models. For editions without this field it searches the HTML. */
export const modelsOf = ({ models, content }: Pick<Content, "models" | "content">): string[] =>
  models ?? modelsIn(content);

/** 1 is a lesson or topic, 2 a simulator or game, 3 a quiz. */
export type ContentTypeId = Content["contentTypeId"];

/** The contents whose address is not `/{subject}/{slug}`. */
const ownAddresses = new Map([["classical-mechanics", "/physics/mechanics"]]);

/** Returns the address of a content inside a department. */
export function contentPath(subject: Subject, slug: string): string {
  return ownAddresses.get(slug) ?? `/${subject}/${slug}`;
}

/**
 * Finds the department of a content (product 5.7). Its category decides. If it is unknown, the listing page decides;
 * on a page of both departments the id decides: 3 or lower is mathematics.
 */
export function subjectOf(
  content: Pick<Content, "categoryId">,
  category: Category | null,
  listedBy: Subject | null = null,
): Subject {
  return category?.type ?? listedBy ?? (content.categoryId <= 3 ? "math" : "physics");
}

/** Picks the related contents. They are the nearest of the category, or else the next ones in the list. */
export function relatedContents<T extends Pick<ContentSummary, "id" | "slug" | "nearest">>(
  sameCategory: T[],
  current: Pick<Content, "id">,
): T[] {
  const index = sameCategory.findIndex(({ id }) => id === current.id);
  const nearest = sameCategory[index]?.nearest ?? [];
  const named = nearest.flatMap((slug) => sameCategory.find((other) => other.slug === slug) ?? []);
  const next = [...sameCategory.slice(index + 1), ...sameCategory.slice(0, Math.max(0, index))];
  return [...new Set([...named, ...next])].filter(({ id }) => id !== current.id).slice(0, relatedCount);
}

/** Returns the home page's latest contents: items 4 to 6 of the featured (product 6.2). */
export function homeLatest<T>(featured: T[]): T[] {
  return featured.slice(3, 6);
}
