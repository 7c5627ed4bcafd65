import type { Author } from "../magazine/author";
import type { Category } from "../magazine/category";
import type { Content, ContentSummary } from "../magazine/content";
import { excerpt } from "../magazine/excerpt";
import { type Library, matches } from "./library";

/** A whole magazine held in memory. */
export interface Magazine {
  publishedAt: string;
  categories: Category[];
  authors: Author[];
  contents: Content[];
}

/** A library over plain objects: the baseline that the others are compared with, and what tests read. */
export function createMemoryLibrary({ publishedAt, categories, authors, contents }: Magazine): Library {
  return {
    contents: async (filter) => contents.filter((content) => matches(content, filter)).map(summarise),
    content: async (slug) => contents.find((content) => content.slug === slug) ?? null,
    categories: async ({ type } = {}) => categories.filter((category) => type === undefined || category.type === type),
    category: async (id) => categories.find((category) => category.id === id) ?? null,
    author: async (id) => authors.find((author) => author.id === id) ?? null,
    publishedAt: async () => publishedAt,
  };
}

/** What a list needs of a piece. */
function summarise({ content, gameData, quizData, ...rest }: Content): ContentSummary {
  return { ...rest, excerpt: excerpt(content) };
}
