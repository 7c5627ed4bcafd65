import * as v from "valibot";
import type { Category, Subject } from "./category";
import { idSchema, slugSchema } from "./identifiers";
import { parse, type Result } from "./result";

export const contentSchema = v.object({
  id: idSchema,
  title: v.pipe(v.string(), v.minLength(1)),
  slug: slugSchema,
  /** HTML, sanitised and typeset when it was published; empty while the piece is in preparation. */
  content: v.string(),
  imageUrl: v.string(),
  categoryId: idSchema,
  contentTypeId: v.picklist([1, 2, 3]),
  authorId: idSchema,
  /** Minutes. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** JSON text, see the feature that plays it. */
  gameData: v.optional(v.string()),
  /** JSON text, see `quiz.ts`. */
  quizData: v.optional(v.string()),
  featured: v.boolean(),
});

/** One piece of the magazine, whole. */
export type Content = v.InferOutput<typeof contentSchema>;

/** Reads a record of unknown origin as a content. */
export const parseContent = (value: unknown): Result<Content> => parse(contentSchema, value);

export const contentSummarySchema = v.object({
  ...v.omit(contentSchema, ["content", "gameData", "quizData"]).entries,
  /** The first 100 characters of the body as plain text; empty where there is no body. */
  excerpt: v.string(),
});

/** What a list needs of a piece: everything but its body and its data for play. */
export type ContentSummary = v.InferOutput<typeof contentSummarySchema>;

/** 1 is a lesson or topic, 2 a simulator or game, 3 a quiz. */
export type ContentTypeId = Content["contentTypeId"];

/** The pieces whose address is not `/{subject}/{slug}`. */
const ownAddresses = new Map([["classical-mechanics", "/physics/mechanics"]]);

/** The address of a piece inside a department. */
export function contentPath(subject: Subject, slug: string): string {
  return ownAddresses.get(slug) ?? `/${subject}/${slug}`;
}

/**
 * The department a piece belongs to. Its category decides; where the category is unknown,
 * the brief's id rule serves: 3 or lower is mathematics.
 */
export function subjectOf(content: Pick<Content, "categoryId">, category: Category | null): Subject {
  return category?.type ?? (content.categoryId <= 3 ? "math" : "physics");
}

/** The first two other pieces of the same category, in the order given. */
export function relatedContents<T extends Pick<Content, "id">>(sameCategory: T[], current: Pick<Content, "id">): T[] {
  return sameCategory.filter((other) => other.id !== current.id).slice(0, 2);
}

/** The 'Latest' of the home page: items 4 to 6 of the featured list. */
export function homeLatest<T>(featured: T[]): T[] {
  return featured.slice(3, 6);
}
